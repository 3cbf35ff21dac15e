import { defaultSettings } from '@welding/domain/business/settings';
import { mondayOf } from '@welding/domain/values/chicago-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '../../../functions/src/app/every-route.ts';
import { verifiedCookie } from '../../support/verified-cookie.ts';
import { testAddress } from '../call-api.ts';
import { type FunctionProcess, startFunction } from '../function-process.ts';
import { validBodies, validQueries } from '../valid-bodies.ts';
import { fuzzedShop } from './fuzzed-shop.ts';
import { sendRaw } from './send-raw.ts';

let api: FunctionProcess;
let shop: Awaited<ReturnType<typeof fuzzedShop>>;
let cookie: string;
beforeAll(async () => {
  [api, shop] = await Promise.all([startFunction(), fuzzedShop()]);
  cookie = await verifiedCookie(shop.client);
});
afterAll(() => api.stop());

const querySchema = z.record(z.string(), z.string());
const taken = ['2000-01-03', '2028-02-29', '2100-12-31'];
const refused = [
  '0001-01-01',
  '1899-12-31',
  '1999-12-27',
  '2101-01-03',
  '9999-12-31',
  '2027-02-29',
  '2100-02-29',
];

/** Replaces the day in a text, keeping its form: a Monday, a month or an instant. */
function onDay(text: string, day: string, isMonday: boolean): string {
  if (text.length === 7) return day.slice(0, 7);
  const isReal = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return (isMonday && isReal ? mondayOf(day) : day) + text.slice(10);
}

type Dated = { readonly name: string; readonly value: unknown };

/** Copies of a route's input, each with one date, at any depth, on another day. */
function datedCopies(value: unknown, day: string, name = ''): Dated[] {
  if (typeof value === 'string')
    return /^20\d\d-\d\d(-\d\d(T.*Z)?)?$/.test(value)
      ? [{ name, value: onDay(value, day, name.endsWith('week')) }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    datedCopies(part, day, `${name}.${key}`).map((copy) => ({
      ...copy,
      value: Array.isArray(value) ? value.with(Number(key), copy.value) : { ...value, [key]: copy.value },
    })),
  );
}

const settings = {
  ...defaultSettings,
  specialDays: [{ date: '2027-11-26', label: 'Holiday', open: null }],
  // A version that never existed, so that nothing changes.
  updatedAt: '2020-01-01T00:00:00.000Z',
};
const bodies: ReturnType<typeof validBodies> = {
  ...validBodies(''),
  '/api/desk/settings/business': settings,
};
const hasDate = (value: unknown) => datedCopies(value, '2027-03-01').length > 0;
const dated = [
  ...routes
    .filter(({ method, path }) => method !== 'GET' && hasDate(bodies[path]))
    .map(({ method, path }) => ({ method, path, part: 'body' as const })),
  ...routes
    .filter(({ method, path }) => ['GET', 'DELETE'].includes(method) && path in validQueries(''))
    .map(({ method, path }) => ({ method, path, part: 'query' as const })),
];

test.each(dated)(
  'every invalid date in the $part of $method $path is answered',
  async ({ method, path, part }) => {
    const address = path.replace(/([\w-]+)\/:\w+/g, (_, kind) => `${kind}/${shop.ids[kind] ?? ''}`);
    const session = path.startsWith('/api/desk/') ? { authorization: `Bearer ${shop.bearer}` } : { cookie };
    const own = path === '/api/desk/settings/business' ? settings : shop.bodies[path];
    for (const day of [...taken, ...refused]) {
      for (const { name, value } of datedCopies(part === 'query' ? shop.queries[path] : own, day)) {
        const query = part === 'query' ? `?${new URLSearchParams(querySchema.parse(value))}` : '';
        const outcome = await sendRaw(api.base, {
          method,
          path: address + query,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': testAddress(), ...session },
          body: part === 'body' ? Buffer.from(JSON.stringify(value)) : undefined,
          sender: 'owner',
        });
        const status = outcome.kind === 'answered' ? outcome.status : outcome.kind;
        const said = `${name} on ${day}: ${JSON.stringify(outcome)}`;
        // A list may start at any stored time, a version is only compared, and an invalid day may still name a valid month.
        const isTaken =
          name === '.before' || name === '.updatedAt' || (name === '.month' && day.endsWith('-02-29'));
        if (refused.includes(day) && !isTaken) expect(status, said).toBe(400);
        else expect(status, said).toBeLessThan(500);
      }
    }
  },
  30_000,
);
