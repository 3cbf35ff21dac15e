import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { declaredIndexes, neededIndex } from '../../../tests/support/firestore-indexes.ts';
import { declaredQueries, type QueryShape } from './query.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What the portal asks for itself; the test below finds them in its lists. */
const webQueries: readonly QueryShape[] = [
  { collection: 'projects', equal: ['clientId'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'appointments', equal: ['clientId'], order: { field: 'scheduledDate', direction: 'asc' } },
  { collection: 'payments', equal: ['clientId'], order: { field: 'createdAt', direction: 'desc' } },
  {
    collection: 'estimates',
    equal: ['clientId', 'onPortal'],
    order: { field: 'createdAt', direction: 'desc' },
  },
  {
    collection: 'invoices',
    equal: ['clientId', 'onPortal'],
    order: { field: 'createdAt', direction: 'desc' },
  },
];

/** What the desk's screens ask for. They say it in plain data, of which one place makes queries (web/src/shared/live-lists). */
const deskQueries: readonly QueryShape[] = [
  { collection: 'audit', equal: ['entityId'], order: { field: 'at', direction: 'desc' } },
  { collection: 'audit', equal: ['entity'], order: { field: 'at', direction: 'desc' } },
  { collection: 'audit', equal: ['clientId'], order: { field: 'at', direction: 'desc' } },
  { collection: 'quotes', equal: ['status'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'quotes', equal: ['clientId'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'payments', equal: ['clientId'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'projects', equal: ['clientId'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'appointments', equal: ['clientId'], order: { field: 'scheduledDate', direction: 'desc' } },
  { collection: 'clients', equal: [], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'clients', equal: ['email'] },
  { collection: 'quotes', equal: ['status'], order: { field: 'createdAt', direction: 'asc' } },
  { collection: 'appointments', equal: ['welderId'], order: { field: 'scheduledDate', direction: 'asc' } },
  { collection: 'projects', equal: ['status'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'projectNotes', equal: ['projectId'], order: { field: 'at', direction: 'desc' } },
  { collection: 'payments', equal: ['projectId'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'payments', equal: [], order: { field: 'paidAt', direction: 'desc' } },
  { collection: 'appointments', equal: ['projectId'], order: { field: 'scheduledDate', direction: 'desc' } },
  { collection: 'clients', equal: [], order: { field: 'lastName', direction: 'asc' } },
  { collection: 'clients', equal: [], order: { field: 'email', direction: 'asc' } },
  { collection: 'blocks', equal: ['welderId'], order: { field: 'start', direction: 'asc' } },
  { collection: 'mail', equal: ['onDesk', 'status'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'mail', equal: ['onDesk', 'clientId'], order: { field: 'createdAt', direction: 'desc' } },
  { collection: 'mail', equal: ['onDesk', 'projectId'], order: { field: 'createdAt', direction: 'desc' } },
];

async function sourcesBelow(folder: string): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, folder, file), 'utf8') })),
  );
}

describe('firestore.indexes.json', () => {
  test('has every index that a query needs, and no other', async () => {
    for (const file of await readdir(import.meta.dirname)) {
      if (!file.endsWith('.test.ts')) await import(join(import.meta.dirname, file));
    }
    expect(declaredQueries.length).toBeGreaterThanOrEqual(5);
    const needed = [...declaredQueries, ...webQueries, ...deskQueries]
      .map(neededIndex)
      .filter((index) => index !== undefined);
    const { indexes } = await declaredIndexes();
    expect(indexes.toSorted()).toEqual([...new Set(needed)].toSorted());
  });

  test('lets what the API keeps for itself expire, and does not index when', async () => {
    const { fieldOverrides } = await declaredIndexes();
    expect(fieldOverrides).toEqual(
      ['rateLimits', 'idempotencyKeys', 'endedSessions', 'loginCodes', 'pushDevices'].map(
        (collectionGroup) => ({
          collectionGroup,
          fieldPath: 'expireAt',
          ttl: true,
          indexes: [],
        }),
      ),
    );
    const sources = await sourcesBelow('functions/src/data');
    const expiring = sources.filter(({ text }) => text.includes('expireAt'));
    expect(expiring.map(({ file }) => file).toSorted()).toEqual([
      'create-idempotently.ts',
      'login-codes.ts',
      'push-devices.ts',
      'rate-limits.ts',
      'sessions.ts',
    ]);
  });
});

test('the functions make no query that is not declared', async () => {
  const making = (await sourcesBelow('functions/src')).filter(({ text }) => /\.(where|orderBy)\(/.test(text));
  expect(making.map(({ file }) => file)).toEqual([join('data', 'query.ts')]);
});

test('the portal asks for the queries listed here, and no other', async () => {
  const defining = (await sourcesBelow('web/src')).filter(({ text }) => /: PortalList</.test(text));
  const found = await Promise.all(
    defining.map(async ({ file }) => {
      const exported: object = await import(join(root, 'web', 'src', file));
      return Object.values(exported).flatMap((value) => shapesIn(value));
    }),
  );
  expect(found.flat().toSorted(byCollection)).toEqual([...webQueries].toSorted(byCollection));
});

test('in the browser one place makes queries of plain data', async () => {
  const making = (await sourcesBelow('web/src')).filter(({ text }) => /\b(where|orderBy)\(/.test(text));
  expect(making.map(({ file }) => file)).toEqual([join('shared', 'live-lists', 'firestore-query.ts')]);
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

function byCollection(one: QueryShape, other: QueryShape): number {
  return one.collection.localeCompare(other.collection);
}
