import type { WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LimitReachedError, type RateLimit, readLimits, refuseUsedUp } from './rate-limits.ts';

const hour = 3_600_000;
let reads = 0;
let uses = 0;

vi.mock('./firestore.ts', () => ({
  firestore: async () => ({
    collection: () => ({ doc: (id: string) => ({ id }) }),
    getAll: async (...documents: unknown[]) => {
      reads += documents.length;
      return documents.map(() => ({ exists: true, data: () => ({ uses }) }));
    },
  }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100.25 * hour });
  reads = 0;
  return () => vi.useRealTimers();
});

const limitOf = (subject: string): RateLimit => ({
  name: 'test',
  subject,
  max: 3,
  windowMs: hour,
  shared: true,
});

describe('a limit', () => {
  test('allows uses until it is reached', async () => {
    uses = 2;
    await expect(readLimits([limitOf('one')])).resolves.toBeTypeOf('function');
    uses = 3;
    const reached = await readLimits([limitOf('one')]).catch((error: unknown) => error);
    expect(reached).toBeInstanceOf(LimitReachedError);
    expect(reached).toMatchObject({ limit: { subject: 'one' }, facts: { retryAfterSeconds: 0.75 * 3600 } });
  });

  test('refuses without the database once used up, until its window ends', async () => {
    uses = 3;
    await expect(readLimits([limitOf('two')])).rejects.toThrow(LimitReachedError);
    expect(reads).toBe(1);
    await expect(readLimits([limitOf('other'), limitOf('two')])).rejects.toThrow(LimitReachedError);
    expect(() => refuseUsedUp([limitOf('two')])).toThrow(LimitReachedError);
    expect(reads).toBe(1);
    expect(() => refuseUsedUp([limitOf('other')])).not.toThrow();
    vi.setSystemTime(101 * hour);
    expect(() => refuseUsedUp([limitOf('two')])).not.toThrow();
    uses = 0;
    await readLimits([limitOf('two')]);
    expect(reads).toBe(2);
  });

  test('shared with others is read once, and counts each name separately', async () => {
    uses = 1;
    const together = ['hits', 'misses'].map((name) => ({
      ...limitOf('three'),
      name,
      countedWith: 'all',
      shared: false,
    }));
    const addUses = await readLimits(together);
    expect(reads).toBe(1);
    const batch = { create: vi.fn() };
    addUses(batch as unknown as WriteBatch, ({ name }) => (name === 'hits' ? 1 : 0));
    expect(batch.create.mock.calls).toEqual([
      [{ id: `all-three-${100 * hour}` }, { hits: 1, misses: 0, expireAt: new Date(101 * hour) }],
    ]);
  });
});
