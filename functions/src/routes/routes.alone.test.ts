import { expect, test } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';
import { apiGroups, stripeGroups } from './routes.ts';

stubFunctionSettings();
const groups = await Promise.all(
  [...apiGroups, ...stripeGroups].map(async ({ addresses, load }) => ({
    addresses,
    paths: (await load()).map(({ path }) => path),
  })),
);

test.each(groups)(
  '$addresses load routes of their own, and each is reached by one',
  ({ addresses, paths }) => {
    const above = (path: string) => addresses.filter((address) => isBelow(path, address));
    expect(paths.filter((path) => above(path).length !== 1)).toEqual([]);
    expect(addresses.filter((address) => !paths.some((path) => isBelow(path, address)))).toEqual([]);
  },
);

test('no address is below another', () => {
  const all = groups.flatMap(({ addresses }) => addresses);
  expect(all.filter((path) => all.filter((address) => isBelow(path, address)).length !== 1)).toEqual([]);
});

/** '/api/quotes/:id/photos' is below '/api/quotes', and so is '/api/quotes' itself. */
function isBelow(path: string, address: string): boolean {
  return `${path}/`.startsWith(`${address}/`);
}
