import { atSite } from '@welding/domain/paths';
import type { RequestHandler } from 'express';
import { config } from '#config.ts';
import { cachedBriefly } from './cached-briefly.ts';

/** Until a new release of the site is shown, whose assets have other names. */
const cacheMs = 60_000;
const pagePath = '/404';

/**
 * Answers below /es with the Spanish page for what is not there. Hosting itself knows one such page for all addresses, the
 * English one, which stays where the site is built without Spanish.
 */
export const answerInSpanish: RequestHandler = async (request, response, next) => {
  // Hosting asks for the page itself only where it does not exist.
  const page = request.path === pagePath ? undefined : await notFoundPage();
  if (page === undefined || !['GET', 'HEAD'].includes(request.method)) return next();
  response.status(404).set('Cache-Control', 'public, max-age=0, s-maxage=60').type('html').send(page);
};

const notFoundPage = cachedBriefly(cacheMs, async () => {
  for (const path of [atSite(pagePath, 'es'), pagePath]) {
    const answer = await fetch(`${config().SITE_URL}${path}`, { signal: AbortSignal.timeout(5_000) });
    if (answer.ok) return await answer.text();
  }
  return undefined;
});
