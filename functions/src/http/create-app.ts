import { randomUUID } from 'node:crypto';
import { atSite } from '@welding/domain/paths';
import { loadOnce } from '@welding/domain/values/lazy';
import express, {
  type Express,
  type IRouter,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { inLanguage } from '#language.ts';
import { notFound } from '#refusal.ts';
import { cachedBriefly } from './cached-briefly.ts';
import { brokenUrl, methodNotAllowed, respondWithError } from './errors.ts';
import { hadBrokenUrl } from './raw-request.ts';
import type { Route } from './route.ts';
import { noteArrival } from './within-deadline.ts';

/** The page's assets change names with each release, so the cache must be short. */
const cacheMs = 60_000;
const pagePath = '/404';

/** Responds below /es with the Spanish 404 page. Hosting serves the English one for all addresses. */
const respondInSpanish: RequestHandler = async (request, response, next) => {
  // Hosting requests the page itself only where it does not exist.
  const page = request.path === pagePath ? undefined : await notFoundPage();
  if (page === undefined || !['GET', 'HEAD'].includes(request.method)) return next();
  response.status(404).set('Cache-Control', 'public, max-age=0, s-maxage=60').type('html').send(page);
};

const notFoundPage = cachedBriefly(cacheMs, async () => {
  for (const path of [atSite(pagePath, 'es'), pagePath]) {
    const response = await fetch(`${config().SITE_URL}${path}`, { signal: AbortSignal.timeout(5_000) });
    if (response.ok) return await response.text();
  }
  return undefined;
});

/**
 * Gives the request an id, sends it as X-Request-Id and logs one line after the response. The line has the route's pattern
 * instead of the URL, because the URL can hold a client's email.
 */
function logRequest(request: Request, response: Response): void {
  const requestId = randomUUID();
  const start = performance.now();
  response.locals['requestId'] = requestId;
  response.set('X-Request-Id', requestId);
  response.on('close', () => {
    logger.info('request', {
      requestId,
      method: request.method,
      route: response.locals['route'] ?? 'none',
      status: response.statusCode,
      completed: response.writableFinished,
      milliseconds: Math.round(performance.now() - start),
    });
  });
}

/** Routes that load with the first request below one of their prefixes, to keep cold starts short. */
export type RouteGroup = {
  /** For example /api/desk. Each prefix belongs to one group. */
  readonly prefixes: readonly string[];
  readonly load: () => Promise<readonly Route[]>;
};

/** The API as an Express app: the routes, and an error for every other path or method. */
export function createApp(groups: readonly RouteGroup[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use((request, response, next) => {
    noteArrival(request);
    // Hosting drops Set-Cookie from a response that is not private.
    response.set('Cache-Control', 'private, no-store');
    response.set('X-Content-Type-Options', 'nosniff');
    response.removeHeader('X-Powered-By');
    logRequest(request, response);
    next(hadBrokenUrl(request) ? brokenUrl() : undefined);
  });
  app.use((request, _response, next) => {
    // RFC 9110, 12.5.4. A regional language, like es-MX, counts as its language.
    inLanguage(request.acceptsLanguages(['en', 'es']) === 'es' ? 'es' : 'en', next);
  });
  for (const group of groups) app.use(whenAsked(group));
  app.use('/es', respondInSpanish);
  app.use(() => {
    throw notFound();
  });
  app.use(respondWithError);
  return app;
}

function whenAsked({ prefixes, load }: RouteGroup): RequestHandler {
  const router = loadOnce(async () => routerOf(await load()));
  return async (request, response, next) => {
    const path = `${request.path.toLowerCase()}/`;
    if (!prefixes.some((prefix) => path.startsWith(`${prefix}/`))) return next();
    (await router())(request, response, next);
  };
}

function routerOf(routes: readonly Route[]): IRouter {
  const router = Router();
  for (const [path, methods] of [...groupByPath(routes)].toSorted(byWordsFirst))
    router.all(path, dispatch(path, methods));
  return router;
}

/** A fixed segment matches before a parameter, in any order of modules. */
function byWordsFirst([one]: [path: string, ...unknown[]], [other]: [path: string, ...unknown[]]): number {
  const [first, second] = [one, other].map((path) => path.replaceAll(':', '\uffff'));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

function groupByPath(routes: readonly Route[]): Map<string, Map<string, Route>> {
  const paths = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const methods = paths.get(route.path) ?? new Map<string, Route>();
    methods.set(route.method, route);
    if (route.method === 'GET') methods.set('HEAD', route);
    paths.set(route.path, methods);
  }
  return paths;
}

function dispatch(path: string, methods: ReadonlyMap<string, Route>) {
  return async (request: Request, response: Response): Promise<void> => {
    response.locals['route'] = path;
    const route = methods.get(request.method);
    if (!route) throw methodNotAllowed([...methods.keys()].toSorted());
    await route.handle(request, response);
  };
}
