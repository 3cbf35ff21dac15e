import { expect, test } from 'vitest';
import { isUnclearDay, orderOfDays, readTypedDay } from './typed-day.ts';

test.each([
  '2026-10-31',
  '2026/10/31',
  '10/31/2026',
  '10/31/26',
  '10-31-2026',
  '31/10/2026',
  '31.10.2026',
  '10/31/2026 5:00 PM',
  '31-Oct-26',
  '31-Oct-2026',
  '31 Oct 2026',
  '31st October 2026',
  'Oct 31 2026',
  'Oct. 31, 2026',
  'October 31, 2026',
  'Sat, Oct 31, 2026',
  '31 de octubre de 2026',
  '31 oct. 2026',
  '2026-10-31T09:00:00-05:00',
  '2026-11-01T03:00:00Z',
  '2026-10-31T00:00:00.000Z',
  '2026-10-31 23:59',
  '46326',
  '46326.75',
  ' 10/31/2026 ',
])('%j is October 31, 2026', (text) => {
  expect(readTypedDay(text)).toBe('2026-10-31');
});

test.each([
  ['month-first', '2026-03-04'],
  ['day-first', '2026-04-03'],
] as const)('3/4/2026 is %s: %s', (order, day) => {
  expect(readTypedDay('3/4/2026', order)).toBe(day);
});

test('a number above 12 is the day in either order', () => {
  expect(readTypedDay('3/14/2026', 'day-first')).toBe('2026-03-14');
  expect(readTypedDay('14/3/2026', 'month-first')).toBe('2026-03-14');
});

test.each([
  '',
  'soon',
  '2/30/2026',
  '13/13/2026',
  'Foo 3 2026',
  '1850-01-01',
  '2101-01-01',
  '12',
  '1250',
  '99999',
])('%j is no day from 2000 to 2100', (text) => {
  expect(readTypedDay(text)).toBeUndefined();
});

test.each([
  [['3/4/2026', '3/14/2026'], 'month-first'],
  [['3/4/2026', '14/3/2026'], 'day-first'],
  [['3/4/2026', '5/6/2026'], undefined],
  [['14/3/2026', '3/14/2026'], undefined],
  [['2026-03-04', 'Oct 3 2026'], undefined],
  [[], undefined],
])('the order of %j is %s', (cells, order) => {
  expect(orderOfDays(cells)).toBe(order);
});

test.each([
  ['3/4/2026', true],
  ['3/3/2026', false],
  ['3/14/2026', false],
  ['2026-03-04', false],
  ['', false],
])('whether %j needs an order: %s', (text, unclear) => {
  expect(isUnclearDay(text)).toBe(unclear);
});
