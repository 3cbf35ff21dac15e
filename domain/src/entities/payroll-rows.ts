import { chicagoDate } from '../values/chicago-day.ts';
import type { CsvCell } from '../values/csv-row.ts';
import { labelOf } from '../values/label-of.ts';
import { type WorkEntry, workKindLabels } from './work-entry.ts';
import { countedMinutes } from './work-week.ts';

/** The header of the timesheet CSV, as payroll services import it. */
export const payrollHeadings = ['date', 'name', 'hours', 'job', 'type'] as const;

/**
 * A timesheet as rows: driven and worked time per person, day and job, in hours with two decimals. Rounds so that a person's
 * rows add up to the rounded total.
 * @param people in display order
 */
export function payrollRows(
  entries: readonly WorkEntry[],
  people: readonly { readonly id: string; readonly name: string }[],
): CsvCell[][] {
  const counted = countedMinutes(entries);
  return people.flatMap(({ id, name }) => {
    const own = entries
      .filter((entry) => entry.welderId === id && counted.get(entry.id))
      .toSorted((one, other) => one.start.localeCompare(other.start));
    const groups = Map.groupBy(own, ({ start, kind, job = '' }) =>
      JSON.stringify([chicagoDate(new Date(start)), job, kind]),
    );
    let before = 0;
    return [...groups.values()].map((group): CsvCell[] => {
      const [{ start, job, kind } = { start: '', job: undefined, kind: 'work' as const }] = group;
      const after = before + group.reduce((sum, entry) => sum + (counted.get(entry.id) ?? 0), 0);
      const hours = (hundredths(after) - hundredths(before)) / 100;
      before = after;
      return [chicagoDate(new Date(start)), name, hours, job, labelOf(workKindLabels, kind)];
    });
  });
}

function hundredths(minutes: number): number {
  return Math.round((minutes * 100) / 60);
}
