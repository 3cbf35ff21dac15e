import { formatDollars, formatWholeDollars } from '../values/money.ts';
import type { WorkedOutRange } from './price-range-of.ts';

/** What a range is made of, in words. */
export function rangeParts(range: WorkedOutRange): string[] {
  const { hours, centsPerHour, afterHours, afterHoursCentsPerHour, travel, floor } = range;
  return [
    `${between(hours.low, hours.high, String)} ${hours.high === 1 ? 'hour' : 'hours'} of work at ${dollars(centsPerHour)} an hour`,
    ...(afterHours.high > 0 && afterHoursCentsPerHour > 0
      ? [`${afterHours.low > 0 ? '' : 'up to '}${dollars(afterHoursCentsPerHour)} an hour more after hours`]
      : []),
    travel.high === 0 ? 'no charge for travel' : `travel ${between(travel.low, travel.high, dollars)}`,
    `at least ${dollars(floor)}`,
  ];
}

function between(low: number, high: number, text: (amount: number) => string): string {
  return low === high ? text(low) : `${text(low)} to ${text(high)}`;
}

function dollars(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents / 100) : formatDollars(cents / 100);
}
