import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOpenAt } from '@welding/domain/booking/opening-hours';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { stackAddresses } from './stack.ts';

/** Beyond what tests of special weeks and of the calendar look at, and within the year that is booked ahead. */
const firstDay = 24;
const lastDay = 360;
/** Far enough from each other for visits of two hours, with the gap. */
const clocks = ['08:00', '11:00', '14:00'] as const;
type Clock = (typeof clocks)[number];

/**
 * An instant within the hours, three weeks from now or later, that no other test of this run gets: welders are everybody's,
 * and a time can be taken. For visits of up to two hours.
 * @param wanted the time of day, where it matters
 */
export function ownTime(wanted?: Clock): string {
  const taken = join(stackAddresses().directory, 'test-times');
  mkdirSync(taken, { recursive: true });
  const today = chicagoDate(new Date());
  for (let day = firstDay; day < lastDay; day += 1) {
    const date = addDays(today, day);
    const isUsual = isOpenAt(chicagoInstant(date, '07:00')) && isOpenAt(chicagoInstant(date, '17:00'));
    for (const clock of isUsual ? clocks : []) {
      if (wanted && clock !== wanted) continue;
      if (claims(join(taken, `${date}T${clock.replace(':', '')}`)))
        return chicagoInstant(date, clock).toISOString();
    }
  }
  throw new Error('Every time of the year is taken by a test');
}

function claims(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
