import { dateText } from '@welding/domain/values/date-text';
import type { FieldVersion } from '#desk/ui/save-problem.tsx';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { type ChosenTime, chosenInstant } from '#shared/appointments/chosen-instant.ts';
import type { RecurringValues } from './recurring-values.ts';
import { weekdays } from './weekdays-field.tsx';

/** What the form of a blocked time holds. */
export type BlockValues = {
  readonly welderId: string;
  readonly start: ChosenTime;
  readonly end: ChosenTime;
  readonly reason: string;
};

/** What differs between what was typed and what is stored, as people read it. */
export function blockVersions(mine: BlockValues, theirs: BlockValues): FieldVersion[] {
  return different([
    ['Reason', ({ reason }: BlockValues) => reason],
    ['From', ({ start }: BlockValues) => timeText(start)],
    ['Until', ({ end }: BlockValues) => timeText(end)],
  ])(mine, theirs);
}

/** As `blockVersions`, of a time that is blocked every week. */
export function recurringVersions(mine: RecurringValues, theirs: RecurringValues): FieldVersion[] {
  return different([
    ['Reason', ({ reason }: RecurringValues) => reason],
    [
      'Days',
      ({ weekdays: chosen }: RecurringValues) =>
        weekdays.flatMap(([day, label]) => (chosen.includes(day) ? label : [])).join(', '),
    ],
    ['From', ({ from }: RecurringValues) => from],
    ['Until', ({ to }: RecurringValues) => to],
    ['First day', ({ firstDate }: RecurringValues) => firstDate && dateText(firstDate)],
    ['Last day', ({ lastDate }: RecurringValues) => lastDate && dateText(lastDate)],
  ])(mine, theirs);
}

function different<Values>(fields: readonly (readonly [string, (values: Values) => string])[]) {
  return (mine: Values, theirs: Values): FieldVersion[] =>
    fields
      .map(([label, textOf]) => ({ label, mine: textOf(mine), theirs: textOf(theirs) }))
      .filter((field) => field.mine !== field.theirs);
}

function timeText(time: ChosenTime): string {
  const instant = chosenInstant(time);
  return instant ? appointmentTime(instant) : '';
}
