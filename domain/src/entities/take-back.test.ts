import { describe, expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import type { Appointment } from './appointment.ts';
import { type FieldChange, fieldChanges } from './audit-entry.ts';
import { decideTakeBack, isTakenBackAtOnce, takeBackMessages } from './take-back.ts';
import { decideTap, type TapOutcome, type VisitTap, visitTapMessages } from './visit-tap.ts';

const [wes, dana] = ['a1', 'a2'].map((end) => `a9901d00-0000-4000-8000-0000000000${end}`) as [string, string];
const visit = anAppointment({ welderIds: [wes, dana], amountToCollect: 40 });
const minute = (count: number) => new Date(Date.parse('2027-03-15T14:00:00Z') + count * 60_000).toISOString();
const setOut: VisitTap = { kind: 'on-my-way', at: minute(0) };
const start: VisitTap = { kind: 'start', at: minute(20) };
const finish: VisitTap = { kind: 'finish', at: minute(80), hours: 1.5, note: 'Done', amountToCollect: 250 };

const fieldsOf = (outcome: TapOutcome) => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.fields;
};
/** The visit after a tap, and the tap's changes in the history. */
function tapped(before: Appointment, tap: VisitTap, by = wes): { after: Appointment; did: FieldChange[] } {
  const after = { ...before, ...fieldsOf(decideTap(before, tap, by)) };
  return { after, did: fieldChanges(before, after) };
}
const afterAll = (before: Appointment, ...taps: VisitTap[]) =>
  taps.reduce((current, tap) => tapped(current, tap).after, before);
const takenBack = (after: Appointment, tap: VisitTap, did?: FieldChange[]) => {
  const named = { of: tap.kind, tapped: tap.at };
  return { ...after, ...fieldsOf(decideTakeBack(after, named, undefined, did)) };
};

describe('undoing a tap restores the visit', () => {
  const rescheduled = { ...visit, status: 'rescheduled', sequence: 2 };
  test.each([
    ['on-my-way', visit, setOut],
    ['start', afterAll(visit, setOut), start],
    ['finish', afterAll(visit, setOut, start), finish],
    ['finish of a single welder', afterAll({ ...visit, welderIds: [wes] }, start), finish],
    ['finish of a moved visit', afterAll({ ...rescheduled, welderIds: [wes] }, start), finish],
  ] as const)('%s', (_name, before, tap) => {
    const { after, did } = tapped(before, tap);
    expect(after).not.toEqual(before);
    expect(fieldChanges(before, takenBack(after, tap, did))).toEqual([]);
  });

  test('cancel, but keeps the calendar’s sequence rising', () => {
    const cancel: VisitTap = { kind: 'cancel', at: minute(1), reason: 'Locked' };
    for (const flag of ['needsTime', 'needsWelder', 'changedByClient']) {
      const flagged = { ...afterAll(rescheduled, start), [flag]: true };
      const { after, did } = tapped(flagged, cancel);
      expect(takenBack(after, cancel, did)).toEqual({ ...flagged, sequence: 4 });
    }
  });
});

test('undoing a finish keeps the other welders’ taps and hours', () => {
  const wesDone = tapped(afterAll(visit, start), finish);
  const danas = { ...finish, at: minute(90), hours: 2 };
  const both = tapped(wesDone.after, danas, dana);
  expect(both.after).toMatchObject({ status: 'completed', hours: 3.5, finishedAt: minute(90) });
  expect(takenBack(both.after, finish, wesDone.did)).toMatchObject({
    status: 'scheduled',
    finishedAt: undefined,
    hours: 2,
    crew: { [wes]: { startedAt: start.at }, [dana]: { finishedAt: minute(90) } },
  });
});

test('undoing the first departure dates the visit by the next welder’s', () => {
  const second = tapped(tapped(visit, setOut).after, { ...setOut, at: minute(5) }, dana);
  expect(takenBack(second.after, setOut).onMyWayAt).toBe(minute(5));
});

test('undoing a finish does not ask again for money collected since', () => {
  const { after, did } = tapped(visit, finish);
  expect(takenBack({ ...after, amountToCollect: 0 }, finish, did).amountToCollect).toBe(0);
});

test('undoing an unknown tap or another welder’s changes nothing', () => {
  const { after } = tapped(visit, start);
  expect(decideTakeBack(after, { of: 'start', tapped: minute(1) })).toEqual({ fields: {} });
  expect(decideTakeBack(after, { of: 'start', tapped: start.at }, dana)).toEqual({ fields: {} });
  expect(decideTakeBack(visit, { of: 'cancel', tapped: minute(1) })).toEqual({ fields: {} });
});

test('a tap cannot be undone before later taps or a cancellation', () => {
  const started = afterAll(visit, setOut, start);
  expect(decideTakeBack(started, { of: 'on-my-way', tapped: setOut.at })).toEqual({
    refused: takeBackMessages.laterFirst,
  });
  expect(decideTakeBack({ ...started, status: 'cancelled' }, { of: 'start', tapped: start.at })).toEqual({
    refused: visitTapMessages.cancelled,
  });
});

test('undoing at once means within a minute of the tap, by the phone’s clock', () => {
  const after = (seconds: number) =>
    isTakenBackAtOnce({
      tapped: minute(0),
      at: new Date(Date.parse(minute(0)) + seconds * 1_000).toISOString(),
    });
  expect([-1, 0, 60, 61].map(after)).toEqual([false, true, true, false]);
});
