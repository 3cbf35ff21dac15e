import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what is asked for on one day is done in order, also after a failure; other days do not wait', async () => {
  const done: string[] = [];
  const [failure, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const step = (name: string, ready?: Promise<void>) => async () => {
    await ready;
    done.push(name);
    return name;
  };
  const failing = inTurn('2027-03-08', () => failure.promise);
  const results = Promise.all([
    inTurn('2027-03-08', step('first', first.promise)),
    inTurn('2027-03-08', step('second')),
  ]);
  expect(await inTurn('2027-03-09', step('other'))).toBe('other');
  failure.reject(new Error('No'));
  await expect(failing).rejects.toThrow('No');
  expect(done).toEqual(['other']);
  first.resolve();
  expect(await results).toEqual(['first', 'second']);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('nobody waits for ever for one who does not come to an end', async () => {
  const ends = Promise.withResolvers<void>();
  const endless = inTurn('2027-03-10', () => ends.promise);
  expect(await inTurn('2027-03-10', async () => 'done')).toBe('done');
  ends.resolve();
  await endless;
});
