import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { storedOtherwise } from '../support/stored-otherwise.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { fuzzedShop } from './fuzz/fuzzed-shop.ts';
import { openOwnShop } from './own-shop.ts';

let shop: Awaited<ReturnType<typeof fuzzedShop>>;
beforeAll(async () => {
  await openOwnShop(1);
  shop = await fuzzedShop();
});

/** These end what the others need. */
const ending = /erase|merge|void|discard|cancel|decline|close|take-back|log-out|logout|without-tax|revise/;

/** The version of the entity in an address, null before its first change. */
async function versionOf(path: string): Promise<string | null> {
  const [, name = ''] = /([a-z-]+)\/:id/.exec(path) ?? [];
  const collection = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  const id = shop.ids[name];
  if (!id) return null;
  return (
    (await getFirestore().doc(`${collection}/${id}`).get()).get('updatedAt')?.toDate().toISOString() ?? null
  );
}

test('every valid body is read back as it was stored', {
  timeout: 120_000,
}, async () => {
  const cookie = await verifiedCookie(shop.client);
  const withBody = routes
    .filter(({ method, path }) => method !== 'GET' && path in shop.bodies)
    .toSorted((one, other) => Number(ending.test(one.path)) - Number(ending.test(other.path)));
  const taken: string[] = [];
  for (const { method, path } of withBody) {
    const given = shop.bodies[path] ?? {};
    const json = { ...given, ...('updatedAt' in given && { updatedAt: await versionOf(path) }) };
    const address = path.replace(/([a-z-]+)\/:id/, (whole, name) => `${name}/${shop.ids[name] ?? whole}`);
    const who = path.startsWith('/api/desk/') ? { bearer: shop.bearer } : { cookie };
    const { status, text } = await callApi(method, address, { json, ...who });
    expect(status, `${method} ${path}: ${text}`).toBeLessThan(500);
    if (status < 300) taken.push(path);
  }
  expect(await storedOtherwise()).toEqual([]);
  expect(taken.length, taken.join('\n')).toBeGreaterThan(45);
});
