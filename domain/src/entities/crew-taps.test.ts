import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import type { Appointment } from './appointment.ts';
import { tapsOf, whoSetOut } from './crew-taps.ts';
import { visitChangeSchema } from './visit.ts';
import { decideVisitChange } from './visit-change.ts';
import { decideTap, type VisitTap, visitTapMessages } from './visit-tap.ts';

const [wes, dana, office] = ['a1', 'a2', 'a3'].map((end) => `a9901d00-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const visit = anAppointment({ welderIds: [wes, dana] });
const at = (time: string) => `2027-03-15T${time}:00.000Z`;
const finish = (time: string, hours = 1): VisitTap => ({ kind: 'finish', at: at(time), hours });

function after(from: Appointment, ...taps: readonly (readonly [by: string, tap: VisitTap])[]): Appointment {
  let seen = from;
  for (const [by, tap] of taps) {
    const outcome = decideTap(seen, tap, by);
    if ('refused' in outcome) throw new Error(outcome.refused);
    seen = { ...seen, ...outcome.fields };
  }
  return seen;
}

const bothStarted = after(
  visit,
  [dana, { kind: 'on-my-way', at: at('14:10') }],
  [wes, { kind: 'on-my-way', at: at('14:05') }],
  [wes, { kind: 'start', at: at('14:30') }],
  [dana, { kind: 'start', at: at('14:20') }],
);

test('a visit has its crew’s earliest times, whatever order taps arrive in, and each welder keeps theirs', () => {
  expect(bothStarted).toMatchObject({ onMyWayAt: at('14:05'), startedAt: at('14:20'), status: 'scheduled' });
  expect(tapsOf(bothStarted, wes)).toEqual({ onMyWayAt: at('14:05'), startedAt: at('14:30') });
  expect(tapsOf(bothStarted, dana)).toEqual({ onMyWayAt: at('14:10'), startedAt: at('14:20') });
  expect(whoSetOut(bothStarted)).toBe(wes);
});

test('a visit finishes with its last welder, and adds up all hours', () => {
  const half = after(bothStarted, [dana, finish('16:00', 1.5)]);
  expect([half.status, half.finishedAt, half.hours]).toEqual(['scheduled', undefined, 1.5]);
  const done = after(half, [wes, finish('15:30', 1)]);
  expect([done.status, done.finishedAt, done.hours]).toEqual(['completed', at('16:00'), 2.5]);
});

test('a tap of the office counts for every welder without one', () => {
  const half = after(bothStarted, [dana, finish('16:00')]);
  const done = after(half, [office, finish('17:00')]);
  expect([done.status, done.crew?.[dana]?.finishedAt, done.crew?.[wes]?.finishedAt]).toEqual([
    'completed',
    at('16:00'),
    at('17:00'),
  ]);
  expect(decideTap(done, finish('17:00'), office)).toEqual({ fields: {} });
});

test('a tap from before the crew counts for every welder of it', () => {
  const begun = { ...visit, onMyWayAt: at('14:00'), startedAt: at('14:30') };
  expect(tapsOf(begun, dana)).toEqual({
    onMyWayAt: at('14:00'),
    startedAt: at('14:30'),
    finishedAt: undefined,
  });
  const half = after(begun, [dana, finish('16:00')]);
  expect(half.crew).toEqual({
    [wes]: { onMyWayAt: at('14:00'), startedAt: at('14:30') },
    [dana]: { onMyWayAt: at('14:00'), startedAt: at('14:30'), finishedAt: at('16:00'), hours: 1 },
  });
});

test('after one welder finishes, the visit cannot be cancelled and that welder cannot tap again', () => {
  const half = after(bothStarted, [dana, finish('16:00')]);
  const refused = { refused: visitTapMessages.finished };
  expect(decideTap(half, { kind: 'cancel', at: at('16:05') }, wes)).toEqual(refused);
  expect(decideTap(half, finish('16:10'), dana)).toEqual(refused);
  expect(decideTap(bothStarted, finish('14:25'), wes)).toEqual({ refused: visitTapMessages.finishedEarly });
});

describe('removing the last unfinished welder', () => {
  const half = after(bothStarted, [dana, finish('16:00')]);
  const change = (welderIds: string[]) =>
    decideVisitChange(half, visitChangeSchema.parse({ updatedAt: null, welderIds }));

  test('finishes the visit', () => {
    expect(change([dana])).toMatchObject({ status: 'completed', finishedAt: at('16:00') });
  });

  test('does not finish the visit when another welder is added', () => {
    expect(change([dana, office])).not.toHaveProperty('status');
  });
});

test('a visit with one welder has that welder’s taps, in any accepted order', () => {
  const one = anAppointment({ welderIds: [wes] });
  const taps = fc.shuffledSubarray<VisitTap>([
    { kind: 'on-my-way', at: at('14:00') },
    { kind: 'start', at: at('14:30') },
    finish('15:00'),
  ]);
  fc.assert(
    fc.property(taps, (given) => {
      let seen = one;
      for (const tap of given) {
        const outcome = decideTap(seen, tap, wes);
        if ('fields' in outcome) seen = { ...seen, ...outcome.fields };
      }
      const { onMyWayAt, startedAt, finishedAt, hours } = seen;
      expect({ ...tapsOf(seen, wes) }).toEqual(
        JSON.parse(JSON.stringify({ onMyWayAt, startedAt, finishedAt, hours })),
      );
      expect(seen.status === 'completed').toBe(finishedAt !== undefined);
    }),
  );
});
