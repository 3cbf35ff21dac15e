import { expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import { timeOfVisit } from '../booking/busy.ts';
import { clientChangeProblem } from '../booking/client-change.ts';
import { type Appointment, clientVisitOf } from './appointment.ts';
import { fieldChanges } from './audit-entry.ts';
import { cannotDoMessages, workedUntil } from './crew-taps.ts';
import { decideTakeBack, takeBackMessages } from './take-back.ts';
import { decideVisitChange } from './visit-change.ts';
import { decideTap, type TapOutcome, type VisitTap, visitTapMessages } from './visit-tap.ts';
import { partsOfTaps } from './work-entry.ts';

const [wes, dana, cal] = ['a1', 'a2', 'a3'].map((end) => `a9901d00-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const out = '2027-03-15T13:30:00.000Z';
const at = '2027-03-15T14:10:00.000Z';
const alone = anAppointment({
  welderIds: [wes],
  onMyWayAt: out,
  crew: { [wes]: { onMyWayAt: out } },
});
const pair = {
  ...alone,
  welderIds: [wes, dana],
  startedAt: at,
  crew: { ...alone.crew, [dana]: { startedAt: at } },
};
const fieldsOf = (outcome: TapOutcome) => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.fields;
};
const cannot = (next: 'another-time' | 'another-welder', welderId?: string): VisitTap => ({
  kind: 'cannot-do',
  at,
  reason: 'Nobody at home',
  next,
  welderId,
});
const after = (visit: Appointment, tap: VisitTap, by = wes) => ({
  ...visit,
  ...fieldsOf(decideTap(visit, tap, by)),
});

test('asking for another time frees the slot, clears the taps and lets the client move the visit', () => {
  const asked = after(pair, cannot('another-time'));
  expect(asked).toMatchObject({ needsTime: true, status: 'scheduled', sequence: 1, welderIds: [wes, dana] });
  expect([asked.crew, asked.onMyWayAt, asked.startedAt, timeOfVisit(asked)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(clientChangeProblem(clientVisitOf(asked), 24, new Date(asked.scheduledDate))).toBeUndefined();
  expect(decideTap(asked, cannot('another-time'), wes)).toEqual({ fields: {} });
  expect(decideTap(asked, { kind: 'start', at }, wes)).toEqual({ refused: cannotDoMessages.needsTime });
});

test('asking for another welder keeps the time and the other welders’ taps', () => {
  const asked = after(pair, cannot('another-welder'));
  expect(asked).toMatchObject({ needsWelder: true, startedAt: at, crew: { [dana]: { startedAt: at } } });
  expect([asked.crew?.[wes], asked.onMyWayAt, timeOfVisit(asked)?.start]).toEqual([
    undefined,
    undefined,
    asked.scheduledDate,
  ]);
  expect(after(asked, { kind: 'on-my-way', at }).needsWelder, 'who goes after all').toBeUndefined();
  const under = { ...pair, startedAt: undefined, crew: { ...pair.crew, [dana]: { onMyWayAt: out } } };
  const waits = after(under, cannot('another-welder'));
  expect(after(waits, { kind: 'start', at }, dana).needsWelder, 'who was going anyway').toBe(true);
  expect(after(waits, { kind: 'on-my-way', at }, 'office').needsWelder, 'sent by the office').toBeUndefined();
  const unbegun = anAppointment({ welderIds: [wes, dana] });
  const missed = after(unbegun, cannot('another-welder'));
  expect(missed.needsWelderFor).toEqual([wes]);
  expect(after(missed, { kind: 'on-my-way', at }, dana).needsWelder, 'a colleague sets out').toBe(true);
  expect(after(pair, cannot('another-welder', cal), 'office')).toMatchObject({ welderIds: [cal, dana] });
});

test('a visit needs another welder until the crew is complete', () => {
  const unbegun = anAppointment({ welderIds: [wes, dana] });
  const both = after(after(unbegun, cannot('another-welder')), cannot('another-welder'), dana);
  expect(both.needsWelderFor).toEqual([wes, dana]);
  expect(decideTap(both, cannot('another-welder'), dana)).toEqual({ fields: {} });
  const assigned = (visit: Appointment, welderIds: string[]) => ({
    ...visit,
    ...decideVisitChange(visit, { updatedAt: null, welderIds }),
  });
  const half = assigned(both, [cal, dana]);
  expect([half.needsWelder, half.needsWelderFor]).toEqual([true, [dana]]);
  expect(assigned(half, [cal]).needsWelder).toBeUndefined();
  expect(after(half, { kind: 'on-my-way', at }, cal).needsWelder).toBe(true);
  expect(after(half, { kind: 'on-my-way', at }, dana).needsWelder, 'who goes after all').toBeUndefined();
  const before = anAppointment({ welderIds: [wes, dana], needsWelder: true });
  expect(assigned(before, [wes, cal]).needsWelder, 'asked before the list').toBeUndefined();
});

test('a cancelled visit keeps its taps when restored, but not on another day', () => {
  const cancelled = { ...pair, ...fieldsOf(decideTap(pair, { kind: 'cancel', at }, 'office')) };
  const back = (fields: object) => ({
    ...cancelled,
    ...decideVisitChange(cancelled, { updatedAt: null, status: 'scheduled', ...fields }),
  });
  expect(back({})).toMatchObject({ status: 'scheduled', crew: pair.crew, onMyWayAt: out, startedAt: at });
  const moved = back({ scheduledDate: new Date('2027-03-16T14:00:00Z') });
  expect([moved.crew, moved.onMyWayAt, moved.startedAt]).toEqual([undefined, undefined, undefined]);
});

test('a new time, another crew, keeping the visit and cancelling it each resolve the request', () => {
  const [toMove, toGive] = [after(alone, cannot('another-time')), after(alone, cannot('another-welder'))];
  const change = (visit: Appointment, fields: object) => {
    const settled = { ...visit, ...decideVisitChange(visit, { updatedAt: null, ...fields }) };
    return [settled.needsTime, settled.needsWelder, settled.sequence];
  };
  const scheduledDate = new Date('2027-03-16T14:00:00Z');
  expect(change(toMove, { scheduledDate })).toEqual([undefined, undefined, 2]);
  expect(change(toMove, { needsTime: false })).toEqual([undefined, undefined, 2]);
  expect(change(toMove, { title: 'Rail' })).toEqual([true, undefined, 1]);
  expect(change(toGive, { welderIds: [dana] })).toEqual([undefined, undefined, undefined]);
  expect(change(toGive, { needsWelder: false })).toEqual([undefined, undefined, undefined]);
  expect(after(toMove, { kind: 'cancel', at }).needsTime).toBeUndefined();
});

test('undoing restores the visit, unless it has been moved since', () => {
  for (const next of ['another-time', 'another-welder'] as const) {
    const asked = after(pair, cannot(next));
    const did = fieldChanges(pair, asked);
    const named = { of: 'cannot-do', tapped: at } as const;
    const back = { ...asked, ...fieldsOf(decideTakeBack(asked, named, undefined, did)) };
    expect(fieldChanges(pair, back)).toEqual([]);
    const moved = { ...asked, needsTime: undefined, needsWelder: undefined };
    expect(decideTakeBack(moved, named, undefined, did)).toEqual({ refused: takeBackMessages.laterFirst });
  }
});

test('the welder keeps the driving and work time up to then', () => {
  const ended = workedUntil(pair, at, [wes]);
  expect(partsOfTaps(ended.crew?.[wes] ?? {})).toMatchObject([{ kind: 'drive', minutes: 40 }]);
  expect(ended.crew?.[dana]).toEqual({ startedAt: at });
});

test('is refused for a visit that is over', () => {
  const over = { ...alone, status: 'completed' };
  expect(decideTap(over, cannot('another-time'), wes)).toEqual({ refused: visitTapMessages.finished });
  const cancelled = { ...alone, status: 'cancelled' };
  expect(decideTap(cancelled, cannot('another-welder'), wes)).toEqual({
    refused: visitTapMessages.cancelled,
  });
});
