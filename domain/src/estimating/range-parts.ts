import { inLanguages, plural, say } from '../values/language.ts';
import { formatDollars, formatWholeDollars } from '../values/money.ts';
import type { WorkedOutRange } from './price-range-of.ts';

const rangeTexts = inLanguages({
  range: {
    work: say(
      (hours: string, most: number, dollars: string) =>
        `${hours} ${plural(most, 'hour', 'hours')} of work at ${dollars} an hour`,
      (hours, most, dollars) => `${hours} ${plural(most, 'hora', 'horas')} de trabajo a ${dollars} la hora`,
    ),
    afterHours: say(
      (dollars: string) => `${dollars} an hour more after hours`,
      (dollars) => `${dollars} más por hora fuera de horario`,
    ),
    upToAfterHours: say(
      (dollars: string) => `up to ${dollars} an hour more after hours`,
      (dollars) => `hasta ${dollars} más por hora fuera de horario`,
    ),
    noTravel: say('no charge for travel', 'sin cargo por traslado'),
    travel: say(
      (dollars: string) => `travel ${dollars}`,
      (dollars) => `traslado ${dollars}`,
    ),
    atLeast: say(
      (dollars: string) => `at least ${dollars}`,
      (dollars) => `${dollars} como mínimo`,
    ),
    fromTo: say(
      (low: string, high: string) => `${low} to ${high}`,
      (low, high) => `${low} a ${high}`,
    ),
  },
});

export function rangeParts(range: WorkedOutRange): string[] {
  const { hours, centsPerHour, afterHours, afterHoursCentsPerHour, travel, floor } = range;
  const texts = rangeTexts().range;
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
  return low === high ? text(low) : rangeTexts().range.fromTo(text(low), text(high));
}

function dollars(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents / 100) : formatDollars(cents / 100);
}
