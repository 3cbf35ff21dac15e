import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { dateText } from '../booking/coming-time.ts';
import { openHoursText, openingText } from '../booking/opening-hours.ts';
import { arrivalWords } from '../entities/arrival-words.ts';
import {
  formatChicagoDate,
  formatChicagoDateTime,
  formatChicagoTime,
  formatChicagoWeekday,
  formatDeviceDateTime,
} from './chicago-time.ts';
import { listOf } from './list-of.ts';
import { formatDollars } from './money.ts';

const instant = new Date('2027-03-14T20:10:00Z');
/** By the device's own clock, whatever its zone. */
const onDevice = new Date(2027, 2, 14, 15, 10);

describe('in Spanish', () => {
  test('times are written as Spanish speakers in the United States do', () => {
    inSpanish(() => {
      expect(formatChicagoDateTime(instant)).toBe('dom, 14 de mar de 2027, 3:10 p.\u00a0m.');
      expect(formatChicagoTime(new Date('2027-03-15T05:00:00Z'))).toBe('12:00 a.\u00a0m.');
      expect(formatDeviceDateTime(onDevice)).toBe('dom, 14 de mar de 2027, 3:10 p.\u00a0m.');
      expect(formatChicagoWeekday(instant)).toBe('domingo, 14 de marzo');
      expect(dateText('2026-11-26')).toBe('jue, 26 de nov');
    });
    expect(formatDeviceDateTime(onDevice)).toBe('Sun, Mar 14, 2027, 3:10 PM');
    expect(formatChicagoWeekday(instant)).toBe('Sunday, March 14');
    expect(dateText('2026-11-26')).toBe('Thu, Nov 26');
  });

  test('days match Intl’s', () => {
    const format = new Intl.DateTimeFormat('es-US', {
      timeZone: 'America/Chicago',
      ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(inSpanish(() => formatChicagoDate(date))).toBe(format.format(date));
        },
      ),
    );
  });

  test('money matches Intl’s', () => {
    const format = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' });
    for (const dollars of [0, -3.5, 1250, 99_999_999.99]) {
      expect(inSpanish(() => formatDollars(dollars))).toBe(format.format(dollars));
    }
  });

  test.each([
    [['uno'], 'uno'],
    [['uno', 'dos', 'tres'], 'uno, dos y tres'],
    [['acero', 'inoxidable'], 'acero e inoxidable'],
    [['acero', 'hierro'], 'acero y hierro'],
  ])('%j is listed as Intl would: %s', (words, list) => {
    expect(inSpanish(() => listOf(words))).toBe(list);
    expect(new Intl.ListFormat('es-US').format(words)).toBe(list);
  });

  test.each([
    ['2026-11-24T15:00:00Z', 0, 'a las 9:00 a.\u00a0m.'],
    ['2026-11-24T19:00:00Z', 60, 'entre la 1:00 y las 2:00 p.\u00a0m.'],
    ['2026-11-24T17:30:00Z', 60, 'entre las 11:30 a.\u00a0m. y las 12:30 p.\u00a0m.'],
    ['2027-11-07T07:30:00Z', 60, 'entre la 1:30 a.\u00a0m. (horario estándar) y las 2:30 a.\u00a0m.'],
  ])('%s with a window of %i minutes: %s', (scheduledDate, windowMinutes, words) => {
    expect(inSpanish(() => arrivalWords({ visit: { scheduledDate }, windowMinutes }))).toBe(words);
  });

  test.each([
    ['2026-11-23T12:00:00Z', 'Abre hoy a las 7 a.\u00a0m.'],
    ['2026-11-28T22:00:00Z', 'Abre el lun. a las 7 a.\u00a0m.'],
    ['2026-11-28T14:00:00Z', 'Abierto ahora'],
  ])('at %s: %s', (now, text) => {
    expect(inSpanish(() => openingText(new Date(now)))).toBe(text);
  });

  test('hours are written as spoken', () => {
    expect(inSpanish(() => openHoursText({ open: { from: '07:00', to: '18:00' } }))).toBe(
      '7:00 a.\u00a0m. - 6:00 p.\u00a0m.',
    );
    expect(inSpanish(() => openHoursText({ open: null }))).toBe('Solo emergencias');
  });
});
