import { defaultDuration, durationLabels } from '@welding/domain/entities/appointment';
import { repeatLabels } from '@welding/domain/entities/repeat';
import { maxPlanDays } from '@welding/domain/entities/visit-plan';
import { addDays, chicagoDate, moveToDate } from '@welding/domain/values/chicago-day';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#desk/ui/form/entry-rows.tsx';
import { InstantField, isInstant } from '#desk/ui/form/instant-field.tsx';
import { optionsOf, SelectField } from '#desk/ui/form/select-field.tsx';
import { useFieldWords } from '#desk/ui/form/use-desk-field.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { visitFormTexts } from './visit-form-texts.ts';
import type { VisitValues } from './visit-values.ts';

const durations = optionsOf(durationLabels);
const repeats = optionsOf(repeatLabels);

/** The further days of a job that takes several, for the same crew, and whether all of it is done again. */
export function MoreDays({ form }: { form: DeskFormHandle<VisitValues> }) {
  const list = useFieldArray({ control: form.control, name: 'moreDays' });
  const { scheduledDate, duration, everyMonths } = useWatch({ control: form.control });
  const days = useWatch({ control: form.control, name: 'moreDays' }) ?? [];
  useFieldWords({ form, name: 'moreDays', label: visitFormTexts().day }, (all) =>
    (all ?? []).map((day) =>
      isInstant(day.scheduledDate) ? appointmentTime(new Date(day.scheduledDate)) : '',
    ),
  );
  const add = () => {
    const last = days.at(-1) ?? { scheduledDate, duration };
    list.append({
      scheduledDate: dayAfter(last.scheduledDate),
      duration: last.duration ?? defaultDuration,
    });
  };
  return (
    <div className="grid gap-3 md:col-span-2">
      <EntryRows
        list={list}
        most={maxPlanDays - 1}
        add={visitFormTexts().addAnotherDay}
        onAdd={add}
        nameOf={(index) => visitFormTexts().dayNumber(index + 2)}
      >
        {(index) => (
          <>
            <InstantField
              form={form}
              name={`moreDays.${index}.scheduledDate`}
              label={visitFormTexts().dayDateAndTime(index + 2)}
            />
            <SelectField
              form={form}
              name={`moreDays.${index}.duration`}
              label={visitFormTexts().dayDuration(index + 2)}
              options={durations}
            />
          </>
        )}
      </EntryRows>
      {isOutOfOrder([scheduledDate, ...days.map((day) => day.scheduledDate)]) && (
        <p role="status" className="font-semibold">
          {visitFormTexts().daysOutOfOrder}
        </p>
      )}
      <SelectField
        form={form}
        name="everyMonths"
        label={visitFormTexts().repeat}
        none={visitFormTexts().doesNotRepeat}
        options={repeats}
        hint={everyMonths && visitFormTexts().repeatHint}
        className="sm:max-w-md"
      />
    </div>
  );
}

/** Whether a day comes before the one above it. */
function isOutOfOrder(times: readonly (string | undefined)[]): boolean {
  const instants = times.filter(isInstant).map((time) => Date.parse(time));
  return instants.some((instant, index) => instant < (instants[index - 1] ?? instant));
}

/** The same time of the next day; nothing where no time is typed yet. */
function dayAfter(time: string | undefined): string {
  if (!isInstant(time)) return '';
  const instant = new Date(time);
  return moveToDate(instant, addDays(chicagoDate(instant), 1)).toISOString();
}
