import { expect, test } from 'vitest';
import { createAttemptKeys } from './attempt-key.ts';

test('the same contents keep their key until they succeeded, other contents get another', () => {
  const keys = createAttemptKeys();
  const first = keys.keyFor({ title: 'a' });
  expect(keys.keyFor({ title: 'a' })).toBe(first);
  const second = keys.keyFor({ title: 'b' });
  expect(second).not.toBe(first);
  keys.renew();
  expect(keys.keyFor({ title: 'b' })).not.toBe(second);
});
