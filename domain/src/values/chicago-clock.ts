import { tzOffset } from '@date-fns/tz/tzOffset';
import { business } from './business.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** As much of Temporal as is needed; Safari and Node 24 have none. */
declare const Temporal:
  | {
      readonly Instant: {
        fromEpochMilliseconds(ms: number): {
          toZonedDateTimeISO(timeZone: string): { readonly offsetNanoseconds: number };
        };
      };
    }
  | undefined;

/**
 * How many minutes Chicago's clock is ahead of UTC. By Temporal where there is one: the package asks a formatter of Intl, and a
 * page's first one costs a slow phone up to 40 ms of its first screen.
 */
export function minutesAhead(instant: Date): number {
  if (typeof Temporal === 'undefined') return tzOffset(business.timeZone, instant);
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    business.timeZone,
  );
  return zoned.offsetNanoseconds / (minuteMs * 1e6);
}

/** What Chicago's clock shows at `instant`, to be read off the date's fields in UTC. */
export function chicagoClock(instant: Date): Date {
  return new Date(instant.getTime() + minutesAhead(instant) * minuteMs);
}

/**
 * The instants at which Chicago's clock may show `clock`, a date of `chicagoClock`, the earlier first: one as a rule, two where a
 * time comes twice. Of a time that the clock skips, the same reading an hour on.
 */
export function instantsAtClock(clock: Date): Date[] {
  // No clock is a day off UTC, and none is changed twice within two days.
  const [before, after] = [-dayMs, dayMs].map((ms) => minutesAhead(new Date(clock.getTime() + ms)));
  const at = (ahead = 0) => new Date(clock.getTime() - ahead * minuteMs);
  const isClock = (instant: Date) => chicagoClock(instant).getTime() === clock.getTime();
  const instants = before === after ? [at(before)] : [at(before), at(after)].filter(isClock);
  return instants.length > 0 ? instants : [at(before)];
}
