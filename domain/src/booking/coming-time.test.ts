import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { comingDayText, comingTimeText, specialDayText } from './coming-time.ts';

const sundayNight = new Date('2026-11-23T05:30:00Z');

test('today and tomorrow go by Chicago’s day, and other days have their name', () => {
  expect(comingTimeText(new Date('2026-11-23T05:45:00Z'), sundayNight)).toBe('today 11:45 PM');
  expect(comingTimeText(new Date('2026-11-23T14:00:00Z'), sundayNight)).toBe('tomorrow 8:00 AM');
  expect(comingTimeText(new Date('2026-11-26T14:00:00Z'), sundayNight)).toBe('Thu, Nov 26, 8:00 AM');
  expect(comingDayText('2026-11-24', sundayNight)).toBe('Tue, Nov 24');
});

test('days and times are in Spanish too', () => {
  expect(inSpanish(() => comingTimeText(new Date('2026-11-23T14:00:00Z'), sundayNight))).toBe(
    'mañana a las 8:00 a.\u00a0m.',
  );
  expect(inSpanish(() => comingTimeText(new Date('2026-11-23T05:45:00Z'), sundayNight))).toBe(
    'hoy a las 11:45 p.\u00a0m.',
  );
  expect(inSpanish(() => comingTimeText(new Date('2026-11-26T14:00:00Z'), sundayNight))).toBe(
    'jue, 26 de nov, 8:00 a.\u00a0m.',
  );
});

test('names the pass of the hour that comes twice', () => {
  const before = new Date('2026-10-31T17:00:00Z');
  expect(comingTimeText(new Date('2026-11-01T07:30:00Z'), before)).toBe('tomorrow 1:30 AM (standard time)');
});

test('lists a special day with its hours', () => {
  const short = { date: '2026-12-24', label: 'Christmas Eve', open: { from: '07:00', to: '12:00' } };
  expect(specialDayText(short)).toBe('Thu, Dec 24, Christmas Eve: 7:00 AM - 12:00 PM');
  expect(specialDayText({ ...short, open: null })).toBe('Thu, Dec 24, Christmas Eve: Closed');
});
