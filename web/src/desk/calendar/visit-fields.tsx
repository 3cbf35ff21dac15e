import { durationLabels, durationSchema } from '@welding/domain/entities/appointment';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { useId } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { Field } from '#shared/ui/field.tsx';
import { TimeField } from './time-field.tsx';
import type { VisitValues } from './visit-values.ts';

const mostProjects = 50;

type VisitFieldsProps = {
  values: VisitValues;
  problems: Partial<Record<keyof VisitValues, string>>;
  welders: readonly { readonly id: string; readonly name: string }[];
  onChange: (changed: Partial<VisitValues>) => void;
};

/** Everything that is asked about a visit but whose it is. */
export function VisitFields({ values, problems, welders, onChange }: VisitFieldsProps) {
  const titlesId = useId();
  const projects = useDeskList(
    values.clientId
      ? {
          collection: 'projects',
          schema: storedProjectSchema,
          where: [['clientId', '==', values.clientId]],
          order: ['createdAt', 'desc'],
          limit: mostProjects,
        }
      : null,
  );
  const known = projects.status === 'ready' ? projects.items : [];
  return (
    <>
      <Field label="Title" error={problems.title}>
        {(props) => (
          <>
            <input
              {...props}
              className="input"
              list={titlesId}
              value={values.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
            <datalist id={titlesId}>
              {Object.values(serviceTypeLabels).map((label) => (
                <option key={label} value={label} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <TimeField
        label="Date and time"
        value={values}
        error={problems.wallTime}
        onChange={({ wallTime, pass }) => onChange({ wallTime, pass })}
      />
      <Field label="Duration" error={problems.duration}>
        {(props) => (
          <select
            {...props}
            className="select"
            value={values.duration}
            onChange={({ target }) => onChange({ duration: durationSchema.parse(target.value) })}
          >
            {Object.entries(durationLabels).map(([minutes, label]) => (
              <option key={minutes} value={minutes}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Welder" error={problems.welderId}>
        {(props) => (
          <select
            {...props}
            className="select"
            value={values.welderId}
            onChange={({ target }) => onChange({ welderId: target.value })}
          >
            <option value="">Unassigned</option>
            {values.welderId && !welders.some(({ id }) => id === values.welderId) && (
              <option value={values.welderId}>Former staff</option>
            )}
            {welders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Arrival window (optional)"
        error={problems.windowMinutes}
        hint="Minutes after the time within which the welder arrives"
      >
        {(props) => (
          <input
            {...props}
            type="number"
            inputMode="numeric"
            min={0}
            className="input"
            value={values.windowMinutes}
            onChange={({ target }) => onChange({ windowMinutes: target.value })}
          />
        )}
      </Field>
      <Field label="Project (optional)" error={problems.projectId}>
        {(props) => (
          <select
            {...props}
            className="select"
            value={values.projectId}
            onChange={({ target }) => onChange({ projectId: target.value })}
          >
            <option value="">None</option>
            {values.projectId && !known.some(({ id }) => id === values.projectId) && (
              <option value={values.projectId}>The chosen project</option>
            )}
            {known.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Address (optional)" error={problems.address} hint="Left empty, it is the client's">
        {(props) => (
          <input
            {...props}
            className="input"
            autoComplete="off"
            value={values.address}
            onChange={({ target }) => onChange({ address: target.value })}
          />
        )}
      </Field>
      <Field label="ZIP (optional)" error={problems.zip}>
        {(props) => (
          <input
            {...props}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={values.zip}
            onChange={({ target }) => onChange({ zip: target.value })}
          />
        )}
      </Field>
      <Field
        label="Description (optional)"
        error={problems.description}
        hint="The client sees it too"
        className="md:col-span-2"
      >
        {(props) => (
          <textarea
            {...props}
            rows={3}
            className="textarea"
            value={values.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
    </>
  );
}
