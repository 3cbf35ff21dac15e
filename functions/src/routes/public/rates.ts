import { ratesOf } from '@welding/domain/estimating/rates-of';
import { findSettings } from '#data/settings.ts';
import { nothing } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/** GET /api/rates: 200 and what the price range is worked out from; kept by caches for five minutes. */
export const showRates = publicRoute({
  method: 'GET',
  path: '/api/rates',
  read: nothing,
  answer: async () => ({
    status: 200,
    json: ratesOf(await findSettings()),
    headers: { 'Cache-Control': 'public, max-age=300, s-maxage=300' },
  }),
});
