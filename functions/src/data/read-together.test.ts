import { expect, test, vi } from 'vitest';
import { readTogether } from './read-together.ts';

test('those who ask for the same at once read it once; others and later ones read for themselves', async () => {
  let reads = 0;
  const read = readTogether(
    async (name: string) => {
      reads += 1;
      return `${name} ${reads}`;
    },
    (name) => name,
  );
  expect(await Promise.all([read('days'), read('days'), read('rules')])).toEqual([
    'days 1',
    'days 1',
    'rules 2',
  ]);
  expect(await read('days')).toBe('days 3');
});

test('a read that hangs or fails keeps only those who were there', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const hanging = Promise.withResolvers<string>();
  let answers: Promise<string>[] = [
    hanging.promise,
    Promise.reject(new Error('No')),
    Promise.resolve('here'),
  ];
  for (const answer of answers) answer.catch(() => undefined);
  const read = readTogether(
    () => {
      const [next = Promise.resolve('late'), ...rest] = answers;
      answers = rest;
      return next;
    },
    () => '',
  );
  const first = read();
  clock.mockReturnValue(100);
  await expect(read()).rejects.toThrow('No');
  expect(await read()).toBe('here');
  hanging.resolve('at last');
  expect(await first).toBe('at last');
  clock.mockRestore();
});
