import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { asPlanned, blockedTimes, heldTimes } from './use-calendar.ts';

const welderId = '57a0ff00-0000-4000-8000-000000000001';
const lunch = {
  id: 'b10c0000-0000-4000-8000-000000000001',
  welderId,
  weekdays: [1, 2],
  from: '12:00',
  to: '12:30',
  reason: 'Lunch',
  firstDate: '2027-03-09',
  lastDate: null,
  createdAt: '2027-01-01T00:00:00.000Z',
};

test('a weekly block is on each of its days, with a link to edit it', () => {
  const found = blockedTimes([], [lunch], ['2027-03-08', '2027-03-09', '2027-03-10']);
  expect(found).toEqual([
    {
      id: `${lunch.id}_2027-03-09`,
      welderId,
      start: '2027-03-09T18:00:00.000Z',
      end: '2027-03-09T18:30:00.000Z',
      reason: 'Lunch',
      path: `/calendar/recurring/${lunch.id}`,
    },
  ]);
});

test('a hold is shown until it runs out, and only once across midnight', () => {
  const hold = {
    id: 'h1',
    kind: 'hold' as const,
    start: '2027-03-09T05:30:00.000Z',
    end: '2027-03-09T06:30:00.000Z',
    until: '2027-03-01T12:10:00.000Z',
    by: 'Oscar',
  };
  const visit = { id: 'v1', kind: 'visit' as const, start: hold.start, end: hold.end };
  const days = ['2027-03-08', '2027-03-09'].map((date) => ({
    id: `${welderId}_${date}`,
    welderId,
    date,
    busy: [hold, visit],
  }));
  expect(heldTimes(days, new Date('2027-03-01T12:09:59Z'))).toMatchObject([
    { id: 'h1', welderId, by: 'Oscar' },
  ]);
  expect(heldTimes(days, new Date('2027-03-01T12:10:00Z'))).toEqual([]);
});

const stored = anAppointment({ updatedAt: '2027-03-15T14:00:00.000Z' });
const slot = { scheduledDate: '2027-03-16T15:00:00.000Z', welderIds: [] };
const savedAs = '2027-03-15T14:00:05.000Z';

test('a moved visit is shown at its new time, with its known version', () => {
  expect(asPlanned(stored, { slot })).toMatchObject({
    scheduledDate: slot.scheduledDate,
    updatedAt: stored.updatedAt,
  });
});

test('a saved move can be followed by another at once, with the saved version', () => {
  expect(asPlanned(stored, { slot, savedAs })).toMatchObject({
    scheduledDate: slot.scheduledDate,
    updatedAt: savedAs,
  });
});

test('a newer version from the list replaces the moved visit', () => {
  const changed = { ...stored, updatedAt: '2027-03-15T14:00:09.000Z' };
  expect(asPlanned(changed, { slot, savedAs })).toEqual(changed);
});
