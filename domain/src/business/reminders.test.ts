import { describe, expect, test } from 'vitest';
import { dueReminder, remindedUntil } from './reminders.ts';

const both = { dayBefore: '17:00', hoursBefore: 2 };
const due = (start: string, now: string, reminders: Parameters<typeof dueReminder>[1] = both) => {
  const found = dueReminder(new Date(start), reminders, new Date(now));
  return found && [found.kind, found.dueAt.toISOString()];
};

describe('a visit on a Tuesday at 9:00 AM in Chicago', () => {
  const start = '2027-03-16T14:00:00Z';

  test.each([
    ['2027-03-15T21:59:59Z', undefined],
    ['2027-03-15T22:00:00Z', 'visit-reminder'],
    ['2027-03-16T04:59:59Z', 'visit-reminder'],
    // Midnight in Chicago: tomorrow is today now.
    ['2027-03-16T05:00:00Z', undefined],
    ['2027-03-16T11:59:59Z', undefined],
    ['2027-03-16T12:00:00Z', 'visit-soon'],
    ['2027-03-16T13:59:59Z', 'visit-soon'],
    ['2027-03-16T14:00:00Z', undefined],
  ])('at %s: %s', (now, kind) => {
    expect(due(start, now)?.[0]).toBe(kind);
  });

  test('has only the reminders that are switched on', () => {
    const [eve, morning] = ['2027-03-15T22:00:00Z', '2027-03-16T12:00:00Z'];
    const off = { dayBefore: null, hoursBefore: null };
    expect([due(start, eve, off), due(start, morning, off)]).toEqual([undefined, undefined]);
    expect(due(start, eve, { ...both, dayBefore: null })).toBeUndefined();
    expect(due(start, morning, { ...both, hoursBefore: null })).toBeUndefined();
    expect(due(start, eve, { ...both, dayBefore: '17:01' })).toBeUndefined();
  });
});

describe('on the days when the clock changes', () => {
  test.each([
    // Saturday at 5:00 PM is still standard time, Sunday at 9:00 AM is daylight time.
    ['in spring', '2027-03-14T14:00:00Z', '2027-03-13T23:00:00.000Z', '2027-03-14T12:00:00.000Z'],
    // Two hours before 3:30 AM daylight time it is 12:30 AM: 2 to 3 is left out.
    [
      'over the hour left out',
      '2027-03-14T08:30:00Z',
      '2027-03-13T23:00:00.000Z',
      '2027-03-14T06:30:00.000Z',
    ],
    // Saturday at 5:00 PM is still daylight time, Sunday at 9:00 AM is standard time.
    ['in fall', '2027-11-07T15:00:00Z', '2027-11-06T22:00:00.000Z', '2027-11-07T13:00:00.000Z'],
    // Two hours before 2:30 AM standard time it is the second 12:30 AM... which was before both passes of 1 to 2.
    [
      'over the hour that comes twice',
      '2027-11-07T08:30:00Z',
      '2027-11-06T22:00:00.000Z',
      '2027-11-07T06:30:00.000Z',
    ],
    // The day after: 5:00 PM of the day on which the clock went back.
    ['the day after', '2027-11-08T15:00:00Z', '2027-11-07T23:00:00.000Z', '2027-11-08T13:00:00.000Z'],
  ])('%s', (_name, start, eve, soon) => {
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    expect(due(start, before(eve))).toBeUndefined();
    expect(due(start, eve)).toEqual(['visit-reminder', eve]);
    expect(due(start, before(soon))).toBeUndefined();
    expect(due(start, soon)).toEqual(['visit-soon', soon]);
    expect(remindedUntil(new Date(eve)).getTime()).toBeGreaterThan(Date.parse(start));
  });
});
