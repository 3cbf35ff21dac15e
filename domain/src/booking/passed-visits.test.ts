import { expect, test } from 'vitest';
import { passedVisits } from './passed-visits.ts';

const day = (id: string, scheduledDate: string, more = {}) => ({
  ...{ id, projectId: 'p', title: 'Gate', scheduledDate, status: 'scheduled' },
  ...more,
});
const first = day('1', '2027-03-15T14:00:00Z');
const second = day('2', '2027-03-16T14:00:00Z');

test.each([
  [first, '2027-03-15T18:00:00Z', []],
  [first, '2027-03-17T14:00:00Z', ['2']],
  [second, '2027-03-14T14:00:00Z', ['1']],
] as const)('%j moved to %s passes %j', (visit, to, passed) => {
  const others = [
    first,
    second,
    day('3', '2027-03-15T16:00:00Z', { title: 'Dock' }),
    day('4', '2027-03-15T16:00:00Z', { projectId: undefined }),
    day('5', '2027-03-15T16:00:00Z', { status: 'cancelled' }),
  ];
  expect(passedVisits(visit, new Date(to), others).map(({ id }) => id)).toEqual(passed);
});
