const anyOfDomain = ['domain/src'];
/** Settings, keys, accounts, and what is refused. */
const functionsBase = [
  'config',
  'derived-key',
  'id-after',
  'is-enough',
  'language',
  'refusal',
  'service-account',
  'site-page',
  'without-personal-data',
].map((name) => `functions/src/${name}.ts`);
const inFunctions = (...folders: string[]) => [
  ...anyOfDomain,
  ...functionsBase,
  ...folders.map((folder) => `functions/src/${folder}`),
];
const inWeb = (...folders: string[]) => [...anyOfDomain, ...folders.map((folder) => `web/src/${folder}`)];

/**
 * The rooms of the house: a folder or a file, and what its modules may import beside their own room. What is not named is
 * forbidden. `/*` makes a room of each folder there. Tests that stand beside their unit may import anything.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'domain/src/values': [],
  'domain/src/entities': ['domain/src/values'],
  'domain/src/money': ['domain/src/values', 'domain/src/entities'],
  'domain/src/booking': ['domain/src/values', 'domain/src/entities'],
  'domain/src/estimating': ['domain/src/values', 'domain/src/entities'],
  'domain/src/business': ['values', 'entities', 'money', 'booking', 'estimating'].map(
    (folder) => `domain/src/${folder}`,
  ),
  // Messages, codes, timings, and the paths of pages and routes.
  'domain/src': ['domain/src/values', 'domain/src/entities'],

  'functions/src': anyOfDomain,
  'functions/src/data': inFunctions(),
  'functions/src/images': inFunctions(),
  'functions/src/papers': inFunctions('data', 'images'),
  'functions/src/messages': inFunctions('data', 'papers'),
  'functions/src/payments': inFunctions('data', 'messages'),
  'functions/src/http': inFunctions('data'),
  'functions/src/actions': inFunctions('data', 'images', 'papers', 'messages', 'payments'),
  'functions/src/routes': inFunctions('data', 'papers', 'messages', 'payments', 'http', 'actions'),
  'functions/src/scheduled': inFunctions('data', 'messages', 'payments', 'actions'),
  'functions/src/triggers': inFunctions('messages'),
  'functions/src/index.ts': inFunctions('http', 'routes', 'scheduled', 'triggers'),
  'functions/build': [],
  'functions/build.ts': ['functions/build', 'functions/package.json'],

  'web/src/styles': [],
  'web/src/shared': inWeb(),
  'web/src/pwa': inWeb('shared', 'app/route-table.ts'),
  // The rooms of the site and of the portal know nothing of each other but what is named: routes put them together.
  'web/src/site/next-free': inWeb('shared'),
  'web/src/site/places': inWeb('shared'),
  'web/src/site/*': inWeb('shared', 'pwa', 'site/next-free', 'site/places'),
  'web/src/portal/session': inWeb('shared', 'pwa'),
  'web/src/portal/live-lists': inWeb('shared', 'portal/session'),
  'web/src/portal/*': inWeb('shared', 'pwa', 'portal/live-lists', 'portal/session'),
  'web/src/app': inWeb('shared', 'pwa', 'site', 'portal', 'styles', 'app/route-table.ts'),
  // The pages as data, which the build and the worker read, too.
  'web/src/app/route-table.ts': inWeb('shared'),
  // An app and a build of its own.
  'web/src/desk': inWeb('shared', 'pwa'),
  'web/src/desk/app': inWeb('shared', 'pwa', 'desk'),
  'web/build': [...inWeb('app', 'portal', 'shared', 'site'), 'firebase.json'],
  'web/vite.config.ts': ['web/build'],
  'web/es.config.ts': ['web/build'],
  'web/desk.config.ts': ['web/build'],
  'web/desk-es.config.ts': ['web/build'],

  // Never part of the product. The stack puts the rooms of `local` together, commands and tests use it.
  local: [],
  'local/browser': [],
  'local/push-service': [],
  'local/stripe': ['domain', 'local/browser', 'local/journal.ts'],
  'local/mailbox': ['domain', 'functions', 'local/browser', 'local/journal.ts'],
  'local/sample-data': ['domain', 'functions'],
  'local/stack': [
    'functions',
    'web/build',
    'local/stripe',
    'local/mailbox',
    'local/push-service',
    'local/sample-data',
  ],
  'local/admin': ['domain', 'functions', 'local/stack'],
  'local/testing': ['local/browser', 'local/sample-data', 'local/stack'],
  'local/commands': ['local/admin', 'local/browser', 'local/stack', 'local/testing'],
  tests: ['domain', 'functions', 'web', 'local'],
  bench: ['domain', 'functions', 'web', 'local', 'tests'],
  tools: ['domain', 'web', 'local/browser'],
};

/** Packages that only these rooms of the product import, whatever stands behind their name. */
export const packageRooms: Readonly<Record<string, readonly string[]>> = {
  'firebase-admin': ['functions/src/data'],
  '@google-cloud': ['functions/src/data'],
  'firebase-functions': ['functions/src'],
  stripe: ['functions/src/payments'],
  nodemailer: ['functions/src/messages'],
  'web-push': ['functions/src/messages'],
  express: ['functions/src/http', 'functions/src/routes'],
  firebase: ['web/src'],
  '@stripe': ['web/src/portal'],
  reactfire: ['web/src/portal/live-lists'],
  idb: ['web/src/pwa/queue'],
  'react-hot-toast': ['web/src/shared/ui/toast'],
  react: ['web/src'],
};

/** All that domain imports of packages: it knows no SDK and does no I/O. */
export const packagesOfDomain = ['zod', 'date-fns', '@date-fns/tz'];
