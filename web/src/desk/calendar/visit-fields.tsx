import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText, maxCrew } from '@welding/domain/entities/crew';
import { defaultDuration, durationWords, plannedDurations } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { projectSchema } from '@welding/domain/entities/project';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import type { visitFormSchema } from '@welding/domain/entities/visit';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { ReadsNoteOf } from '#desk/ui/with-clients.tsx';
import { InstantField } from '#shared/form/instant-field.tsx';
import { type Option, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormFieldProps, useFormField } from '#shared/form/use-form-field.ts';
import type { FormValues, SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { visitFormTexts } from './visit-texts.ts';

const windows = [0, 30, 60];
const mostProjects = 200;

type VisitFieldsProps = {
  form: SavedFormHandle<VisitValues>;
  /** Undefined until all are known. */
  welders: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Next to the first day, for jobs of several days. */
  moreDays?: ReactNode;
  findTime: ReactNode;
};

/** All fields of a visit except its client. */
export function VisitFields({ form, welders, moreDays, findTime }: VisitFieldsProps) {
  const t = visitFormTexts();
  const titlesId = useId();
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const projects = useProjectOptions(clientId);
  return (
    <>
      <div className="grid">
        <TextField form={form} name="title" list={titlesId} />
        <datalist id={titlesId}>
          {Object.values(serviceTypeLabels).map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </div>
      <InstantField form={form} name="scheduledDate" label={t.dateAndTime} />
      <DurationField form={form} name="duration" label={t.duration} />
      {findTime}
      <CrewField form={form} welders={welders} />
      {moreDays}
      <ArrivalWindow form={form} />
      <SelectField
        form={form}
        name="projectId"
        label={t.project}
        options={projects.options}
        hint={projects.isFull && t.newestProjects(mostProjects)}
        none={t.none}
        otherwise={t.theChosenProject}
      />
      <TextField form={form} name="address" label={t.address} hint={t.addressHint} />
      <TextField form={form} name="zip" label={t.zip} inputMode="numeric" />
      <ReadsNoteOf clientId={clientId} className="md:col-span-2" />
      <TextField
        form={form}
        name="description"
        label={t.description}
        hint={t.theClientSeesItToo}
        rows={3}
        className="md:col-span-2"
      />
    </>
  );
}

type DurationFieldProps<Name extends FieldPath<VisitValues>> = FormFieldProps<VisitValues, Name>;

/** Any planned length, and the stored one where it is another. */
export function DurationField<Name extends FieldPath<VisitValues>>(props: DurationFieldProps<Name>) {
  const value: unknown = useWatch({ control: props.form.control, name: props.name });
  const options = plannedDurations.map((minutes) => ({ value: minutes, label: durationWords(minutes) }));
  const otherwise = typeof value === 'string' ? durationWords(value) : '';
  return <SelectField {...props} options={options} otherwise={otherwise} />;
}

function ArrivalWindow({ form }: { form: SavedFormHandle<VisitValues> }) {
  const t = visitFormTexts();
  const label = t.arrivalWindow;
  const textOf = (minutes: number | undefined) =>
    minutes === undefined ? t.usualWindow : t.minutes(minutes);
  const { value, onChange, input, error } = useFormField({ form, name: 'windowMinutes', label }, textOf);
  return (
    <Field label={label} hint={t.arrivalWindowHint} error={error} isQuiet>
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

function useProjectOptions(clientId: string | undefined): { options: Option[]; isFull: boolean } {
  const projects = useDeskList(
    clientId
      ? {
          collection: 'projects',
          schema: projectSchema,
          where: [['clientId', '==', clientId]],
          order: ['createdAt', 'desc'],
          limit: mostProjects,
        }
      : null,
  );
  if (projects.status !== 'ready') return { options: [], isFull: false };
  const options = projects.items.map(({ id, title }) => ({ value: id, label: localTitle(title) }));
  return { options: [...options], isFull: projects.isFull };
}

type CrewFieldProps = {
  form: SavedFormHandle<VisitValues>;
  welders: VisitFieldsProps['welders'];
};

/** The crew: unassigned, one welder, or several with the lead first. */
function CrewField({ form, welders: known }: CrewFieldProps) {
  const t = visitFormTexts();
  const welders = known ?? [];
  const names = new Map(welders.map(({ id, name }) => [id, name]));
  const { value, onChange, input, error } = useFormField(
    { form, name: 'welderIds', label: t.welders },
    (ids) => crewText(ids ?? [], names) || t.unassigned,
  );
  const [isAdding, setIsAdding] = useState(false);
  const crew: readonly string[] = value ?? [];
  const rows = crew.length === 0 || isAdding ? [...crew, ''] : crew;
  const isFull = crew.length >= Math.min(maxCrew, welders.length);
  const choose = (row: number, chosen: string) => {
    const next = rows.map((id, index) => (index === row ? chosen : id)).filter(Boolean);
    onChange(next.length > 0 ? next : undefined);
    setIsAdding(false);
  };
  return (
    <div className="grid content-start gap-3">
      {rows.map((id, row) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the crew
          key={row}
          label={row === 0 ? t.welder : t.welderNumber(row + 1)}
          hint={row === 0 && rows.length > 1 ? t.leadsTheVisit : undefined}
          error={row === 0 ? error : undefined}
          isQuiet
        >
          {(control) => (
            <select
              {...control}
              {...(row === 0 ? input : { name: `welder-${row + 1}` })}
              className="select"
              value={id}
              onChange={({ target }) => choose(row, target.value)}
            >
              <option value="">{row === 0 && rows.length === 1 ? t.unassigned : t.nobody}</option>
              {id && !names.has(id) && <option value={id}>{known ? t.formerStaff : t.loadingName}</option>}
              {welders
                .filter((welder) => welder.id === id || !crew.includes(welder.id))
                .map((welder) => (
                  <option key={welder.id} value={welder.id}>
                    {welder.name}
                  </option>
                ))}
            </select>
          )}
        </Field>
      ))}
      {crew.length > 0 && !isAdding && !isFull && (
        <Button icon={UserPlus} className="justify-self-start" onClick={() => setIsAdding(true)}>
          {t.addAWelder}
        </Button>
      )}
    </div>
  );
}

export type VisitValues = FormValues<typeof visitFormSchema>;

export function visitValues(visit: Partial<Appointment>): VisitValues {
  const { clientId, projectId, scheduledDate, duration = defaultDuration, windowMinutes } = visit;
  const crew = crewOf(visit);
  const { title = '', description = '', address = '', zip = '' } = visit;
  return {
    clientId,
    projectId,
    title: localTitle(title),
    description,
    scheduledDate,
    duration,
    welderIds: crew.length > 0 ? [...crew] : undefined,
    welderId: undefined,
    windowMinutes,
    address,
    zip,
    holdId: undefined,
    bookAnyway: undefined,
    everyMonths: undefined,
    moreDays: undefined,
  };
}
