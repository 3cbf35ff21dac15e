import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { asPlanned } from './use-planned-visits.ts';

const stored = anAppointment({ updatedAt: '2027-03-15T14:00:00.000Z' });
const slot = { scheduledDate: '2027-03-16T15:00:00.000Z', welderIds: [] };
const savedAs = '2027-03-15T14:00:05.000Z';

test('a visit stands where it was moved to, in the version of which it is known', () => {
  expect(asPlanned(stored, { slot })).toMatchObject({
    scheduledDate: slot.scheduledDate,
    updatedAt: stored.updatedAt,
  });
});

test('once that is saved it can be moved again at once, in the version that was saved', () => {
  expect(asPlanned(stored, { slot, savedAs })).toMatchObject({
    scheduledDate: slot.scheduledDate,
    updatedAt: savedAs,
  });
});

test('what the list knows by then counts', () => {
  const changed = { ...stored, updatedAt: '2027-03-15T14:00:09.000Z' };
  expect(asPlanned(changed, { slot, savedAs })).toEqual(changed);
});
