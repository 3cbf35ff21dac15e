import type { RouteGroup } from '#http/create-app.ts';
import type { Route } from '#http/route.ts';
import { apiGroups, stripeGroups } from './routes.ts';

/** Every route of the function `api`. */
export const apiRoutes: readonly Route[] = await loaded(apiGroups);

/** Every route of the function `stripeWebhook`. */
export const stripeRoutes: readonly Route[] = await loaded(stripeGroups);

/** Every route of the API, whichever function serves it. */
export const routes: readonly Route[] = [...apiRoutes, ...stripeRoutes];

async function loaded(groups: readonly RouteGroup[]): Promise<Route[]> {
  return (await Promise.all(groups.map((group) => group.load()))).flat();
}
