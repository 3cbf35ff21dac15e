import { crewText, maxCrew } from '@welding/domain/entities/crew';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useDeskField } from '#desk/ui/form/use-desk-field.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { visitFormTexts } from './visit-form-texts.ts';
import type { VisitValues } from './visit-values.ts';

type CrewFieldProps = {
  form: DeskFormHandle<VisitValues>;
  welders: readonly { readonly id: string; readonly name: string }[];
};

/** Who makes the visit: nobody yet, one welder, or several, of whom the first leads. */
export function CrewField({ form, welders }: CrewFieldProps) {
  const names = new Map(welders.map(({ id, name }) => [id, name]));
  const { value, onChange, input, error } = useDeskField(
    { form, name: 'welderIds', label: visitFormTexts().welders },
    (ids) => crewText(ids ?? [], names) || visitFormTexts().unassigned,
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
          label={row === 0 ? visitFormTexts().welder : visitFormTexts().welderNumber(row + 1)}
          hint={row === 0 && rows.length > 1 ? visitFormTexts().leadsTheVisit : undefined}
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
              <option value="">
                {row === 0 && rows.length === 1 ? visitFormTexts().unassigned : visitFormTexts().nobody}
              </option>
              {id && !names.has(id) && <option value={id}>{visitFormTexts().formerStaff}</option>}
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
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          onClick={() => setIsAdding(true)}
        >
          <UserPlus aria-hidden="true" className="size-5" /> {visitFormTexts().addAWelder}
        </button>
      )}
    </div>
  );
}
