import { expect, test } from 'vitest';
import { upcomingAt, withBooked } from './use-upcoming.ts';

const now = new Date('2027-03-14T08:00:00.000Z');
const at = (id: string, scheduledDate: string) => ({ id, scheduledDate });

test('what lies later than now is upcoming, soonest first; now itself has passed', () => {
  const list = [
    at('late', '2027-03-15T08:00:00.000Z'),
    at('now', '2027-03-14T08:00:00.000Z'),
    at('past', '2027-03-14T07:59:59.999Z'),
    at('soon', '2027-03-14T08:00:00.001Z'),
  ];
  expect(upcomingAt(list, now).map(({ id }) => id)).toEqual(['soon', 'late']);
});

test('a booked appointment stands in the list once, before and after the server delivers it', () => {
  const booked = at('new', '2027-03-16T08:00:00.000Z');
  const old = at('old', '2027-03-15T08:00:00.000Z');
  expect(withBooked([old], [booked])).toEqual([old, booked]);
  const delivered = [old, at('new', '2027-03-17T08:00:00.000Z')];
  expect(withBooked(delivered, [booked])).toBe(delivered);
});
