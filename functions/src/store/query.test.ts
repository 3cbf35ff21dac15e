import type { Query } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { documentsWithOneOf } from './query.ts';

test.each([
  [0, []],
  [30, [30]],
  [65, [30, 30, 5]],
])('%i values are split into queries of %j', async (count, sizes) => {
  const values = Array.from({ length: count }, (_, index) => `value-${index}`);
  const asked: (readonly string[])[] = [];
  const found = await documentsWithOneOf(values, (some) => {
    asked.push(some);
    return { get: async () => ({ docs: some.map((id) => ({ id })) }) } as unknown as Query;
  });
  expect(asked.map(({ length }) => length)).toEqual(sizes);
  expect(found.map(({ id }) => id)).toEqual(values);
});
