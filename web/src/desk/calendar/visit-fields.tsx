import { durationLabels } from '@welding/domain/entities/appointment';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { InstantField } from '#desk/ui/form/instant-field.tsx';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { type Option, optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { ReadsNoteOf } from '#desk/ui/reads-note.tsx';
import { CrewField } from './crew-field.tsx';
import { visitFormTexts } from './visit-form-texts.ts';
import type { VisitValues } from './visit-values.ts';

const durations = optionsOf(durationLabels);
const mostProjects = 50;

type VisitFieldsProps = {
  form: DeskFormHandle<VisitValues>;
  welders: readonly { readonly id: string; readonly name: string }[];
  /** Asked for beside the first day, where a job may take several. */
  moreDays?: ReactNode;
};

/** Everything that is asked about a visit but whose it is. */
export function VisitFields({ form, welders, moreDays }: VisitFieldsProps) {
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
      <CrewField form={form} welders={welders} />
      {moreDays}
      <NumberField
        form={form}
        name="windowMinutes"
        label={visitFormTexts().arrivalWindow}
        hint={visitFormTexts().arrivalWindowHint}
      />
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
