import type { RouteGroup } from '#http/create-app.ts';
import type { Route } from '#http/route.ts';

/**
 * What the site, the portal and the desk call. The routes of one resource share a file; a new file is a line here in the
 * group of its prefix.
 */
export const apiGroups: readonly RouteGroup[] = [
  group(['/api/health', '/api/client-errors'], () => import('./public/service.ts')),
  group(['/api/quotes'], () => import('./public/quotes.ts')),
  group(
    ['/api/rates', '/api/special-days', '/api/next-free', '/api/credentials'],
    () => import('./public/site.ts'),
  ),
  group(['/api/mail-preferences'], () => import('./public/mail-preferences.ts')),
  group(['/api/calendar-feeds'], () => import('./public/calendar-feed.ts')),
  group(['/api/paper-links'], () => import('./public/paper-links.ts')),
  group(['/api/create-payment-intent'], () => import('./public/create-payment-intent.ts')),
  group(['/api/sign-in'], () => import('./public/sign-in.ts')),
  group(['/api/staff-password'], () => import('./public/staff-password.ts')),
  group(['/api/clients'], () => import('./portal/clients.ts')),
  group(['/api/appointments', '/api/availability'], () => import('./portal/appointments.ts')),
  group(
    ['/api/projects', '/api/estimates', '/api/invoices', '/api/payments'],
    () => import('./portal/lists.ts'),
    () => import('./portal/estimates.ts'),
    () => import('./portal/papers.ts'),
  ),
  group(['/api/photos'], () => import('./portal/photos.ts')),
  group(['/api/push-devices'], () => import('./portal/push-devices.ts')),
  group(['/api/me', '/api/logout'], () => import('./portal/me.ts')),
  group(
    ['/api/desk'],
    () => import('./desk/appointments.ts'),
    () => import('./desk/blocks.ts'),
    () => import('./desk/calendar.ts'),
    () => import('./desk/clients.ts'),
    () => import('./desk/earnings.ts'),
    () => import('./desk/estimate-templates.ts'),
    () => import('./desk/estimates.ts'),
    () => import('./desk/expenses.ts'),
    () => import('./desk/export-csv.ts'),
    () => import('./desk/holds.ts'),
    () => import('./desk/invoices.ts'),
    () => import('./desk/mails.ts'),
    () => import('./desk/paper-mails.ts'),
    () => import('./desk/payments.ts'),
    () => import('./desk/photos.ts'),
    () => import('./desk/plans.ts'),
    () => import('./desk/price-book.ts'),
    () => import('./desk/projects.ts'),
    () => import('./desk/quotes.ts'),
    () => import('./desk/refused-taps.ts'),
    () => import('./desk/settings.ts'),
    () => import('./desk/staff.ts'),
    () => import('./desk/timesheets.ts'),
    () => import('./desk/work-entries.ts'),
  ),
];

/** What Stripe calls: instances of its own, so that nothing visitors do can keep an event waiting. */
export const stripeGroups: readonly RouteGroup[] = [
  group(['/api/stripe'], () => import('./public/stripe-webhook.ts')),
];

/** All that the modules export are routes at or below the prefixes. */
function group(
  prefixes: readonly string[],
  ...modules: readonly (() => Promise<Readonly<Record<string, Route>>>)[]
): RouteGroup {
  return {
    prefixes,
    load: async () => (await Promise.all(modules.map((load) => load()))).flatMap(Object.values<Route>),
  };
}
