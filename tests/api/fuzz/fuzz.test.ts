import { chicagoDate } from '@welding/domain/values/chicago-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '../../../functions/src/app/every-route.ts';
import { fuzzApi } from './fuzz-api.ts';
import { fuzzedRequest } from './fuzzed-request.ts';

test('a thousand mixed requests, new each day, all get answers without a server error', async () => {
  const seed = Number(chicagoDate(new Date()).replaceAll('-', ''));
  const { answers, failures } = await fuzzApi(1_000, seed);
  expect(failures).toEqual([]);
  // The test proves nothing if all requests are refused at once.
  for (const status of [200, 201, 400, 401, 404, 405, 415])
    expect(answers.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
}, 200_000);

test('every route is covered, and a seed always gives the same requests', () => {
  const arbitrary = fuzzedRequest({ routes, knownParts: ['known'], ids: {}, bodies: {}, queries: {} });
  const sample = (numRuns: number) => fc.sample(arbitrary, { seed: 7, numRuns });
  const paths = sample(20 * routes.length).map(({ path }) => path);
  for (const { path } of routes) {
    const [fixed = path] = path.split(':');
    expect(
      paths.some((found) => found.startsWith(fixed)),
      path,
    ).toBe(true);
  }
  expect(sample(routes.length)).toEqual(sample(routes.length));
});
