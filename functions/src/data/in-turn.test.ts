import { expect, test, vi } from 'vitest';
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

test('one that does not come to an end holds the others up for a while, who then still go one by one', async () => {
  vi.useFakeTimers();
  const [endless, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun: string[] = [];
  const turn = (name: string, ends?: Promise<void>) =>
    inTurn('2027-03-10', async () => {
      begun.push(name);
      await ends;
    });
  const turns = [turn('endless', endless.promise), turn('second', second.promise), turn('third')];
  await vi.advanceTimersByTimeAsync(1_999);
  expect(begun).toEqual(['endless']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['endless', 'second']);
  second.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['endless', 'second', 'third']);
  endless.resolve();
  await Promise.all(turns);
  vi.useRealTimers();
});
