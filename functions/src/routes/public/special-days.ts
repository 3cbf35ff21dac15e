import { chicagoDate } from '@welding/domain/values/chicago-day';
import { findSettings } from '#data/settings.ts';
import { nothing } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/** GET /api/special-days: 200 and the special days from today on, soonest first; kept by caches for a minute. */
export const listSpecialDays = publicRoute({
  method: 'GET',
  path: '/api/special-days',
  read: nothing,
  answer: async () => {
    const today = chicagoDate(new Date());
    const { specialDays } = await findSettings();
    const coming = specialDays
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
    return {
      status: 200,
      json: { specialDays: coming },
      headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' },
    };
  },
});
