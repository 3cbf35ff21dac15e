import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentSchema } from '../entities/appointment.ts';
import { paymentSchema } from '../entities/payment.ts';
import { projectSchema } from '../entities/project.ts';
import { quoteSchema } from '../entities/quote.ts';
import { storedAppointmentSchema } from '../entities/stored-appointment.ts';
import { storedClientSchema } from '../entities/stored-client.ts';
import { storedPaymentSchema } from '../entities/stored-payment.ts';
import { storedProjectSchema } from '../entities/stored-project.ts';
import { storedQuoteSchema } from '../entities/stored-quote.ts';
import { storedOptionalDollars, storedOptionalTime } from './stored-fields.ts';

const id = '9f0ec700-0000-4000-8000-000000000001';
const clientId = 'c1a5e000-0000-4000-8000-000000000001';

describe('stored dollars', () => {
  test.each([
    [450, 450],
    ['450', 450],
    [' $1,250.50 ', 1250.5],
    [450.005, 450.01],
    [1.1 + 2.2, 3.3],
    [-1, undefined],
    ['about 450', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [1e12, undefined],
    [{ dollars: 450 }, undefined],
    [undefined, undefined],
  ])('%j are %j', (stored, read) => {
    expect(storedOptionalDollars.parse(stored)).toBe(read);
  });
});

describe('a stored time', () => {
  test.each([
    ['2026-12-01T15:00:00.123Z', '2026-12-01T15:00:00.123Z'],
    ['2026-12-01T09:00:00-06:00', '2026-12-01T15:00:00.000Z'],
    ['2026-12-01T09:00', '2026-12-01T15:00:00.000Z'],
    ['2026-12-01 09:00:00', '2026-12-01T15:00:00.000Z'],
    ['2026-07-01', '2026-07-01T05:00:00.000Z'],
    ['2027-03-14 02:30', '2027-03-14T08:30:00.000Z'],
    ['9999-12-31T23:59:59-12:00', undefined],
    ['2026-13-01', undefined],
    ['7', undefined],
    ['next week', undefined],
    [1_796_137_200_000, undefined],
  ])('%j is %j', (stored, read) => {
    expect(storedOptionalTime.parse(stored)).toBe(read);
  });
});

const strangeFields = fc.dictionary(
  fc.constantFrom(
    ...['title', 'description', 'serviceType', 'status', 'estimatedCost', 'finalCost', 'scheduledDate'],
    ...['completedDate', 'beforePhotos', 'createdAt', 'duration', 'projectId', 'firstName', 'email', 'phone'],
    ...['address', 'preferredContact', 'paidAt', 'stripePaymentIntentId', 'notes', 'sessionsValidFrom'],
  ),
  fc.anything(),
);

test('whatever stands in their other fields, what is read is an entity', () => {
  const scheduledDate = '2026-12-01T15:00:00.000Z';
  fc.assert(
    fc.property(strangeFields, (fields) => {
      const client = storedClientSchema.parse({ ...fields, id });
      expect(client.id).toBe(id);
      expect(typeof client.firstName).toBe('string');

      const project = storedProjectSchema.parse({ ...fields, id, clientId });
      expect(projectSchema.safeParse({ ...project, title: 'x' }).error?.issues).toBeUndefined();

      const appointment = storedAppointmentSchema.parse({ ...fields, id, clientId, scheduledDate });
      expect(appointmentSchema.parse(appointment)).toEqual(appointment);

      const quote = storedQuoteSchema.parse({ ...fields, id });
      const texts = { firstName: 'x', lastName: 'x', description: 'x'.repeat(10) };
      const reachable = { email: 'x@example.com', phone: '3125550100' };
      expect(quoteSchema.safeParse({ ...quote, ...texts, ...reachable }).error?.issues).toBeUndefined();

      const paid = { id: 'pi_1', amount: 5, status: 'succeeded' };
      const payment = storedPaymentSchema.parse({ ...fields, ...paid });
      expect(paymentSchema.parse(payment)).toEqual(payment);
    }),
  );
});

test.each([
  ['a client without an id', storedClientSchema, { id: 'casey' }],
  ['a project that is nobody’s', storedProjectSchema, { id, title: 'Gate' }],
  ['an appointment at no time', storedAppointmentSchema, { id, clientId, scheduledDate: 'soon' }],
  ['a payment of no amount', storedPaymentSchema, { id: 'pi_1', status: 'succeeded' }],
])('%s is none', (_name, schema, stored) => {
  expect(schema.safeParse(stored).success).toBe(false);
});

test('a client keeps what can be read of it', () => {
  const stored = {
    id: clientId,
    firstName: 'Casey',
    lastName: 'Morgan',
    email: ' Casey@Example.com',
    phone: 5550111,
    createdAt: 'last spring',
    notes: 'pays late',
  };
  expect(storedClientSchema.parse(stored)).toEqual({
    id: clientId,
    firstName: 'Casey',
    lastName: 'Morgan',
    email: 'casey@example.com',
    phone: '5550111',
    createdAt: '1970-01-01T00:00:00.000Z',
  });
});
