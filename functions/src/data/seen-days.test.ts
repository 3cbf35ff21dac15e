import { expect, test } from 'vitest';
import { daysSeenSince, rememberDays } from './seen-days.ts';

const lunch = {
  id: 'b10c0000-0000-4000-8000-000000000001',
  kind: 'block',
  start: '2027-03-08T18:00:00.000Z',
  end: '2027-03-08T19:00:00.000Z',
} as const;
const [monday, tuesday] = [{ busy: [lunch] }, { busy: [] }];

test('days are known to those who asked before all of them were read', () => {
  rememberDays(new Map([['a_2027-03-08', monday]]), 100);
  rememberDays(new Map([['a_2027-03-09', tuesday]]), 200);
  const both = ['a_2027-03-08', 'a_2027-03-09'];
  expect(daysSeenSince(both, 100)?.get('a_2027-03-08')?.busy).toEqual([lunch]);
  expect(daysSeenSince(both, 101)).toBeUndefined();
  expect(daysSeenSince(['a_2027-03-09'], 101)?.size).toBe(1);
  expect(daysSeenSince(['a_2027-03-10'], 0)).toBeUndefined();
});

test('the oldest are forgotten', () => {
  for (let day = 0; day < 600; day += 1) rememberDays(new Map([[`b_${day}`, tuesday]]), 300);
  expect(daysSeenSince(['b_99'], 0)).toBeUndefined();
  expect(daysSeenSince(['b_100'], 0)?.size).toBe(1);
});
