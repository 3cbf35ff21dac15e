import { expect, test, vi } from 'vitest';
import { loadOnce } from './lazy.ts';

test('what came is kept, and a failure is not', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('lost'));
  const loaded = loadOnce(load);
  const [first, second] = await Promise.allSettled([loaded(), loaded()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([loaded(), loaded()])).toEqual(['there', 'there']);
  expect(await loaded()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
