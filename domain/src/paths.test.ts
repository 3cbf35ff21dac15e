import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atDesk, atSite, deskPaths, paths, readSitePath } from './paths.ts';

const root = join(import.meta.dirname, '../..');

/** A literal path of ours, at the beginning of a text or within a template. */
const literal = /(?<=['"`}])\/(api|desk|dashboard|checkout|services|mail-preferences)(?=[/?#'"`])/;

/** The API's route declarations, and comments. */
const allowed =
  /^\s*(\*|\/\/|\/\*\*)|\bpath: ['`]|\/:id\b|\bgroup\(\[|^\s*\['\/api|prefixes: \[|\bat: '|\bsite\.\w+\('/;

test('code of web and functions has no literal paths outside paths and apiPaths', () => {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/\bsite\.(\w+)\(\s+/g, 'site.$1(')
        .split('\n')
        .flatMap((line) => (literal.test(line) && !allowed.test(line) ? `${file}: ${line.trim()}` : [])),
    );
  expect(found).toEqual([]);
});

test.each(["'/api/quotes'", '`/desk/projects/', '}/dashboard`', "'/checkout'"])(
  'finds the literal path %s',
  (line) => {
    expect(literal.test(line)).toBe(true);
  },
);

test('desk screens have paths below the desk’s scope', () => {
  expect(atDesk(deskPaths.today)).toBe('/desk');
  expect(atDesk(deskPaths.request('1'))).toBe('/desk/requests/1');
  expect(paths.checkoutProject('a b', 50)).toBe('/checkout/a%20b?amount=50');
});

test.each([
  [paths.home, '/es'],
  [paths.appStart, '/es?app'],
  ['/#quote', '/es#quote'],
  [paths.services, '/es/services'],
  [paths.invoiceLink('a'), '/es/i/a'],
])('%s is %s in Spanish, and unchanged in English', (path, spanish) => {
  expect(atSite(path, 'es')).toBe(spanish);
  expect(atSite(path, 'en')).toBe(path);
});

test.each([
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/services', 'es', '/services'],
  ['/estimate', 'en', '/estimate'],
  ['/', 'en', '/'],
])('%s is, in %s, the page %s', (pathname, language, path) => {
  expect(readSitePath(pathname)).toEqual({ language, path });
});
