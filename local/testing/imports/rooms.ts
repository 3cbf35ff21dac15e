const anyOfDomain = ['domain/src'];
/** Settings, keys, accounts, and refusals. */
const functionsBase = [
  'actions-texts',
  'config',
  'derived-key',
  'language',
  'opens-portal',
  'refusal',
  'service-account',
  'site-page',
  'without-personal-data',
].map((name) => `functions/src/${name}.ts`);
const inFunctions = (...places: string[]) => [
  ...anyOfDomain,
  ...functionsBase,
  ...places.map((place) => `functions/src/${place}`),
];
const inWeb = (...folders: string[]) => [...anyOfDomain, ...folders.map((folder) => `web/src/${folder}`)];

/**
 * Each room, a folder or a file, with the rooms that it may import. All other imports are forbidden. `/*` makes each folder a
 * room. Tests beside their unit may import anything.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'domain/src/values': [],
  'domain/src/entities': ['domain/src/values'],
  'domain/src/money': ['domain/src/values', 'domain/src/entities'],
  'domain/src/booking': ['domain/src/values', 'domain/src/entities'],
  'domain/src/estimating': ['domain/src/values', 'domain/src/entities'],
  'domain/src/contracts': ['values', 'entities', 'money'].map((folder) => `domain/src/${folder}`),
  'domain/src/business': ['values', 'entities', 'money', 'booking', 'estimating'].map(
    (folder) => `domain/src/${folder}`,
  ),
  'domain/src/story': [
    ...['values', 'entities', 'money'].map((folder) => `domain/src/${folder}`),
    'domain/src/paths.ts',
  ],
  // Messages, codes, timings, and the paths of pages and routes.
  'domain/src': ['domain/src/values', 'domain/src/entities'],

  ...Object.fromEntries(functionsBase.map((file) => [file, [...anyOfDomain, ...functionsBase]])),
  'functions/src/store': inFunctions(),
  'functions/src/http': inFunctions('store', 'sign-in/sessions.ts', 'staff/staff-accounts.ts'),
  // A folder for each resource: its storage, decisions and routes. `isOfRoutes` finds the files for HTTP.
  'functions/src': inFunctions('store', 'http'),
  'functions/src/app': [...anyOfDomain, 'functions/src'],
  'functions/src/index.ts': ['functions/src'],
  'functions/build': [],
  'functions/build.ts': ['functions/build', 'functions/package.json'],

  'web/src/styles': [],
  'web/src/shared': inWeb(),
  'web/src/pwa': inWeb('shared', 'app/route-table.ts'),
  // The rooms of site and portal import only the rooms named here. Routes compose them.
  'web/src/site/next-free': inWeb('shared'),
  'web/src/site/places': inWeb('shared'),
  'web/src/site/*': inWeb('shared', 'pwa', 'site/next-free', 'site/places'),
  'web/src/portal/session': inWeb('shared', 'pwa'),
  'web/src/portal/live-lists': inWeb('shared', 'portal/session'),
  'web/src/portal/*': inWeb('shared', 'pwa', 'portal/live-lists', 'portal/session'),
  'web/src/app': inWeb('shared', 'pwa', 'site', 'portal', 'styles', 'app/route-table.ts'),
  // The pages as data, for the build and the worker too.
  'web/src/app/route-table.ts': inWeb('shared'),
  // A separate app and build.
  'web/src/desk': inWeb('shared', 'pwa'),
  'web/src/desk/app': inWeb('shared', 'pwa', 'desk'),
  'web/build': [...inWeb('app', 'portal', 'shared', 'site'), 'firebase.json'],
  'web/vite.config.ts': ['web/build'],
  'web/es.config.ts': ['web/build'],
  'web/desk.config.ts': ['web/build'],
  'web/desk-es.config.ts': ['web/build'],

  // Never part of the product. The stack composes the rooms of `local`; commands and tests use it.
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
  'local/doctor': ['domain', 'functions', 'local/admin', 'local/stack', 'firebase.json'],
  'local/testing': ['local/browser', 'local/sample-data', 'local/stack'],
  'local/commands': ['local/admin', 'local/browser', 'local/doctor', 'local/stack', 'local/testing'],
  tests: ['domain', 'functions', 'web', 'local'],
  bench: ['domain', 'functions', 'web', 'local', 'tests'],
  tools: ['domain', 'web', 'local/browser'],
};

/** A resource's routes and their request readers. The app mounts them, and only they import `http`. */
export const isOfRoutes = (file: string) =>
  /^functions\/src\/[a-z-]+\/([a-z-]+-)?(routes|request)\.ts$/.test(file) &&
  !file.startsWith('functions/src/app/');

/** Rooms whose folders may import each other. The linter forbids circles of files (noImportCycles). */
export const withoutFolderCircles = 'functions/src';

/** Packages that only these rooms of the product import, with all their subpaths. */
export const packageRooms: Readonly<Record<string, readonly string[]>> = {
  'firebase-admin': ['functions/src/store'],
  '@google-cloud': ['functions/src/store'],
  'firebase-functions': ['functions/src'],
  stripe: ['functions/src/stripe'],
  nodemailer: ['functions/src/messages'],
  'web-push': ['functions/src/messages'],
  express: ['functions/src/http', 'functions/src/photos', 'functions/src/requests'],
  firebase: ['web/src'],
  '@stripe': ['web/src/portal'],
  reactfire: ['web/src/portal/live-lists'],
  idb: ['web/src/pwa/queue', 'web/src/desk/imports'],
  'react-hot-toast': ['web/src/shared/ui/toast'],
  react: ['web/src'],
};

/** The packages that domain imports. It uses no SDK and does no I/O. */
export const packagesOfDomain = ['zod', 'date-fns', '@date-fns/tz'];
