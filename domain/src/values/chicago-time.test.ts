import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chosenInstant,
  chosenTimeOf,
  formatChicagoDate,
  formatChicagoDateTime,
  formatChicagoTime,
  readChicagoWallTime,
  toChicagoWallTime,
} from './chicago-time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The instants when Chicago's clocks change (2:00 AM CST and 2:00 AM CDT). */
const springForward = Date.parse('2027-03-14T08:00:00Z');
const fallBack = Date.parse('2027-11-07T07:00:00Z');

/** Every instant that shows this wall time. */
function instantsOf(wallTime: string): number[] {
  const reading = readChicagoWallTime(wallTime);
  if (reading.kind === 'exact') return [reading.instant.getTime()];
  if (reading.kind === 'repeated') return [reading.first.getTime(), reading.second.getTime()];
  return [];
}

describe('Chicago wall time', () => {
  test.each([
    ['spring', springForward],
    ['fall', fallBack],
  ])('and back gives the same instant for every minute around the change in %s', (_, change) => {
    for (let instant = change - 26 * hour; instant <= change + 26 * hour; instant += minute) {
      const instants = instantsOf(toChicagoWallTime(new Date(instant)));
      if (!instants.includes(instant)) expect.fail(new Date(instant).toISOString());
    }
  });

  test('and back gives the same instant at any minute of a century', () => {
    const minutes = fc.integer({
      min: Date.parse('2000-01-01') / minute,
      max: Date.parse('2100-01-01') / minute,
    });
    fc.assert(
      fc.property(minutes, (count) => {
        expect(instantsOf(toChicagoWallTime(new Date(count * minute)))).toContain(count * minute);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is six hours behind UTC in winter and five in summer', () => {
    expect(readChicagoWallTime('2027-01-15T09:30')).toEqual({
      kind: 'exact',
      instant: new Date('2027-01-15T15:30:00Z'),
    });
    expect(readChicagoWallTime('2027-07-15T09:30')).toEqual({
      kind: 'exact',
      instant: new Date('2027-07-15T14:30:00Z'),
    });
  });

  test('of each skipped minute does not exist, but the time an hour later does', () => {
    for (let past = 0; past < 60; past += 1) {
      const clock = String(past).padStart(2, '0');
      const reading = readChicagoWallTime(`2027-03-14T02:${clock}`);
      expect(reading).toEqual({ kind: 'skipped', next: new Date(springForward + past * minute) });
      if (reading.kind === 'skipped') expect(toChicagoWallTime(reading.next)).toBe(`2027-03-14T03:${clock}`);
    }
    expect(readChicagoWallTime('2027-03-14T01:59').kind).toBe('exact');
    expect(readChicagoWallTime('2027-03-14T03:00').kind).toBe('exact');
  });

  test('of each repeated minute is two instants an hour apart, the earlier first', () => {
    for (let past = 0; past < 60; past += 1) {
      const reading = readChicagoWallTime(`2027-11-07T01:${String(past).padStart(2, '0')}`);
      expect(reading).toEqual({
        kind: 'repeated',
        first: new Date(fallBack - hour + past * minute),
        second: new Date(fallBack + past * minute),
      });
    }
    expect(readChicagoWallTime('2027-11-07T00:59').kind).toBe('exact');
    expect(readChicagoWallTime('2027-11-07T02:00').kind).toBe('exact');
  });

  test.each([
    '',
    '2027-03-14',
    '2027-02-30T10:00',
    '2027-13-01T10:00',
    '2027-06-01T24:00',
    '2027-06-01T10:60',
    '27-06-01T10:00',
    '2027-06-01T10:00Z',
    'tomorrow',
  ])('%j is not a wall time', (text) => {
    expect(readChicagoWallTime(text)).toEqual({ kind: 'invalid' });
  });

  test('reads any text without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => readChicagoWallTime(text).kind === 'invalid'));
  });
});

describe('times for people', () => {
  const instant = new Date('2027-03-14T20:10:00Z');

  test("are Chicago's, with plain spaces", () => {
    expect(formatChicagoDateTime(instant)).toBe('Sun, Mar 14, 2027, 3:10 PM');
    expect(formatChicagoDate(instant)).toBe('Sun, Mar 14, 2027');
    expect(formatChicagoTime(instant)).toBe('3:10 PM');
  });

  test('say noon and midnight as people do', () => {
    expect(formatChicagoTime(new Date('2027-03-15T17:05:00Z'))).toBe('12:05 PM');
    expect(formatChicagoTime(new Date('2027-03-15T05:00:00Z'))).toBe('12:00 AM');
  });

  test('match Intl’s', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit' },
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(formatChicagoDateTime(date)).toBe(format.format(date).replaceAll('\u202f', ' '));
        },
      ),
    );
  });

  test('belong to the Chicago day', () => {
    expect(formatChicagoDate(new Date('2027-01-01T05:59:00Z'))).toBe('Thu, Dec 31, 2026');
  });
});

test.each(['2027-03-10T15:00:00.000Z', '2027-11-07T06:30:00.000Z', '2027-11-07T07:30:00.000Z'])(
  'the form’s time for %s gives the same instant',
  (iso) => {
    expect(chosenInstant(chosenTimeOf(new Date(iso)))?.toISOString()).toBe(iso);
  },
);

test('a skipped or empty time gives no instant', () => {
  for (const wallTime of ['2027-03-14T02:30', '']) {
    expect(chosenInstant({ wallTime, pass: 'first' })).toBeUndefined();
  }
});
