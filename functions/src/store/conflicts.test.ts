import { expect, test, vi } from 'vitest';
import { indexLink, isAlreadyThere, isConflict, isOutage, retryConflicts } from './conflicts.ts';

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
  '%s is neither an outage nor a conflict',
  (error) => {
    expect([isOutage(error), isConflict(error), isAlreadyThere(error)]).toEqual([false, false, false]);
  },
);

const link =
  'https://console.firebase.google.com/v1/r/project/welding-5551234567/firestore/indexes?create_composite=Cl8';

test.each([
  `9 FAILED_PRECONDITION: The query requires an index. You can create it here: ${link}`,
  `9 FAILED_PRECONDITION: The query requires a COLLECTION_GROUP_ASC index for collection mail and field to. You can create it here: ${link}`,
  `The query requires an index. That index is currently building and cannot be used yet. See its status here: ${link}`,
])('a query without its index fails at once with the index’s link: %s', async (message) => {
  const error = Object.assign(new Error(message), { code: 9 });
  expect([isConflict(error), isOutage(error), indexLink(error)]).toEqual([false, false, link]);
  const work = vi.fn().mockRejectedValue(error);
  await expect(retryConflicts(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});

test('other errors name no index', () => {
  expect([indexLink(withCode(9)), indexLink(new Error(link)), indexLink(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
