import { expect, test } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';
import { apiGroups, stripeGroups, takeoutGroups } from './routes.ts';

stubFunctionSettings();
const groups = await Promise.all(
  [...apiGroups, ...stripeGroups, ...takeoutGroups].map(async ({ prefixes, load }) => ({
    prefixes,
    paths: (await load()).map(({ path }) => path),
  })),
);

test.each(groups)(
  '$prefixes load their own routes, and each route has exactly one of these prefixes',
  ({ prefixes, paths }) => {
    const above = (path: string) => prefixes.filter((prefix) => isBelow(path, prefix));
    expect(paths.filter((path) => above(path).length !== 1)).toEqual([]);
    expect(prefixes.filter((prefix) => !paths.some((path) => isBelow(path, prefix)))).toEqual([]);
  },
);

test('no prefix of the API is below another', () => {
  const all = [...apiGroups, ...stripeGroups].flatMap(({ prefixes }) => prefixes);
  expect(all.filter((path) => all.filter((prefix) => isBelow(path, prefix)).length !== 1)).toEqual([]);
});

/** '/api/quotes/:id/photos' is below '/api/quotes', and so is '/api/quotes' itself. */
function isBelow(path: string, prefix: string): boolean {
  return `${path}/`.startsWith(`${prefix}/`);
}
