import { nextFreeQuerySchema, shownDays } from '@welding/domain/booking/availability';
import { comingTimeText, specialDayText } from '@welding/domain/booking/coming-time';
import { defaultDuration } from '@welding/domain/entities/appointment';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { freeTimesOf, readTimes } from '#actions/free-time.ts';
import { addressParts } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/**
 * GET /api/next-free: 200, the first time of the next 14 days at which a visit of the usual length could begin, and their
 * special days; kept by caches for a minute. Whatever service is asked for, every welder does it.
 */
export const showNextFree = publicRoute({
  method: 'GET',
  path: '/api/next-free',
  read: addressParts(nextFreeQuerySchema),
  answer: async () => {
    const now = new Date();
    const from = chicagoDate(now);
    const durationMinutes = Number(defaultDuration);
    const read = await readTimes({ from, days: shownDays });
    const { days, rules } = freeTimesOf(read, { durationMinutes });
    const [at] = days.flatMap(({ times }) => times);
    const coming = rules.settings.specialDays
      .filter(({ date }) => date >= from && date < addDays(from, shownDays))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
    const [soonest] = coming;
    return {
      status: 200,
      json: {
        at: at?.toISOString() ?? null,
        specialDays: coming,
        words: {
          next: at ? comingTimeText(at, now) : null,
          specialDay: soonest ? specialDayText(soonest) : null,
        },
      },
      headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' },
    };
  },
});
