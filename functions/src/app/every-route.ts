import type { RouteGroup } from '#http/create-app.ts';
import type { Route } from '#http/route.ts';
import { apiGroups, stripeGroups, takeoutGroups } from './routes.ts';

export const apiRoutes: readonly Route[] = await loaded(apiGroups);

export const stripeRoutes: readonly Route[] = await loaded(stripeGroups);

export const routes: readonly Route[] = [...apiRoutes, ...stripeRoutes, ...(await loaded(takeoutGroups))];

async function loaded(groups: readonly RouteGroup[]): Promise<Route[]> {
  return (await Promise.all(groups.map((group) => group.load()))).flat();
}
