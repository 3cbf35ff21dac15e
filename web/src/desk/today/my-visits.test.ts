import type { Appointment } from '@welding/domain/entities/appointment';
import { expect, test } from 'vitest';
import type { QueuedTap, VisitTapBody } from '#desk/queue/queued-kinds.ts';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { isOpenFor, newerVisit, partDays, withTaps } from './my-visits.ts';

const visit = anAppointment();
const at = '2027-03-15T14:05:00.000Z';
const later = '2027-03-15T15:05:00.000Z';
const queued = (order: number, tap: VisitTapBody['tap'], others: Partial<QueuedTap> = {}): QueuedTap => ({
  order,
  id: 'b0000000-0000-4000-8000-000000000001',
  kind: 'visit-tap',
  owner: 'w',
  body: { appointmentId: visit.id, visitName: 'Gate hinge', tap },
  createdAt: Date.parse(at),
  attempts: 0,
  ...others,
});

const shownWith = (seen: Appointment, taps: readonly QueuedTap[]) =>
  withTaps(seen, undefined, { taps, personId: 'w' });

test('waiting taps show as sent, unlike returned taps and those of other visits', () => {
  const other = queued(3, { kind: 'cancel', at });
  const shown = shownWith(visit, [
    queued(1, { kind: 'start', at }),
    queued(
      2,
      { kind: 'finish', at: '2027-03-15T15:05:00.000Z', hours: 1 },
      { returned: { reason: 'refused', message: 'No' } },
    ),
    { ...other, body: { ...other.body, appointmentId: 'a9901d00-0000-4000-8000-000000000002' } },
  ]);
  expect(shown).toEqual({
    visit: { ...visit, startedAt: at },
    sheet: undefined,
    own: { startedAt: at },
    isReplaced: false,
    waiting: ['start'],
  });
});

test('a visit is closed for each welder of a crew who has finished', () => {
  const crew = { w: { startedAt: at, finishedAt: '2027-03-15T16:00:00.000Z' }, o: { startedAt: at } };
  const seen = { ...visit, welderId: 'w', welderIds: ['w', 'o'], startedAt: at, crew };
  expect(isOpenFor(shownWith(seen, []))).toBe(false);
  expect(isOpenFor(withTaps(seen, undefined, { taps: [], personId: 'o' }))).toBe(true);
});

test('a visit stays open for a crew while the office finds a substitute for one welder', () => {
  const seen = { ...visit, welderId: 'w', welderIds: ['w', 'o'], needsWelder: true, needsWelderFor: ['w'] };
  const isOpen = (fields: object, personId: string) =>
    isOpenFor(withTaps({ ...seen, ...fields }, undefined, { taps: [], personId }));
  expect([isOpen({}, 'w'), isOpen({}, 'o')]).toEqual([false, true]);
  expect(isOpen({ needsWelderFor: undefined }, 'o'), 'called off before the list').toBe(false);
});

test('a departure can be undone until it is sent', () => {
  const tap = queued(1, { kind: 'on-my-way', at });
  const held = { ...tap, notBefore: Date.now() + 20_000 };
  expect(shownWith(visit, [held])).toMatchObject({ visit: { onMyWayAt: at }, held });
  expect(shownWith(visit, [{ ...tap, notBefore: Date.now() - 1 }]).held).toBeUndefined();
});

test('an undone finish shows the visit as before, and stays visible while it can be undone', () => {
  const finished = { ...visit, status: 'completed', startedAt: at, finishedAt: later, hours: 1 };
  const takeBack = { kind: 'take-back', of: 'finish', tapped: later, at: later } as const;
  const shown = shownWith(finished, [queued(1, takeBack)]);
  expect(shown.visit).toMatchObject({ status: 'scheduled', startedAt: at });
  expect([shown.visit.finishedAt, isOpenFor(shown)]).toEqual([undefined, true]);
  const recent = {
    personId: 'w',
    appointmentId: visit.id,
    visitName: 'Gate',
    of: 'finish',
    tapped: later,
  } as const;
  const left = withTaps(finished, undefined, { taps: [], personId: 'w', recent });
  expect(partDays([left], new Date('2027-03-16T15:00:00Z')).left).toEqual([left]);
});

test('a tap that the server would refuse changes nothing', () => {
  const cancelled = { ...visit, status: 'cancelled' };
  expect(shownWith(cancelled, [queued(1, { kind: 'start', at })]).visit).toEqual(cancelled);
});

test('shows the newer of two versions', () => {
  const answered = { ...visit, startedAt: at, updatedAt: at };
  expect(newerVisit(visit, answered)).toBe(answered);
  expect(newerVisit({ ...visit, updatedAt: '2027-03-15T15:00:00.000Z' }, answered).startedAt).toBeUndefined();
  expect(newerVisit(visit, undefined)).toBe(visit);
});

test('groups visits by Chicago day: left open, today in order, and upcoming', () => {
  const on = (scheduledDate: string, status = 'scheduled') => ({
    visit: { ...visit, scheduledDate, status },
    sheet: undefined,
    own: {},
    isReplaced: false,
    waiting: [],
  });
  const late = on('2027-03-16T03:00:00.000Z');
  const early = on('2027-03-15T13:00:00.000Z', 'completed');
  const left = on('2027-03-13T15:00:00.000Z');
  const [tuesday, later] = [on('2027-03-16T14:00:00.000Z'), on('2027-03-16T18:00:00.000Z')];
  const next = on('2027-03-22T14:00:00.000Z');
  const all = [next, later, late, left, early, tuesday, on('2027-03-12T15:00:00.000Z', 'completed')];
  expect(partDays([...all, on('2027-03-18T15:00:00.000Z', 'cancelled')], new Date(at))).toEqual({
    left: [left],
    today: [early, late],
    coming: [[tuesday, later], [next]],
  });
});
