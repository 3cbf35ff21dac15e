/** React and what has to run before it, the router, what every icon is drawn with, and what fetches later code. */
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|lucide-react\/dist\/esm\/(?!icons)[\w-]+)(\/|\.m?js)|vite\/preload-helper|web\/src\/shared\/state\/set-immediate/;

const publicPages = [
  'web/src/pwa/outbox/outbox-exists',
  'web/src/pwa/outbox/outbox-news',
  'web/src/shared/api/env',
  'web/src/shared/api/paths.',
  'web/src/shared/appointments/special-day',
  'web/src/shared/appointments/use-special-days',
  'web/src/shared/next-free/',
  'web/src/shared/state/create-store',
  'web/src/shared/storage/database-exists',
  'web/src/shared/storage/storage-keys',
  'web/src/shared/storage/web-storage',
  'web/src/shared/ui/deferred-form',
  'web/src/shared/ui/keep-loading',
  'web/src/shared/ui/link.',
  'web/src/shared/ui/page-metadata',
  'web/src/shared/ui/phone-link',
  'web/src/shared/ui/spinner',
  'web/src/shared/ui/use-back-closes',
  'web/src/shared/ui/use-minute',
  'web/src/shared/ui/use-near-screen',
  'web/src/site/marketing/illustrations/service-drawing',
  'web/src/site/marketing/next-visit',
  'web/src/site/quotes/quote-draft-key',
  'web/src/site/quotes/quote-form-element',
  'domain/src/business/business.',
  'domain/src/business/opening-hours',
  'domain/src/values/lazy',
  'domain/src/values/money',
  'lucide-react/dist/esm/icons/map-pin.',
  'lucide-react/dist/esm/icons/siren.',
  'lucide-react/dist/esm/icons/x.',
];

/** What the portal begins with, signed in or not, and what ends a session. */
const portalEntry = [
  'web/src/portal/session/deferred-sign-in-form',
  'web/src/portal/session/leave-session',
  'web/src/portal/session/sign-in-form-id',
  'web/src/portal/session/sign-in-panel',
  'web/src/portal/session/sync-session-across-tabs',
  'web/src/shared/live-lists/list-skeleton',
  'web/src/shared/session/forget-client',
  'web/src/shared/session/pending-logout',
  'web/src/shared/session/session-channel',
  'web/src/shared/storage/forget-firebase-app',
  'web/src/shared/storage/leftover-notice',
  'web/src/shared/storage/within',
  'web/src/shared/ui/use-hydrated',
  'lucide-react/dist/esm/icons/bell-ring.',
  'lucide-react/dist/esm/icons/calendar-check.',
  'lucide-react/dist/esm/icons/credit-card.',
];

/** What every list of a client's is made of. */
const portalLists = [
  'web/src/portal/session/check-session',
  'web/src/shared/live-lists/cached-list',
  'web/src/shared/live-lists/confirmed-at-text',
  'web/src/shared/live-lists/list-store',
  'web/src/shared/live-lists/list-query',
  'web/src/shared/live-lists/live-list',
  'web/src/shared/live-lists/portal-lists',
  'web/src/shared/live-lists/prefer-live',
  'web/src/shared/live-lists/upcoming-since',
  'web/src/shared/live-lists/use-confirmed-at',
  'web/src/shared/live-lists/use-list-state',
  'web/src/shared/live-lists/use-portal-',
  'web/src/shared/session/confirmed',
  'web/src/shared/ui/status-badge',
  'web/src/shared/ui/use-lasting',
  'lucide-react/dist/esm/icons/ban.',
  'lucide-react/dist/esm/icons/circle-dashed.',
  'lucide-react/dist/esm/icons/file-text.',
  'lucide-react/dist/esm/icons/wrench.',
];

/** What reads and checks data: for the forms, and for all that a client is shown. */
const schemas = [
  'node_modules/zod/',
  'domain/src/business/limits',
  'domain/src/entities/service-type-schema',
  'domain/src/values/email',
  'domain/src/values/text-fields',
  'domain/src/values/zip',
];

/**
 * Modules that travel together. What every page needs is one file that changes only with its packages, and what the
 * public pages share is another: each further file would cost a request with its headers, on a weak connection more
 * than its contents. `includeDependenciesRecursively` is off, or a group would swallow what only one route needs.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'public-pages', test: isOneOf(publicPages), priority: 1 },
  { name: 'portal-entry', test: isOneOf(portalEntry), priority: 1 },
  { name: 'portal-lists', test: isOneOf(portalLists), priority: 1 },
  { name: 'schemas', test: isOneOf(schemas), priority: 1 },
];

/** @param modules how their paths go on after a slash; a folder stands for all that is in it */
function isOneOf(modules: readonly string[]): (id: string) => boolean {
  return (id) => modules.some((module) => id.includes(`/${module}`));
}
