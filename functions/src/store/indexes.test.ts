import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { declaredIndexes, neededIndex } from '../../../tests/support/firestore-indexes.ts';
import { storedQueries } from '../../../tests/support/stored-collections.ts';
import { type DeclaredList, deskQueries } from '../../../web/src/desk/live/desk-queries.ts';
import type { QueryShape } from './query.ts';

const root = join(import.meta.dirname, '..', '..', '..');

async function sourcesBelow(folder: string): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, folder, file), 'utf8') })),
  );
}

describe('firestore.indexes.json', () => {
  test('has exactly the indexes that queries need', async () => {
    const declaredQueries = await storedQueries();
    expect(declaredQueries.length).toBeGreaterThanOrEqual(5);
    const portalQueries = await queriesOfPortal();
    expect(portalQueries.length).toBeGreaterThanOrEqual(5);
    const needed = [...declaredQueries, ...portalQueries, ...deskQueries.flatMap(shapesOf)]
      .map(neededIndex)
      .filter((index) => index !== undefined);
    const { indexes } = await declaredIndexes();
    expect(indexes.toSorted()).toEqual([...new Set(needed)].toSorted());
  });

  test('expires the API’s own records, without an index on the expiry time', async () => {
    const { fieldOverrides } = await declaredIndexes();
    expect(fieldOverrides).toEqual(
      [
        'rateLimits',
        'idempotencyKeys',
        'endedSessions',
        'loginCodes',
        'pushDevices',
        'troubles',
        'paperLinks',
      ].map((collectionGroup) => ({
        collectionGroup,
        fieldPath: 'expireAt',
        ttl: true,
        indexes: [],
      })),
    );
    const sources = await sourcesBelow('functions/src');
    const expiring = sources.filter(({ text }) => text.includes('expireAt'));
    expect(expiring.map(({ file }) => file).toSorted()).toEqual([
      join('messages', 'push-devices.ts'),
      join('papers', 'paper-links.ts'),
      join('sign-in', 'login-codes.ts'),
      join('sign-in', 'sessions.ts'),
      join('store', 'idempotency.ts'),
      join('store', 'item-by-item.ts'),
      join('store', 'rate-limits.ts'),
    ]);
  });
});

test('the functions make only declared queries', async () => {
  const making = (await sourcesBelow('functions/src')).filter(({ text }) => /\.(where|orderBy)\(/.test(text));
  expect(making.map(({ file }) => file)).toEqual([join('store', 'query.ts')]);
});

/** Each list of the portal is exported as data, recognized by the type that `usePortalList` takes. */
async function queriesOfPortal(): Promise<QueryShape[]> {
  const defining = (await sourcesBelow('web/src')).filter(({ text }) => /const \w+: PortalList</.test(text));
  const found = await Promise.all(
    defining.map(async ({ file }) => {
      const exported: object = await import(join(root, 'web', 'src', file));
      const shapes = Object.values(exported).flatMap((value) => shapesIn(value));
      expect(shapes.length, `${file} exports its lists`).toBeGreaterThan(0);
      return shapes;
    }),
  );
  return found.flat();
}

test('each browser app has one way to a list, which accepts only declared queries', async () => {
  const sources = await sourcesBelow('web/src');
  const watching = sources.filter(({ text }) => /\buseListState\(\w/.test(text)).map(({ file }) => file);
  expect(watching.toSorted()).toEqual([
    join('desk', 'live', 'use-desk-list.ts'),
    join('portal', 'live-lists', 'use-portal-list.ts'),
  ]);
});

test('only one place in the browser queries plain data', async () => {
  const making = (await sourcesBelow('web/src')).filter(({ text }) => /\b(where|orderBy)\(/.test(text));
  expect(making.map(({ file }) => file)).toEqual([join('shared', 'live-lists', 'watch-query.ts')]);
});

const portalListSchema = z.object({
  collection: z.string(),
  order: z.tuple([z.string(), z.enum(['asc', 'desc'])]),
  only: z.optional(z.string()),
  upcomingBy: z.optional(z.string()),
});

function shapesIn(value: unknown): QueryShape[] {
  const list = portalListSchema.safeParse(value);
  if (!list.success) return [];
  const { collection, order, only, upcomingBy } = list.data;
  const [field, direction] = order;
  expect(upcomingBy ?? field, 'a compared field must be the one sorted by').toBe(field);
  return [{ collection, equal: ['clientId', ...(only ? [only] : [])], order: { field, direction } }];
}

/** A list of the desk as queries. A condition on several fields makes several queries. */
function shapesOf({ collection, where = [], order }: DeclaredList): QueryShape[] {
  const conditions = where.map((condition) => {
    const [fields = '', operator = ''] = condition.split(' ');
    return {
      fields: fields.split('|'),
      isRange: /[<>]/.test(operator),
      isList: operator === 'array-contains',
    };
  });
  for (const { fields } of conditions.filter(({ isRange }) => isRange)) {
    expect(order?.[0] ?? fields[0], 'a compared field must be the one sorted by').toBe(fields[0]);
  }
  const equal = conditions.filter(({ isRange, isList }) => !isRange && !isList).map(({ fields }) => fields);
  const contains = conditions.find(({ isList }) => isList)?.fields[0];
  return combinations(equal).map((fields) => ({
    collection,
    equal: fields,
    ...(contains && { contains }),
    ...(order && { order: { field: order[0], direction: order[1] } }),
  }));
}

function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, fields) => all.flatMap((before) => fields.map((field) => [...before, field])),
    [[]],
  );
}
