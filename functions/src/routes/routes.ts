import type { RouteGroup } from '#http/app.ts';
import type { Route } from '#http/route.ts';

/**
 * What the site, the portal and the desk call. A new route is a file of its own, and a line here in the group of its
 * address.
 */
export const apiGroups: readonly RouteGroup[] = [
  group(['/api/health'], () => import('./public/health.ts')),
  group(
    ['/api/quotes'],
    () => import('./public/quotes.ts'),
    () => import('./public/quote-photos.ts'),
  ),
  group(['/api/rates'], () => import('./public/rates.ts')),
  group(['/api/next-free'], () => import('./public/next-free.ts')),
  group(['/api/special-days'], () => import('./public/special-days.ts')),
  group(['/api/mail-preferences'], () => import('./public/mail-preferences.ts')),
  group(['/api/calendar-feeds'], () => import('./public/calendar-feed.ts')),
  group(['/api/create-payment-intent'], () => import('./public/create-payment-intent.ts')),
  group(
    ['/api/sign-in'],
    () => import('./public/send-code.ts'),
    () => import('./public/verify-code.ts'),
  ),
  group(['/api/clients'], () => import('./portal/clients.ts')),
  group(['/api/logout'], () => import('./portal/logout.ts')),
  group(['/api/projects'], () => import('./portal/projects.ts')),
  group(['/api/availability'], () => import('./portal/availability.ts')),
  group(
    ['/api/appointments'],
    () => import('./portal/appointments.ts'),
    () => import('./portal/change-appointment.ts'),
  ),
  group(
    ['/api/estimates', '/api/invoices', '/api/payments'],
    () => import('./portal/answer-estimate.ts'),
    () => import('./portal/papers.ts'),
    () => import('./portal/payments.ts'),
  ),
  group(['/api/photos'], () => import('./portal/photos.ts')),
  group(
    ['/api/push-devices'],
    () => import('./public/push-key.ts'),
    () => import('./portal/push-devices.ts'),
  ),
  group(
    ['/api/me'],
    () => import('./portal/me.ts'),
    () => import('./portal/export-me.ts'),
    () => import('./portal/log-out-everywhere.ts'),
  ),
  {
    addresses: ['/api/desk'],
    load: async () => (await import('./desk-routes.ts')).deskRoutes,
  },
];

/** What Stripe calls: instances of its own, so that nothing visitors do can keep an event waiting. */
export const stripeGroups: readonly RouteGroup[] = [
  group(['/api/stripe'], () => import('./public/stripe-webhook.ts')),
];

/** All that the modules export are routes at or below the addresses. */
function group(
  addresses: readonly string[],
  ...modules: readonly (() => Promise<Readonly<Record<string, Route>>>)[]
): RouteGroup {
  return {
    addresses,
    load: async () => (await Promise.all(modules.map((load) => load()))).flatMap(Object.values<Route>),
  };
}
