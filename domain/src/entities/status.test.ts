import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appointmentStatusSchema, requestStatusSchema, statusBadge } from './status.ts';

test.each([
  ['pending', 'Pending', 'yellow'],
  ['in_progress', 'In Progress', 'blue'],
  ['completed', 'Completed', 'green'],
  ['cancelled', 'Cancelled', 'red'],
])('a project that is %s has the badge %s in %s', (status, label, tone) => {
  expect(statusBadge(status)).toEqual({ label, tone });
});

test('an unknown status is shown as it is, in gray', () => {
  fc.assert(
    fc.property(fc.string(), (status) => {
      fc.pre(!requestStatusSchema.safeParse(status).success);
      expect(statusBadge(status)).toEqual({ label: status, tone: 'grey' });
    }),
  );
  for (const name of ['toString', '__proto__', 'constructor']) expect(statusBadge(name).tone).toBe('grey');
});

test('an appointment has the four statuses of the specification', () => {
  expect(appointmentStatusSchema.options).toEqual(['scheduled', 'completed', 'cancelled', 'rescheduled']);
});
