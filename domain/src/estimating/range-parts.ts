import { formatDollars, formatWholeDollars } from '../values/money.ts';
import { estimatingTexts } from './estimating-texts.ts';
import type { WorkedOutRange } from './price-range-of.ts';

export function rangeParts(range: WorkedOutRange): string[] {
  const { hours, centsPerHour, afterHours, afterHoursCentsPerHour, travel, floor } = range;
  const texts = estimatingTexts().range;
  return [
    texts.work(between(hours.low, hours.high, String), hours.high, dollars(centsPerHour)),
    ...(afterHours.high > 0 && afterHoursCentsPerHour > 0
      ? [texts[afterHours.low > 0 ? 'afterHours' : 'upToAfterHours'](dollars(afterHoursCentsPerHour))]
      : []),
    travel.high === 0 ? texts.noTravel : texts.travel(between(travel.low, travel.high, dollars)),
    texts.atLeast(dollars(floor)),
  ];
}

function between(low: number, high: number, text: (amount: number) => string): string {
  return low === high ? text(low) : estimatingTexts().range.fromTo(text(low), text(high));
}

function dollars(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents / 100) : formatDollars(cents / 100);
}
