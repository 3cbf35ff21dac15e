import { chicagoDate } from '../values/chicago-day.ts';
import type { CsvCell } from '../values/csv-row.ts';
import { type WorkEntry, workKindLabels } from './work-entry.ts';
import { countedMinutes } from './work-week.ts';

/** What the rows of a timesheet as a file begin with, as payroll services import it. */
export const payrollHeadings = ['date', 'name', 'hours', 'job', 'type'] as const;

/**
 * A timesheet as rows: for each day of somebody and each job, what was driven and worked, in hours with two decimals. Each is
 * rounded so that the rows of one person add up to what the minutes of all of them are, rounded once.
 * @param people in the order in which they are listed
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
      return [chicagoDate(new Date(start)), name, hours, job, workKindLabels[kind]];
    });
  });
}

function hundredths(minutes: number): number {
  return Math.round((minutes * 100) / 60);
}
