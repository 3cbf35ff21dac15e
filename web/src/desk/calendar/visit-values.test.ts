import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { emptyVisit, readVisit, visitChangeOf, visitValuesOf } from './visit-values.ts';

const clientId = 'c1a5e000-0000-4000-8000-000000000001';
const visit = anAppointment({
  clientId,
  title: 'Gate',
  description: 'Both hinges',
  scheduledDate: '2027-11-07T07:30:00.000Z',
  welderId: clientId,
  windowMinutes: 30,
});

test('an untouched form changes nothing, also in the hour that comes twice', () => {
  expect(visitChangeOf(visitValuesOf(visit), visit)).toEqual({});
  const withSeconds = { ...visit, scheduledDate: '2027-03-10T15:00:27.123Z' };
  expect(visitChangeOf(visitValuesOf(withSeconds), withSeconds)).toEqual({});
});

test('what was changed is sent, and what was emptied is taken away', () => {
  const values = {
    ...visitValuesOf(visit),
    wallTime: '2027-11-08T09:00',
    welderId: '',
    windowMinutes: '',
    description: '',
  };
  expect(visitChangeOf(values, visit)).toEqual({
    scheduledDate: '2027-11-08T15:00:00.000Z',
    welderId: null,
    windowMinutes: null,
    description: '',
  });
});

test('an empty form says at each field what is missing', () => {
  expect(readVisit(emptyVisit)).toEqual({
    problems: {
      clientId: 'Choose a client',
      title: 'Title is required',
      wallTime: 'Date and time is required',
    },
  });
});

test('a time that the clock skips is told so', () => {
  const read = readVisit({ ...emptyVisit, clientId, title: 'Gate', wallTime: '2027-03-14T02:30' });
  expect(read).toEqual({ problems: { wallTime: 'This time does not exist. Please choose another' } });
});

test('what is empty is not sent', () => {
  const read = readVisit({ ...emptyVisit, clientId, title: 'Gate', wallTime: '2027-03-10T09:00' });
  expect(read).toEqual({
    body: { clientId, title: 'Gate', duration: '60', scheduledDate: '2027-03-10T15:00:00.000Z' },
  });
});
