import { expect, test } from 'vitest';
import { driveMinutes, drivesOfDay, gapBetween, shop } from './gap.ts';

test('A drive takes longer than the crow, and is said in steps of five minutes', () => {
  expect([0, 0.1, 10, 20].map(driveMinutes)).toEqual([0, 5, 20, 40]);
  expect([gapBetween(30, 10), gapBetween(10, 10), gapBetween(15, undefined)]).toEqual([30, 20, 15]);
});

test('The drives of a day begin and end at the shop', () => {
  const at: Record<string, number> = { [shop]: 0, '60608': 10, '60609': 30 };
  const miles = (one: string, other: string) => {
    const [from, to] = [at[one], at[other]];
    return from === undefined || to === undefined ? undefined : Math.abs(from - to);
  };
  expect(drivesOfDay(['60608', '60609'], miles)).toEqual([20, 40, 60]);
  expect(drivesOfDay(['60608', undefined, '99999', '60609'], miles)).toEqual([
    20,
    undefined,
    undefined,
    undefined,
    60,
  ]);
});
