import { type NextFree, nextFreeQuerySchema, shownDays } from '@welding/domain/booking/availability';
import { comingTimeText, specialDayText } from '@welding/domain/booking/coming-time';
import { credentialLines } from '@welding/domain/business/credentials';
import { ratesOf } from '@welding/domain/business/settings';
import { defaultDuration } from '@welding/domain/entities/appointment';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { freeTimesOf, readTimes } from '#calendar/free-time.ts';
import { cachedBriefly } from '#http/cached-briefly.ts';
import { nothing, params } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { findSettings } from './settings.ts';

/** GET /api/rates: 200 and the rates of the price range; cached for five minutes. */
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

/**
 * GET /api/credentials: 200 and the lines about license and insurance in the reader's language; cached for five minutes for each
 * language.
 */
export const showCredentials = publicRoute({
  method: 'GET',
  path: '/api/credentials',
  read: nothing,
  answer: async () => ({
    status: 200,
    json: { lines: credentialLines((await findSettings()).credentials, chicagoDate(new Date())) },
    headers: { 'Cache-Control': 'public, max-age=300, s-maxage=300', Vary: 'Accept-Language' },
  }),
});

/** GET /api/special-days: 200 and the special days from today on, soonest first; cached for a minute. */
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

/** Cached here too, because requests can bypass HTTP caches with another spelling of the URL. */
const cacheMs = 5_000;

const nextFree = cachedBriefly(cacheMs, async () => {
  const from = chicagoDate(new Date());
  const durationMinutes = Number(defaultDuration);
  const read = await readTimes({ from, days: shownDays });
  const { days, rules } = freeTimesOf(read, { durationMinutes });
  const [at] = days.flatMap(({ times }) => times);
  const coming = rules.settings.specialDays
    .filter(({ date }) => date >= from && date < addDays(from, shownDays))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { at, coming };
});

/** The result in the visitor's language. */
function nextFreeWords({ at, coming }: Awaited<ReturnType<typeof nextFree>>): NextFree {
  const [soonest] = coming;
  return {
    at: at?.toISOString() ?? null,
    specialDays: coming,
    words: {
      next: at ? comingTimeText(at, new Date()) : null,
      specialDay: soonest ? specialDayText(soonest) : null,
    },
  };
}

/**
 * GET /api/next-free: 200, the first free time of the next 14 days for a visit of the usual length, and the special days; cached
 * here for five seconds and over HTTP for a minute, for each language. Every welder does every service.
 */
export const showNextFree = publicRoute({
  method: 'GET',
  path: '/api/next-free',
  read: params(nextFreeQuerySchema),
  answer: async () => ({
    status: 200,
    json: nextFreeWords(await nextFree()),
    headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60', Vary: 'Accept-Language' },
  }),
});
