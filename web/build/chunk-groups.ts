/** React, the router, what every icon is drawn with, and what the bundler itself adds. */
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|lucide-react\/dist\/esm\/(?!icons)[\w-]+)(\/|\.m?js)|vite\/preload-helper|rolldown\/runtime/;

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

const sessionEnd = [
  'web/src/portal/session/leave-session',
  'web/src/shared/session/forget-client',
  'web/src/shared/session/pending-logout',
  'web/src/shared/session/session-channel',
  'web/src/shared/storage/forget-firebase-app',
  'web/src/shared/storage/leftover-notice',
  'web/src/shared/storage/within',
  'web/src/shared/ui/use-hydrated',
  'lucide-react/dist/esm/icons/credit-card.',
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
  { name: 'session-end', test: isOneOf(sessionEnd), priority: 1 },
  { name: 'schemas', test: isOneOf(schemas), priority: 1 },
];

/** @param modules how their paths go on after a slash; a folder stands for all that is in it */
function isOneOf(modules: readonly string[]): (id: string) => boolean {
  return (id) => modules.some((module) => id.includes(`/${module}`));
}
