import { expect, test } from 'vitest';
import type { KeptTap } from '#desk/outbox/kept-tap.ts';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { newerVisit, partDays, withTaps } from './my-visits.ts';

const visit = anAppointment();
const at = '2027-03-15T14:05:00.000Z';
const kept = (order: number, tap: KeptTap['tap'], others: Partial<KeptTap> = {}): KeptTap => ({
  order,
  key: 'b0000000-0000-4000-8000-000000000001',
  personId: 'w',
  appointmentId: visit.id,
  visitName: 'Gate hinge',
  tap,
  ...others,
});

test('taps that wait show as if they were sent, those that came back or are of another visit do not', () => {
  const shown = withTaps(visit, undefined, [
    kept(1, { kind: 'start', at }),
    kept(2, { kind: 'finish', at: '2027-03-15T15:05:00.000Z', hours: 1 }, { returned: 'No' }),
    kept(3, { kind: 'cancel', at }, { appointmentId: 'a9901d00-0000-4000-8000-000000000002' }),
  ]);
  expect(shown).toEqual({ visit: { ...visit, startedAt: at }, sheet: undefined, waiting: ['start'] });
});

test('a tap that the server would refuse changes nothing', () => {
  const cancelled = { ...visit, status: 'cancelled' };
  expect(withTaps(cancelled, undefined, [kept(1, { kind: 'start', at })]).visit).toEqual(cancelled);
});

test('the newer of two versions is shown', () => {
  const answered = { ...visit, startedAt: at, updatedAt: at };
  expect(newerVisit(visit, answered)).toBe(answered);
  expect(newerVisit({ ...visit, updatedAt: '2027-03-15T15:00:00.000Z' }, answered).startedAt).toBeUndefined();
  expect(newerVisit(visit, undefined)).toBe(visit);
});

test('days are those of Chicago: left open, today in order, and to come', () => {
  const on = (scheduledDate: string, status = 'scheduled') => ({
    visit: { ...visit, scheduledDate, status },
    sheet: undefined,
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
