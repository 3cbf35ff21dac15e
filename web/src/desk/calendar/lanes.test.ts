import { expect, test } from 'vitest';
import { anAppointment, aStaffMember } from '../../../../tests/support/entities.ts';
import { lanesOf, onDate, visitSpan } from './lanes.ts';

const person = (id: string, name: string, role: 'owner' | 'welder' = 'welder', active = true) =>
  aStaffMember({ id, name, role, active });
const visit = (id: string, welderId: string | undefined, start: string) =>
  anAppointment({ id, title: id, scheduledDate: start, duration: '120', ...(welderId && { welderId }) });
const people = [
  person('w2', 'Wes'),
  person('w1', 'Wanda'),
  person('o', 'Olivia', 'owner'),
  person('x', 'Xan', 'welder', false),
];

test('each active welder has a lane, ordered by name, before the lane of unassigned visits', () => {
  expect(lanesOf(people, [], []).map(({ name }) => name)).toEqual(['Wanda', 'Wes', 'Unassigned']);
});

test('other staff with a visit have a lane too, so that every visit is shown', () => {
  const visits = ['o', 'x', 'gone'].map((id) => visit(id, id, '2027-03-10T15:00:00Z'));
  const names = lanesOf(people, visits, []).map(({ name }) => name);
  expect(names).toEqual(['Olivia', 'Wanda', 'Wes', 'Xan', 'Former staff', 'Unassigned']);
});

test('visits overlap in a welder’s lane, but not in the unassigned lane', () => {
  const visits = [
    visit('a', 'w1', '2027-03-10T15:00:00Z'),
    visit('b', 'w1', '2027-03-10T16:00:00Z'),
    visit('c', undefined, '2027-03-10T15:00:00Z'),
    visit('d', undefined, '2027-03-10T15:00:00Z'),
  ];
  const block = {
    id: 'k',
    welderId: 'w2',
    start: '2027-03-10T15:00:00Z',
    end: '2027-03-10T16:00:00Z',
    reason: '',
    path: '',
  };
  const busy = [...visits, visit('e', 'w2', '2027-03-10T15:30:00Z')];
  const lanes = lanesOf(people, busy, [block]);
  expect(lanes.map(({ overlapping }) => [...overlapping])).toEqual([['a', 'b'], ['e', 'k'], []]);
});

test('a visit across midnight is on both days', () => {
  const late = visit('a', 'w1', '2027-03-11T05:30:00Z');
  for (const date of ['2027-03-10', '2027-03-11']) expect(onDate([late], visitSpan, date)).toEqual([late]);
  expect(onDate([late], visitSpan, '2027-03-12')).toEqual([]);
});

test('a crew’s visit is in each of its welders’ lanes, and in no other', () => {
  const ofTwo = { ...visit('a', 'w2', '2027-03-10T15:00:00Z'), welderIds: ['w2', 'x'] };
  const lanes = lanesOf(people, [ofTwo, visit('b', 'x', '2027-03-10T16:00:00Z')], []);
  expect(
    lanes.map(({ name, visits, overlapping }) => [name, visits.map(({ id }) => id), overlapping.size]),
  ).toEqual([
    ['Wanda', [], 0],
    ['Wes', ['a'], 0],
    ['Xan', ['a', 'b'], 2],
    ['Unassigned', [], 0],
  ]);
});
