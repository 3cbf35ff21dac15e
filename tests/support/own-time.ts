import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOpenAt } from '@welding/domain/booking/opening-hours';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { stackAddresses } from './stack.ts';

/** After the days of tests about special weeks and the calendar, and within the bookable year. */
const firstDay = 24;
const lastDay = 360;
/** Far enough apart for visits of two hours, with the gap. */
const clocks = ['08:00', '11:00', '14:00'] as const;
type Clock = (typeof clocks)[number];

/**
 * An instant within business hours, at least three weeks ahead, that no other test of this run gets, because all tests share
 * the welders. For visits of up to two hours. @param wanted the time of day, if it matters
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
