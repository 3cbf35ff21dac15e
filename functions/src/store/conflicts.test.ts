import { expect, test } from 'vitest';
import { isAlreadyThere, isConflict, isOutage } from './conflicts.ts';

const withCode = (code: unknown) => Object.assign(new Error('Firestore'), { code });

test.each([
  [1, 'CANCELLED', { outage: true, conflict: false }],
  [4, 'DEADLINE_EXCEEDED', { outage: true, conflict: false }],
  [5, 'NOT_FOUND', { outage: false, conflict: true }],
  [6, 'ALREADY_EXISTS', { outage: false, conflict: true }],
  [7, 'PERMISSION_DENIED', { outage: false, conflict: false }],
  [8, 'RESOURCE_EXHAUSTED', { outage: true, conflict: false }],
  [9, 'FAILED_PRECONDITION', { outage: false, conflict: true }],
  [10, 'ABORTED', { outage: true, conflict: true }],
  [13, 'INTERNAL', { outage: true, conflict: false }],
  [14, 'UNAVAILABLE', { outage: true, conflict: false }],
])('%d, %s', (code, _name, { outage, conflict }) => {
  expect(isOutage(withCode(code))).toBe(outage);
  expect(isConflict(withCode(code))).toBe(conflict);
  expect(isAlreadyThere(withCode(code))).toBe(code === 6);
});

test.each([new Error('No code'), withCode('14'), { code: 14 }, 'UNAVAILABLE', null])(
  '%s is neither',
  (error) => {
    expect([isOutage(error), isConflict(error), isAlreadyThere(error)]).toEqual([false, false, false]);
  },
);
