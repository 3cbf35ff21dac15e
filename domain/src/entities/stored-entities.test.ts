import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appointmentSchema } from './appointment.ts';
import { storedClientSchema } from './client.ts';
import { paymentSchema } from './payment.ts';
import { projectSchema } from './project.ts';
import { quoteSchema } from './quote.ts';

const id = '9f0ec700-0000-4000-8000-000000000001';
const clientId = 'c1a5e000-0000-4000-8000-000000000001';

const strangeFields = fc.dictionary(
  fc.constantFrom(
    ...['title', 'description', 'serviceType', 'status', 'estimatedCost', 'finalCost', 'scheduledDate'],
    ...['completedDate', 'beforePhotos', 'createdAt', 'duration', 'projectId', 'firstName', 'email', 'phone'],
    ...['address', 'preferredContact', 'paidAt', 'stripePaymentIntentId', 'notes', 'sessionsValidFrom'],
  ),
  fc.anything(),
);

test('reads any stored document as a valid entity', () => {
  const scheduledDate = '2026-12-01T15:00:00.000Z';
  fc.assert(
    fc.property(strangeFields, (fields) => {
      const client = storedClientSchema.parse({ ...fields, id });
      expect(client.id).toBe(id);
      expect(typeof client.firstName).toBe('string');

      const project = projectSchema.parse({ ...fields, id, clientId });
      expect(projectSchema.safeParse({ ...project, title: 'x' }).error?.issues).toBeUndefined();

      const appointment = appointmentSchema.parse({ ...fields, id, clientId, scheduledDate });
      expect(appointmentSchema.parse(appointment)).toEqual(appointment);

      const quote = quoteSchema.parse({ ...fields, id });
      const texts = { firstName: 'x', lastName: 'x', description: 'x'.repeat(10) };
      const reachable = { email: 'x@example.com', phone: '3125550100' };
      expect(quoteSchema.safeParse({ ...quote, ...texts, ...reachable }).error?.issues).toBeUndefined();

      const paid = { id: 'pi_1', amount: 5, status: 'succeeded' };
      const payment = paymentSchema.parse({ ...fields, ...paid });
      expect(paymentSchema.parse(payment)).toEqual(payment);
    }),
  );
});

test.each([
  ['a client without an id', storedClientSchema, { id: 'casey' }],
  ['a project without a client', projectSchema, { id, title: 'Gate' }],
  ['an appointment without a time', appointmentSchema, { id, clientId, scheduledDate: 'soon' }],
  ['a payment of no amount', paymentSchema, { id: 'pi_1', status: 'succeeded' }],
])('refuses %s', (_name, schema, stored) => {
  expect(schema.safeParse(stored).success).toBe(false);
});

test('a client keeps its readable fields', () => {
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
