import { expect, test } from 'vitest';
import type { ClientVisit } from '../entities/appointment.ts';
import type { Actor, FieldChange } from '../entities/audit-entry.ts';
import { business } from '../values/business.ts';
import { clientChangeProblem, passedVisits, undoesOwnMove } from './client-change.ts';

const visit: ClientVisit = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  title: 'Gate hinge',
  scheduledDate: '2027-03-15T14:00:00.000Z',
  duration: '60',
  status: 'scheduled',
  createdAt: '2027-01-01T12:00:00.000Z',
  underWay: false,
};
const call = `please call us at ${business.phone}`;

test.each([
  [24, '2027-03-14T14:00:00.000Z', undefined],
  [24, '2027-03-14T14:00:00.001Z', `This visit starts in less than 24 hours. To move or cancel it, ${call}`],
  [1, '2027-03-15T13:30:00.000Z', `This visit starts in less than an hour. To move or cancel it, ${call}`],
  [0, '2027-03-15T14:00:00.000Z', undefined],
  [0, '2027-03-15T14:00:01.000Z', `This visit has started. To change it, ${call}`],
])('with a cutoff of %i hours, at %s: %s', (cutoff, now, problem) => {
  expect(clientChangeProblem(visit, cutoff, new Date(now))).toBe(problem);
});

test('a client cannot change a visit that is over or underway', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  for (const fields of [{ status: 'completed' }, { status: 'cancelled' }, { underWay: true }]) {
    expect(clientChangeProblem({ ...visit, ...fields }, 24, now)).toBeDefined();
  }
});

test.each([
  ['within a minute', {}, true],
  ['that a company’s contact made', { actor: { id: 'contact', name: 'Bo', role: 'client' } }, true],
  ['a minute later', { at: '2027-03-14T20:58:59.000Z' }, false],
  ['after the office moved it', { actor: { id: 'x', name: 'X', role: 'office' } }, false],
  ['to another time', { from: '2027-03-20T14:00:00.000Z' }, false],
  ['to a time that we cannot make', { more: [{ field: 'needsTime', from: true }] }, false],
] as const)('a client undoes a move %s: %j, %s', (_, { at, actor, from, more = [] }: Moved, undoes) => {
  const entry = {
    id: 'a9901d00-0000-4000-8000-000000000002',
    at: at ?? '2027-03-14T20:59:00.000Z',
    actor: actor ?? ({ id: visit.clientId, name: 'Ana', role: 'client' } as const),
    action: 'changed' as const,
    entity: 'appointment' as const,
    entityId: visit.id,
    changes: [
      { field: 'scheduledDate', from: from ?? '2027-03-19T14:00:00.000Z', to: visit.scheduledDate },
      ...more,
    ],
  };
  const now = new Date('2027-03-14T21:00:00.000Z');
  const by = actor?.role === 'client' ? actor.id : visit.clientId;
  expect(undoesOwnMove(visit, '2027-03-19T14:00:00.000Z', [entry], { by, now })).toBe(undoes);
});

type Moved = {
  readonly at?: string;
  readonly actor?: Actor;
  readonly from?: string;
  readonly more?: readonly FieldChange[];
};

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
