import { expect, test } from 'vitest';
import { firstFile, siteFile } from './first-file.ts';

/** Who imports whom at once; what is imported later has nobody. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  entry: [],
  react: ['entry', 'screen'],
  router: ['app'],
  app: ['entry', 'circle'],
  circle: ['app'],
  screen: [],
  chart: ['screen'],
  other: [],
  '/lucide-react/dist/esm/icons/car.mjs': ['screen'],
  '/lucide-react/dist/esm/icons/map.mjs': ['screen', 'other'],
};

const fileOf = (id: string) =>
  firstFile(id, {
    getModuleInfo: (asked) => ({
      isEntry: asked === 'entry',
      importers: importersOf[asked] ?? [],
      dynamicImporters: [],
    }),
  });

test('the start and all that it imports are one file', () => {
  for (const id of ['entry', 'react', 'app', 'router', 'circle']) expect(fileOf(id)).toBe('first');
});

test('the first file excludes a later screen and its own imports', () => {
  for (const id of ['screen', 'chart']) expect(fileOf(id)).toBeNull();
});

test('an icon is in its screen’s file, or in the first file when several screens show it', () => {
  const files = ['car', 'map'].map((icon) => fileOf(`/lucide-react/dist/esm/icons/${icon}.mjs`));
  expect(files).toEqual([null, 'first']);
});

type Importers = { readonly atOnce?: readonly string[]; readonly later?: readonly string[] };

const route = (name: string) => `/web/src/app/routes/${name}.tsx`;
const home = route('home');
const dashboard = route('dashboard');
const signedIn = route('dashboard/signed-in-dashboard');

/** Who imports whom. */
const importersOnSite: Readonly<Record<string, Importers>> = {
  entry: {},
  [home]: { later: ['entry'] },
  [dashboard]: { later: ['entry'] },
  [route('invoice')]: { later: ['entry'] },
  [signedIn]: { later: [dashboard] },
  react: { atOnce: ['entry', signedIn] },
  heading: { atOnce: [home, dashboard] },
  picture: { atOnce: [home] },
  zipQuestion: { atOnce: [home, 'quoteForm'] },
  session: { atOnce: [dashboard, signedIn] },
  quoteForm: { later: [home] },
  signInForm: { later: [dashboard] },
  schemas: { atOnce: ['quoteForm', 'list'] },
  failure: { atOnce: ['signInForm', 'list'] },
  list: { atOnce: [signedIn] },
  paper: { atOnce: [route('invoice'), 'list'] },
  bookingForm: { later: ['list'] },
};

const siteFileOf = (id: string) =>
  siteFile(id, {
    getModuleInfo: (asked) => ({
      isEntry: asked === 'entry',
      importers: importersOnSite[asked]?.atOnce ?? [],
      dynamicImporters: importersOnSite[asked]?.later ?? [],
    }),
  });

test.each([
  ['what the app cannot start without', 'react', 'first'],
  ['what the home page begins with, as another page does', 'heading', 'first'],
  ['what the home page alone shows', 'picture', null],
  ['what the home page begins with, and its form needs later', 'zipQuestion', 'first'],
  ['what the sign-in page of the portal begins with', 'session', 'sign-in'],
  ['what the portal begins with, and a form of the site needs later', 'schemas', 'shared'],
  ['what the portal begins with, and the form that signs in needs later', 'failure', 'shared'],
  ['what the portal begins with', 'list', 'portal'],
  ['what the portal begins with, and another page of clients does', 'paper', 'portal'],
  ['what opens from the portal', 'bookingForm', null],
  ['a page itself', dashboard, null],
  ['the portal itself', signedIn, null],
])('%s', (_, id, file) => {
  expect(siteFileOf(id)).toBe(file);
});
