import { describe, expect, test } from 'vitest';
import { appointmentRequestSchema, isBookable, isWithinHorizon } from './appointment-request.ts';

const valid = {
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  title: 'Aluminum Welding',
  scheduledDate: '2027-03-14T20:10:00.000Z',
};

describe('a booking', () => {
  test('lasts an hour by default', () => {
    expect(appointmentRequestSchema.parse(valid).duration).toBe('60');
  });

  test.each([
    [{ title: '' }, 'Title is required'],
    [{ scheduledDate: '' }, 'Date and time is required'],
    [{ scheduledDate: undefined }, 'Date and time is required'],
    [{ scheduledDate: '2027-03-14T20:10' }, 'Date and time is required'],
    [{ duration: '45' }, 'Duration must be 30, 60, 120, 240 or 480 minutes'],
    [{ projectId: 'mine' }, 'Project must be one of yours'],
    [{ clientId: '' }, 'Client is required'],
    [{ price: 1 }, 'Unknown field: price'],
  ])('with %j is refused: %s', (changes, message) => {
    const parsed = appointmentRequestSchema.safeParse({ ...valid, ...changes });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  test.each(['', valid.clientId])('may name the project %j', (projectId) => {
    expect(appointmentRequestSchema.parse({ ...valid, projectId }).projectId).toBe(projectId);
  });
});

test('a time may be booked until a minute after it has passed', () => {
  const now = new Date('2027-03-14T20:10:00Z');
  expect(isBookable(new Date('2027-03-14T20:09:00.000Z'), now)).toBe(true);
  expect(isBookable(new Date('2027-03-14T20:08:59.999Z'), now)).toBe(false);
});

test('a time may be booked until the end of the horizon', () => {
  const now = new Date('2027-03-14T20:10:00Z');
  expect(isWithinHorizon(new Date('2027-03-16T20:10:00.000Z'), now, 2)).toBe(true);
  expect(isWithinHorizon(new Date('2027-03-16T20:10:00.001Z'), now, 2)).toBe(false);
  expect(isWithinHorizon(new Date('9999-12-31T23:59:59-12:00'), now, 3650)).toBe(false);
});
