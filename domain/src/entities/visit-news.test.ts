import { expect, test } from 'vitest';
import type { Appointment } from './appointment.ts';
import { visitNews } from './visit-news.ts';

const now = new Date('2026-11-24T15:00:00Z');
const [ahead, earlier, longAgo] = [
  '2026-11-25T15:00:00.000Z',
  '2026-11-24T14:00:00.000Z',
  '2026-11-20T15:00:00.000Z',
];
const visit: Appointment = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  title: 'Gate hinge',
  scheduledDate: ahead,
  duration: '60',
  status: 'scheduled',
  createdAt: '2026-11-01T15:00:00.000Z',
};
const cancelled = { status: 'cancelled', sequence: 1 };
const onMyWayAt = '2026-11-24T14:50:00.000Z';

test.each<[string, Partial<Appointment> | undefined, Partial<Appointment>, string | undefined]>([
  ['a new visit', undefined, {}, 'visit-booked'],
  ['a new one that lies in the past', undefined, { scheduledDate: earlier }, undefined],
  ['another time', {}, { scheduledDate: '2026-11-26T15:00:00.000Z', sequence: 1 }, 'visit-moved'],
  ['another length', {}, { duration: '120', sequence: 1 }, 'visit-moved'],
  ['a move into the past', {}, { scheduledDate: earlier, sequence: 1 }, undefined],
  ['another title', {}, { title: 'Gate post' }, undefined],
  ['a cancellation', {}, cancelled, 'visit-cancelled'],
  [
    'one of a visit an hour ago',
    { scheduledDate: earlier },
    { ...cancelled, scheduledDate: earlier },
    'visit-cancelled',
  ],
  [
    'one of a visit days ago',
    { scheduledDate: longAgo },
    { ...cancelled, scheduledDate: longAgo },
    undefined,
  ],
  ['one brought back', cancelled, { sequence: 2 }, 'visit-booked'],
  [
    'one brought back after its start',
    { ...cancelled, scheduledDate: earlier },
    { scheduledDate: earlier, sequence: 2 },
    'visit-booked',
  ],
  [
    'one that keeps its time after its start',
    { needsTime: true, scheduledDate: earlier },
    { scheduledDate: earlier, sequence: 2 },
    'visit-booked',
  ],
  ['one confirmed', { outsideHours: true }, { sequence: 1 }, 'visit-booked'],
  [
    'one outside the hours that is moved',
    { outsideHours: true },
    { scheduledDate: '2026-11-26T15:00:00.000Z', sequence: 1 },
    'visit-moved',
  ],
  ['the welder sets out', {}, { onMyWayAt }, 'on-my-way'],
  ['a tap that came late', {}, { onMyWayAt: '2026-11-24T14:49:00.000Z' }, undefined],
  [
    'a welder who comes after all',
    { needsWelder: true },
    { onMyWayAt: '2026-11-24T14:49:00.000Z' },
    'on-my-way',
  ],
  ['the welder starts', { onMyWayAt }, { onMyWayAt, startedAt: onMyWayAt }, undefined],
  [
    'a tap that arrives after the finish',
    { status: 'completed' },
    { onMyWayAt, status: 'completed' },
    undefined,
  ],
  ['whoever was on the way goes no more', { onMyWayAt }, {}, 'not-on-my-way'],
  [
    'a visit that is moved with somebody on the way',
    { onMyWayAt },
    { scheduledDate: '2026-11-26T15:00:00.000Z', sequence: 1 },
    'visit-moved',
  ],
  ['one that was cancelled on the way', { ...cancelled, onMyWayAt }, { sequence: 2 }, 'visit-booked'],
  ['the visit is finished', { onMyWayAt }, { onMyWayAt, status: 'completed' }, undefined],
])('%s', (_name, before, after, news) => {
  expect(visitNews(before && { ...visit, ...before }, { ...visit, ...after }, now)).toBe(news);
});
