import { projectSchema } from '@welding/domain/entities/project';
import { FirestoreError, onSnapshot, type Query } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportBrowserError } from '#shared/errors/report-browser-error.ts';
import { type ListState, watchQuery } from './watch-query.ts';

vi.mock('#shared/errors/report-browser-error.ts', () => ({ reportBrowserError: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  onSnapshot: vi.fn(() => () => undefined),
}));

let states: ListState<unknown>[];
/** What Firestore was given to call with an answer, and with an error. */
let answers: unknown[];
beforeEach(() => {
  vi.clearAllMocks();
  states = [];
  // @ts-expect-error nothing of a query is looked at here
  const query: Query = {};
  watchQuery(query, projectSchema).subscribe((state) => states.push(state));
  answers = vi.mocked(onSnapshot).mock.lastCall ?? [];
});

function call(listener: unknown, value: unknown): void {
  if (typeof listener !== 'function') throw new Error('No listener');
  listener(value);
}

test('a list refused for a missing index fails, and is logged', () => {
  // @ts-expect-error Firestore alone makes its errors
  const error = new FirestoreError('failed-precondition', 'The query requires an index.');
  call(answers[3], error);
  expect(states).toEqual([{ kind: 'failed' }]);
  expect(reportBrowserError).toHaveBeenCalledExactlyOnceWith(error);
});

test.each(['permission-denied', 'unavailable'])(
  'a list that ends with %s fails, and is not logged',
  (code) => {
    // @ts-expect-error Firestore alone makes its errors
    call(answers[3], new FirestoreError(code, 'no'));
    expect(states).toEqual([{ kind: 'failed' }]);
    expect(reportBrowserError).not.toHaveBeenCalled();
  },
);

test('omits, counts and logs an unreadable document', () => {
  const broken = { id: 'p1', data: () => ({ title: 7 }), ref: { path: 'projects/p1' } };
  call(answers[2], { docs: [broken], metadata: { fromCache: false } });
  expect(states).toEqual([{ kind: 'items', items: [], unreadable: 1, fromCache: false }]);
  expect(reportBrowserError).toHaveBeenCalledExactlyOnceWith('Unreadable document projects/p1');
});
