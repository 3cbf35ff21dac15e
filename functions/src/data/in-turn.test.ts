import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what is asked for on one day is done in order, also after a failure; other days do not wait', async () => {
  const done: string[] = [];
  const step = (name: string, ms: number) => async () => {
    await delay(ms);
    done.push(name);
    return name;
  };
  const failing = inTurn('2027-03-08', async () => {
    await delay(30);
    throw new Error('No');
  });
  const results = Promise.all([
    inTurn('2027-03-08', step('first', 20)),
    inTurn('2027-03-08', step('second', 0)),
    inTurn('2027-03-09', step('other', 0)),
  ]);
  await expect(failing).rejects.toThrow('No');
  expect(await results).toEqual(['first', 'second', 'other']);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('nobody waits for ever for one who does not come to an end', async () => {
  const ends = Promise.withResolvers<void>();
  const endless = inTurn('2027-03-10', () => ends.promise);
  expect(await inTurn('2027-03-10', async () => 'done')).toBe('done');
  ends.resolve();
  await endless;
});
