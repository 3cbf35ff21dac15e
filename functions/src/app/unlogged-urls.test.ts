import { readFileSync } from 'node:fs';
import { unloggedFilter, unloggedUrls } from '@welding/domain/unlogged-urls';
import { expect, test } from 'vitest';
import { routes } from './every-route.ts';

/** Names of input in URLs that may be logged: ids, days, counts, choices, ZIP codes, and the title of work. */
const plain = new Set([
  ...[
    'id',
    'appointmentId',
    'clientId',
    'projectId',
    'visitId',
    'welderId',
    'welderIds',
    'file',
    'list',
    'part',
  ],
  ...['before', 'date', 'days', 'duration', 'from', 'month', 'start', 'to', 'week'],
  ...['as', 'keep', 'prefer', 'service', 'serviceType', 'title', 'zip'],
]);

test('excludes each route with a secret in its URL from the log', () => {
  const logged = routes.filter(({ path }) => !unloggedUrls.some((url) => path.startsWith(url)));
  expect(logged.length).toBeLessThan(routes.length);
  const names = logged.flatMap(({ path, inUrl = [] }) => [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
    ...inUrl,
  ]);
  expect(names.filter((name) => name !== undefined && !plain.has(name))).toEqual([]);
});

test('the guide’s command excludes the same URLs', () => {
  expect(readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')).toContain(unloggedFilter);
});
