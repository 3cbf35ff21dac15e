import { expect, test, vi } from 'vitest';
import { loadOnce } from './lazy.ts';

test('keeps a loaded value, and loads again after a failure', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('lost'));
  const loaded = loadOnce(load);
  const [first, second] = await Promise.allSettled([loaded(), loaded()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([loaded(), loaded()])).toEqual(['there', 'there']);
  expect(await loaded()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
