import { expect, test } from 'vitest';
import { type BookingValues, emptyBooking, placeFields, readBooking } from './booking-values.ts';

const clientId = '1c0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a';
const projectId = '3e0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a';
const now = new Date('2027-03-01T12:00:00.000Z');
const complete: BookingValues = { ...emptyBooking, serviceType: 'truck', wallTime: '2027-03-12T09:30' };

function read(values: Partial<BookingValues>, at = now) {
  return readBooking({ ...complete, ...values }, clientId, at);
}

test('sends the service as title and Chicago time as an instant, and omits empty fields', () => {
  expect(read({})).toEqual({
    request: {
      clientId,
      title: 'Heavy-Duty Truck Repairs',
      scheduledDate: '2027-03-12T15:30:00.000Z',
      duration: '60',
    },
  });
  expect(read({ projectId, description: ' Ring twice ', duration: '480' })).toMatchObject({
    request: { projectId, description: 'Ring twice', duration: '480' },
  });
});

test('an empty form shows the two rules of the specification', () => {
  expect(readBooking(emptyBooking, clientId, now)).toEqual({
    problems: { serviceType: 'Title is required', wallTime: 'Date and time is required' },
  });
});

test('refuses a time before the current minute, even if the browser allows it', () => {
  const passed = { problems: { wallTime: 'Date and time must not be in the past' } };
  expect(read({ wallTime: '2027-03-01T05:58' })).toEqual(passed);
  expect(read({ wallTime: '2027-03-01T06:00' }, new Date('2027-03-01T12:00:59.000Z'))).toHaveProperty(
    'request',
  );
});

test('refuses a time that the clock skips, with its own message', () => {
  expect(read({ wallTime: '2027-03-14T02:30' })).toEqual({
    problems: { wallTime: 'This time does not exist. Please choose another' },
  });
});

test('a repeated time is the chosen pass', () => {
  const wallTime = '2027-11-07T01:30';
  expect(read({ wallTime, pass: 'first' })).toMatchObject({
    request: { scheduledDate: '2027-11-07T06:30:00.000Z' },
  });
  expect(read({ wallTime, pass: 'second' })).toMatchObject({
    request: { scheduledDate: '2027-11-07T07:30:00.000Z' },
  });
});

test('shows a description’s length limit at its field', () => {
  expect(read({ description: 'x'.repeat(5001) })).toEqual({
    problems: { description: 'Description must be at most 5000 characters' },
  });
});

test.each([
  ['', {}],
  [' 60601 ', { zip: '60601' }],
  ['60601-1234', { zip: '60601' }],
  ['1400 S Michigan Ave', { address: '1400 S Michigan Ave' }],
  ['12345 Long St, Joliet, IL 60432', { address: '12345 Long St, Joliet, IL 60432', zip: '60432' }],
])('%j is sent as %j', (place, fields) => {
  expect(placeFields(place)).toEqual(fields);
});
