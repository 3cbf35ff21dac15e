import { expect, test } from 'vitest';
import { readTypedMinutes, readTypedTime } from './typed-time.ts';

test.each([
  ['10/31/2026 9:00 AM', '', { day: '2026-10-31', time: '09:00' }],
  ['10/31/26, 2:30 pm', '', { day: '2026-10-31', time: '14:30' }],
  ['2026-10-31T09:00', '', { day: '2026-10-31', time: '09:00' }],
  ['2026-10-31 09:00:00', '', { day: '2026-10-31', time: '09:00' }],
  ['2026-10-31T14:00:00Z', '', { day: '2026-10-31', time: '09:00' }],
  ['2026-11-01T03:30:00.000Z', '', { day: '2026-10-31', time: '22:30' }],
  ['Oct 31 2026 at 9am', '', { day: '2026-10-31', time: '09:00' }],
  ['Oct 31, 2026 12:15 AM', '', { day: '2026-10-31', time: '00:15' }],
  ['31 de octubre de 2026 a las 2:30 p. m.', '', { day: '2026-10-31', time: '14:30' }],
  ['10/31/2026 9:00 AM - 11:00 AM', '', { day: '2026-10-31', time: '09:00' }],
  ['46326.375', '', { day: '2026-10-31', time: '09:00' }],
  ['10/31/2026', '1:00 PM', { day: '2026-10-31', time: '13:00' }],
  ['10/31/2026', '0.375', { day: '2026-10-31', time: '09:00' }],
  ['31-Oct-26', '8:00am - 10:00am', { day: '2026-10-31', time: '08:00' }],
  ['10/31/2026', '', { day: '2026-10-31' }],
  ['10-31-2026', '', { day: '2026-10-31' }],
  ['Oct 31 2026', '', { day: '2026-10-31' }],
  ['Saturday', '', undefined],
  ['10/31/2026', 'morning', undefined],
  ['10/31/2026 25:00', '', undefined],
  ['10/31/2026 13:00 PM', '', undefined],
])('the time of %j with %j', (text, time, read) => {
  expect(readTypedTime(text, time)).toEqual(read);
});

test('an order tells days and months apart', () => {
  expect(readTypedTime('3/4/2026 9:00', '', 'day-first')).toEqual({ day: '2026-04-03', time: '09:00' });
});

test.each([
  ['90', 90],
  ['90 min', 90],
  ['2', 120],
  ['1.5', 90],
  ['1.5 h', 90],
  ['1,5 horas', 90],
  ['2 hours', 120],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1:30', 90],
  ['', undefined],
  ['half a day', undefined],
])('the minutes of %j', (text, minutes) => {
  expect(readTypedMinutes(text)).toBe(minutes);
});
