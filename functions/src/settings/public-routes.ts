import { type NextFree, nextFreeQuerySchema, shownDays } from '@welding/domain/booking/availability';
import { comingTimeText, specialDayText } from '@welding/domain/booking/coming-time';
import { credentialLines } from '@welding/domain/business/credentials';
import { ratesOf } from '@welding/domain/business/settings';
import { defaultDuration } from '@welding/domain/entities/duration';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { findCapacity, findFirstFreeTime } from '#calendar/free-time.ts';
import { cachedBriefly } from '#http/cached-briefly.ts';
import { nothing } from '#http/readers.ts';
import { anywhere, Reply, site } from '#http/resource-routes.ts';
import { findSettings } from './settings.ts';

/** Cached here too, because requests can bypass HTTP caches with another spelling of the URL. */
const cacheMs = 5_000;

const nextFree = cachedBriefly(cacheMs, async () => {
  const from = chicagoDate(new Date());
  const durationMinutes = Number(defaultDuration);
  const capacity = await findCapacity();
  const at = await findFirstFreeTime(capacity, { from, days: shownDays }, { durationMinutes });
  const coming = capacity.rules.settings.specialDays
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

async function comingSpecialDays() {
  const today = chicagoDate(new Date());
  const { specialDays } = await findSettings();
  return specialDays
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const cachedFor = (seconds: number) => `public, max-age=${seconds}, s-maxage=${seconds}`;

export const routes = [
  /** The rates of the price range; cached for five minutes. */
  site.get('/rates', anywhere, nothing, async () => {
    return new Reply({
      json: ratesOf(await findSettings()),
      headers: { 'Cache-Control': cachedFor(300) },
    });
  }),
  /** The lines about license and insurance in the reader's language; cached for five minutes for each language. */
  site.get('/credentials', anywhere, nothing, async () => {
    return new Reply({
      json: { lines: credentialLines((await findSettings()).credentials, chicagoDate(new Date())) },
      headers: { 'Cache-Control': cachedFor(300), Vary: 'Accept-Language' },
    });
  }),
  /** The special days from today on; cached for a minute. */
  site.get('/special-days', anywhere, nothing, async () => {
    return new Reply({
      json: { specialDays: await comingSpecialDays() },
      headers: { 'Cache-Control': cachedFor(60) },
    });
  }),
  /**
   * The first free time of the next 14 days for a visit of the usual length, and the special days; cached here for five seconds
   * and over HTTP for a minute, for each language. Every welder does every service.
   */
  site.get('/next-free', anywhere, nextFreeQuerySchema, async () => {
    return new Reply({
      json: nextFreeWords(await nextFree()),
      headers: { 'Cache-Control': cachedFor(60), Vary: 'Accept-Language' },
    });
  }),
];
