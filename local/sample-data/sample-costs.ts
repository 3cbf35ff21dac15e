import type { NewExpense } from '@welding/domain/entities/expense';
import type { NewWorkEntry } from '@welding/domain/entities/work-entry';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { sampleStaff } from './sample-staff.ts';
import { workingDay } from './sample-week.ts';
import { visitTime } from './visit-time.ts';

type Author = keyof typeof sampleStaff;
type SampleExpense = {
  readonly projectId: string;
  readonly by: Author;
  /** A picture in `receipts`, without its ending. */
  readonly receipt?: string;
  readonly expense: Omit<NewExpense, 'photoId'>;
};

/** What jobs cost beside what taps tell of, as seen from the day it is written on. */
export type SampleCosts = {
  /** Dollars an hour, from now on and for hours of before. */
  readonly rates: readonly (readonly [id: string, dollars: number])[];
  readonly hours: readonly NewWorkEntry[];
  readonly expenses: readonly SampleExpense[];
};

const truck = '9f0ec700-0000-4000-8000-000000000002';
const [dumpBody, fence] = ['9f0ec700-0000-4000-8000-000000000101', '9f0ec700-0000-4000-8000-000000000103'];

/**
 * The truck that is under way costs more than planned: a day of hours that were noted by hand, and plates with their receipt. Two
 * jobs that are done have expenses beside their hours.
 */
export function sampleCosts(now: Date): SampleCosts {
  const day = (days: number, clock = '12:00') => visitTime(now, workingDay(now, days), clock);
  const onTruck = (kind: 'drive' | 'work', start: string, end: string): NewWorkEntry => ({
    ...{ welderId: sampleStaff.wes.id, projectId: truck, kind, reason: 'Phone was out of power' },
    ...{ start: day(-5, start), end: day(-5, end) },
  });
  const spent = (
    [projectId, by]: readonly [string, Author],
    [amount, what, days]: readonly [number, string, number],
    receipt?: string,
  ): SampleExpense => ({
    ...{ projectId, by, ...(receipt && { receipt }) },
    expense: { amount, what, paidOn: chicagoDate(new Date(day(days))) },
  });
  return {
    rates: [
      [sampleStaff.wes.id, 34],
      [sampleStaff.wanda.id, 31.5],
    ],
    hours: [onTruck('drive', '08:00', '08:30'), onTruck('work', '08:30', '15:30')],
    expenses: [
      spent([truck, 'wes'], [184.2, 'Fish plates, cut to size', -5], 'fish-plates'),
      spent([truck, 'wes'], [38.75, 'Flap discs and cutoff wheels', -5], 'grinding-discs'),
      spent([dumpBody, 'wanda'], [312.4, 'Floor plate, 1/4 inch', -4], 'floor-plate'),
      spent([fence, 'oscar'], [46.9, 'Concrete mix', -2]),
    ],
  };
}
