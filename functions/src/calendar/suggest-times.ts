import { whoIsFree } from '@welding/domain/booking/least-driving';
import type { Suggestions, SuggestionsQuery } from '@welding/domain/booking/suggestion';
import { freeTimesOf, readTimes } from './free-time.ts';
import { requireWelders } from './require-welders.ts';

/** So many are suggested, a person chooses among few. */
const mostSuggested = 5;

/**
 * Who could make a visit and when, those first who drive the least for it; of times that cost one welder the same way on one
 * day, the first. Of several who are to come together those times that all of them have.
 */
export async function suggestTimes({
  from,
  days,
  duration,
  zip,
  appointmentId,
  welderIds: crew = [],
}: SuggestionsQuery): Promise<Suggestions> {
  const durationMinutes = Number(duration);
  const lookedFor = { durationMinutes, zip, id: appointmentId };
  const [read] = await Promise.all([readTimes({ from, days }), requireWelders(crew)]);
  const found = freeTimesOf(read, { ...lookedFor, crew });
  const rules = { ...found.rules.days, now: found.question.now };
  const candidates = found.days.flatMap(({ date, times }) =>
    times.flatMap((start) => {
      const end = new Date(start.getTime() + durationMinutes * 60_000);
      const free = whoIsFree({ kind: 'visit', start, end, zip }, found.welders, rules);
      return free.map(({ welderId, extraMiles }) => ({
        welderId,
        welderIds: crew.length > 1 ? [...crew] : [welderId],
        date,
        at: start.toISOString(),
        extraMiles: extraMiles === undefined ? null : Math.round(extraMiles * 10) / 10,
      }));
    }),
  );
  const firsts = new Map(
    candidates.toReversed().map((one) => [`${one.welderIds} ${one.date} ${one.extraMiles}`, one]),
  );
  const sorted = [...firsts.values()].toSorted(
    (one, other) => (one.extraMiles ?? 0) - (other.extraMiles ?? 0) || (one.at < other.at ? -1 : 1),
  );
  return {
    suggestions: sorted.slice(0, mostSuggested).map(({ welderId, welderIds, at, extraMiles }) => ({
      welderId,
      welderIds,
      at,
      extraMiles,
    })),
  };
}
