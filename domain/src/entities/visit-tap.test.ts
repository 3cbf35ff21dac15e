import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import type { Appointment } from './appointment.ts';
import { crewFields } from './crew.ts';
import { decideTap, tapTimeProblem, type VisitTap, visitTapMessages, visitTapSchema } from './visit-tap.ts';

const visit = anAppointment();
const wes = 'a9901d00-0000-4000-8000-0000000000a1';
const dana = 'a9901d00-0000-4000-8000-0000000000a2';
const at = '2027-03-15T14:05:00.000Z';
const later = '2027-03-15T15:35:00.000Z';
const finish: VisitTap = { kind: 'finish', at: later, hours: 1.5, note: 'Both hinges', amountToCollect: 250 };

/** The visit after these accepted taps. */
function after(...taps: VisitTap[]): Appointment {
  let current = visit;
  for (const tap of taps) {
    const outcome = decideTap(current, tap, wes);
    if ('refused' in outcome) throw new Error(outcome.refused);
    current = { ...current, ...outcome.fields };
  }
  return current;
}

test('on my way, start and finish complete a visit', () => {
  expect(after({ kind: 'on-my-way', at: '2027-03-15T13:40:00.000Z' }, { kind: 'start', at }, finish)).toEqual(
    {
      ...visit,
      status: 'completed',
      onMyWayAt: '2027-03-15T13:40:00.000Z',
      startedAt: at,
      finishedAt: later,
      hours: 1.5,
      amountToCollect: 250,
    },
  );
});

test('repeating any tap changes nothing', () => {
  const taps: readonly VisitTap[] = [
    { kind: 'on-my-way', at },
    { kind: 'start', at },
    finish,
    { kind: 'cancel', at, reason: 'Nobody at home' },
  ];
  fc.assert(
    fc.property(fc.constantFrom(...taps), (tap) => {
      expect(decideTap(after(tap), tap, wes)).toEqual({ fields: {} });
    }),
  );
});

test('a later start of another welder keeps the first start time', () => {
  expect(decideTap(after({ kind: 'start', at }), { kind: 'start', at: later }, wes)).toEqual({ fields: {} });
});

test('taps made before the finish count when they arrive after it', () => {
  const out: VisitTap = { kind: 'on-my-way', at: '2027-03-15T13:40:00.000Z' };
  const start: VisitTap = { kind: 'start', at };
  expect(after(finish, start, out)).toEqual(after(out, start, finish));
  const crewed = { ...visit, ...crewFields([wes, dana]) };
  const both = decideTap(crewed, finish, 'office');
  if ('refused' in both) throw new Error(both.refused);
  const finished = { ...crewed, ...both.fields };
  expect(decideTap(finished, start, wes)).toMatchObject({
    fields: { crew: { [wes]: { startedAt: at, finishedAt: later }, [dana]: { finishedAt: later } } },
  });
});

describe('is refused', () => {
  test.each([
    [{ ...visit, status: 'cancelled' }, { kind: 'on-my-way', at }, visitTapMessages.cancelled],
    [{ ...visit, status: 'cancelled' }, finish, visitTapMessages.cancelled],
    [after(finish), { ...finish, at: '2027-03-15T16:00:00.000Z' }, visitTapMessages.finished],
    [after(finish), { kind: 'start', at: later }, visitTapMessages.finished],
    [{ ...visit, status: 'completed' }, { kind: 'start', at }, visitTapMessages.finished],
    [after(finish), { kind: 'cancel', at }, visitTapMessages.finished],
    [{ ...visit, startedAt: '2027-03-15T16:00:00.000Z' }, finish, visitTapMessages.finishedEarly],
  ] as const)('%#', (stored, tap, refused) => {
    expect(decideTap(stored, tap, wes)).toEqual({ refused });
  });
});

test('a tap may arrive days late, and be ahead by a few minutes', () => {
  const now = new Date('2027-03-15T14:00:00Z');
  const problem = (tapped: string) => tapTimeProblem(new Date(tapped), now);
  expect(problem('2027-03-15T14:04:00Z')).toBeUndefined();
  expect(problem('2027-03-02T14:00:00Z')).toBeUndefined();
  expect(problem('2027-03-15T14:06:00Z')).toBe(visitTapMessages.ahead);
  expect(problem('2027-02-20T14:00:00Z')).toBe(visitTapMessages.tooOld);
});

test('a time is stored as UTC to the millisecond, and hours are at most a day', () => {
  expect(visitTapSchema.parse({ kind: 'start', at: '2027-03-15T09:05:00-05:00' })).toEqual({
    kind: 'start',
    at,
  });
  for (const body of [{ at: 'now' }, { at, hours: 1 }, { at, kind: 'fly' }]) {
    expect(visitTapSchema.safeParse({ kind: 'start', ...body }).success).toBe(false);
  }
  for (const hours of [-1, 25, '2', undefined]) {
    expect(visitTapSchema.safeParse({ kind: 'finish', at, hours }).success).toBe(false);
  }
});
