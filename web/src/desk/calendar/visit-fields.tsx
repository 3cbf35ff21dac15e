import { durationLabels } from '@welding/domain/entities/appointment';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { InstantField } from '#desk/ui/form/instant-field.tsx';
import { type Option, optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskField } from '#desk/ui/form/use-desk-field.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { ReadsNoteOf } from '#desk/ui/reads-note.tsx';
import { Field } from '#shared/ui/field.tsx';
import { CrewField } from './crew-field.tsx';
import { visitFormTexts } from './visit-form-texts.ts';
import type { VisitValues } from './visit-values.ts';

const durations = optionsOf(durationLabels);
const windows = [0, 30, 60];
const mostProjects = 50;

type VisitFieldsProps = {
  form: DeskFormHandle<VisitValues>;
  welders: readonly { readonly id: string; readonly name: string }[];
  /** Asked for beside the first day, where a job may take several. */
  moreDays?: ReactNode;
  /** Suggests times, beside the one that is typed. */
  findTime: ReactNode;
};

/** Everything that is asked about a visit but whose it is. */
export function VisitFields({ form, welders, moreDays, findTime }: VisitFieldsProps) {
  const titlesId = useId();
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const projects = useProjectOptions(clientId);
  return (
    <>
      <div className="grid">
        <TextField form={form} name="title" label={visitFormTexts().title} list={titlesId} />
        <datalist id={titlesId}>
          {Object.values(serviceTypeLabels).map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </div>
      <InstantField form={form} name="scheduledDate" label={visitFormTexts().dateAndTime} />
      <SelectField form={form} name="duration" label={visitFormTexts().duration} options={durations} />
      {findTime}
      <CrewField form={form} welders={welders} />
      {moreDays}
      <ArrivalWindow form={form} />
      <SelectField
        form={form}
        name="projectId"
        label={visitFormTexts().project}
        options={projects}
        none={visitFormTexts().none}
        otherwise={visitFormTexts().theChosenProject}
      />
      <TextField
        form={form}
        name="address"
        label={visitFormTexts().address}
        hint={visitFormTexts().addressHint}
      />
      <TextField form={form} name="zip" label={visitFormTexts().zip} inputMode="numeric" />
      <ReadsNoteOf clientId={clientId} className="md:col-span-2" />
      <TextField
        form={form}
        name="description"
        label={visitFormTexts().description}
        hint={visitFormTexts().theClientSeesItToo}
        rows={3}
        className="md:col-span-2"
      />
    </>
  );
}

/** How long after the start the welder may arrive. */
function ArrivalWindow({ form }: { form: DeskFormHandle<VisitValues> }) {
  const label = visitFormTexts().arrivalWindow;
  const textOf = (minutes: number | undefined) =>
    minutes === undefined ? visitFormTexts().usualWindow : visitFormTexts().minutes(minutes);
  const { value, onChange, input, error } = useDeskField({ form, name: 'windowMinutes', label }, textOf);
  return (
    <Field label={label} hint={visitFormTexts().arrivalWindowHint} error={error} isQuiet>
      {(control) => (
        <select
          {...control}
          {...input}
          className="select"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        >
          {[...new Set([undefined, ...windows, value])].map((minutes) => (
            <option key={minutes ?? ''} value={minutes ?? ''}>
              {textOf(minutes)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function useProjectOptions(clientId: string | undefined): Option[] {
  const projects = useDeskList(
    clientId
      ? {
          collection: 'projects',
          schema: storedProjectSchema,
          where: [['clientId', '==', clientId]],
          order: ['createdAt', 'desc'],
          limit: mostProjects,
        }
      : null,
  );
  return projects.status === 'ready'
    ? projects.items.map(({ id, title }) => ({ value: id, label: toldTitle(title) }))
    : [];
}
