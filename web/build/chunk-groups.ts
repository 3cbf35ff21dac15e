/**
 * Modules that travel together. What every page needs is one file that changes only with its packages, and what the
 * public pages share is another: each further file would cost a request with its headers, on a weak connection more
 * than its contents. `includeDependenciesRecursively` is off, or a group would swallow what only one route needs.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|lucide-react\/dist\/esm\/(?!icons)[\w-]+)(\/|\.m?js)|vite\/preload-helper/,
    priority: 2,
  },
  {
    name: 'public-pages',
    test: /\/web\/src\/(site\/marketing\/illustrations\/service-drawing|shared\/(ui\/(page-metadata|phone-link|deferred-form|use-near-screen|spinner)|api\/env|state\/create-store|storage\/(web-storage|storage-keys)))|\/web\/src\/(site\/quotes\/(quote-draft-key|quote-form-element)|pwa\/outbox\/outbox-exists|shared\/appointments\/use-special-days|shared\/storage\/database-exists)\.ts$|\/domain\/src\/(business\/(business|opening-hours)|values\/(money|lazy))\.ts$|\/lucide-react\/dist\/esm\/icons\/(siren|x)\./,
    priority: 1,
  },
  {
    name: 'session-end',
    test: /\/web\/src\/(portal\/session\/leave-session|shared\/(session\/(pending-logout|session-channel|forget-client)|storage\/(forget-firebase-app|leftover-notice|within)|ui\/use-hydrated))\.ts$|\/lucide-react\/dist\/esm\/icons\/credit-card\./,
    priority: 1,
  },
];
