import type { RouteGroup } from '#http/create-app.ts';
import type { Route } from '#http/route.ts';

/** The routes of site, portal and desk. The routes of one resource share a file; add a new file to the group of its prefix. */
export const apiGroups: readonly RouteGroup[] = [
  group(['/api/health', '/api/client-errors'], () => import('./service-routes.ts')),
  group(['/api/quotes'], () => import('#requests/public-routes.ts')),
  group(
    ['/api/rates', '/api/special-days', '/api/next-free', '/api/credentials'],
    () => import('#settings/public-routes.ts'),
  ),
  group(['/api/mail-preferences'], () => import('#messages/preference-routes.ts')),
  group(['/api/calendar-feeds'], () => import('#calendar/feed-routes.ts')),
  group(['/api/paper-links'], () => import('#papers/link-routes.ts')),
  group(['/api/create-payment-intent'], () => import('#payments/pay-routes.ts')),
  group(['/api/sign-in'], () => import('#sign-in/routes.ts')),
  group(['/api/staff-password'], () => import('#staff/password-routes.ts')),
  group(['/api/clients'], () => import('#sign-in/email-routes.ts')),
  group(['/api/appointments', '/api/availability'], () => import('#visits/portal-routes.ts')),
  group(
    ['/api/projects', '/api/estimates', '/api/invoices', '/api/payments'],
    () => import('#projects/portal-routes.ts'),
    () => import('#estimates/portal-routes.ts'),
    () => import('#papers/portal-routes.ts'),
    () => import('#works/portal-routes.ts'),
  ),
  group(['/api/work'], () => import('#works/public-routes.ts')),
  group(['/api/photos'], () => import('#photos/portal-routes.ts')),
  group(['/api/push-devices'], () => import('#messages/push-routes.ts')),
  group(['/api/me', '/api/logout'], () => import('#clients/portal-routes.ts')),
  group(
    ['/api/desk'],
    () => import('#visits/desk-routes.ts'),
    () => import('#calendar/desk-routes.ts'),
    () => import('#clients/desk-routes.ts'),
    () => import('#estimates/desk-routes.ts'),
    () => import('#costs/routes.ts'),
    () => import('#exports/routes.ts'),
    () => import('#imports/routes.ts'),
    () => import('#invoices/routes.ts'),
    () => import('#messages/desk-routes.ts'),
    () => import('#papers/mail-routes.ts'),
    () => import('#payments/desk-routes.ts'),
    () => import('#photos/desk-routes.ts'),
    () => import('#price-book/routes.ts'),
    () => import('#projects/desk-routes.ts'),
    () => import('#requests/desk-routes.ts'),
    () => import('#settings/desk-routes.ts'),
    () => import('#staff/desk-routes.ts'),
    () => import('#works/desk-routes.ts'),
    () => import('#time/routes.ts'),
  ),
];

/** Stripe's routes have instances of their own, so that visitors' requests never delay an event. */
export const stripeGroups: readonly RouteGroup[] = [
  group(['/api/stripe'], () => import('#stripe/routes.ts')),
];

/** Reads everything and draws every paper, on instances of its own. */
export const takeoutGroups: readonly RouteGroup[] = [
  group(['/api/desk/everything.zip'], () => import('#takeout/routes.ts')),
];

/** Each export of the modules is a route below the prefixes, or a list of routes. */
function group(
  prefixes: readonly string[],
  ...modules: readonly (() => Promise<Readonly<Record<string, Route | readonly Route[]>>>)[]
): RouteGroup {
  return {
    prefixes,
    load: async () =>
      (await Promise.all(modules.map((load) => load()))).flatMap((module) => Object.values(module)).flat(),
  };
}
