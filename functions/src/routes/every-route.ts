import type { Route } from '#http/route.ts';
import { deskRoutes } from './desk-routes.ts';
import { siteRoutes, stripeRoutes } from './routes.ts';

/** Every route of the function `api`. */
export const apiRoutes: readonly Route[] = [...siteRoutes, ...deskRoutes];

/** Every route of the API, whichever function serves it. */
export const routes: readonly Route[] = [...apiRoutes, ...stripeRoutes];
