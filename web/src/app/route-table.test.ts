import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { atSite, paths } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isDeskPath } from '#shared/api/app-of-origin.ts';
import { notFoundRoute, routeAt, routeTable } from './route-table.ts';

const configSchema = z.object({
  hosting: z.object({
    rewrites: z.array(z.object({ source: z.string(), destination: z.optional(z.string()) })),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});
const { hosting } = configSchema.parse(
  JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')),
);

/** Every address a route is asked for at, and that of its file, which Hosting serves without the .html. */
const pages = routeTable.flatMap((route) => [
  { route, address: route.path },
  ...(route.parameter ? [{ route, address: `${route.path}/9f0ec700` }] : []),
  ...(route.file === 'index.html' ? [] : [{ route, address: withoutHtml(route.file) }]),
]);
const languages: Language[] = ['en', 'es'];
/** In each language. */
const addresses = languages.flatMap((language) =>
  pages.map(({ route, address }) => ({ route, address: atSite(address, language) })),
);

test.each(addresses)('$address is revalidated each time', ({ route, address }) => {
  expect(headerOf(address, 'Cache-Control')).toBe(route.isSecret ? 'no-store' : 'no-cache');
});

test.each(addresses)('$address sends other sites no path if it is secret', ({ route, address }) => {
  // Node's globs do not know `!/@(assets)/**`, whose headers all other addresses get.
  expect(headerOf(address, 'Referrer-Policy')).toBe(route.isSecret ? 'strict-origin' : undefined);
});

test.each(addresses)('$address has noindex if it is unlisted', ({ route, address }) => {
  expect(headerOf(address, 'X-Robots-Tag')).toBe(route.listed ? undefined : 'noindex');
});

test('Hosting serves every route’s address with its file, and rewrites no other to a site page', () => {
  const needed = pages.flatMap(({ route, address }) =>
    address === route.path && withoutHtml(route.file) !== address && route.file !== 'index.html'
      ? [{ source: address, destination: `/${route.file}` }]
      : [],
  );
  const below = routeTable.flatMap(({ path, parameter, file }) =>
    parameter ? [{ source: `${path}/**`, destination: `/${file}` }] : [],
  );
  const inEach = languages.flatMap((language) =>
    [...needed, ...below].map(({ source, destination }) => ({
      source: atSite(source, language),
      destination: atSite(destination, language),
    })),
  );
  const rewrites = hosting.rewrites.filter(({ source, destination }) => destination && !isDeskPath(source));
  expect(rewrites).toHaveLength(inEach.length);
  expect(rewrites).toEqual(expect.arrayContaining(inEach));
});

test('firebase.json names only existing pages', () => {
  const others = ['offline-shell', 'sw.js', 'manifest.webmanifest', '404'];
  const named = hosting.headers.flatMap(
    ({ source }) => /^(?:\/es)?\/@\((.*)\)$/.exec(source)?.[1]?.split('|') ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  const known = [...pages.map(({ address }) => address.slice(1)), ...others];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test.each([...routeTable, notFoundRoute])('the module of $file exists', ({ module }) => {
  expect(existsSync(new URL(module, import.meta.url))).toBe(true);
});

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/services/aluminum/', '/services/aluminum'],
  ['/checkout/9f0ec700', '/checkout'],
  [paths.estimate('9f0ec700'), '/dashboard/estimates'],
  [paths.invoice('9f0ec700'), '/dashboard/invoices'],
  [paths.estimateLink('9f0ec700'), '/e'],
  [paths.invoiceLink('9f0ec700'), '/i'],
  ['/services/nope', undefined],
  ['/checkouts', undefined],
])('%s is the page %s', (address, path) => {
  expect(routeAt(address)?.path).toBe(path);
});

function withoutHtml(file: string): string {
  return `/${file.replace('.html', '')}`;
}

/** What Hosting sends: of several that fit, the last one wins. */
function headerOf(address: string, name: string): string | undefined {
  return hosting.headers
    .filter(({ source }) => posix.matchesGlob(address, source))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === name)?.value;
}
