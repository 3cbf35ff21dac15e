import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import type { Appointment } from './appointment.ts';
import type { CrewTaps } from './crew-taps.ts';
import { decideTap, type VisitTap } from './visit-tap.ts';
import { entriesOfVisit, partsOfTaps, type WorkEntry } from './work-entry.ts';
import {
  countedMinutes,
  hoursOverlapText,
  markDay,
  minutesOf,
  overlapsOf,
  timesheetOf,
  unconfirmedOverlaps,
} from './work-week.ts';

const [wes, dana, office] = ['a1', 'a2', 'a3'].map((end) => `a9901d00-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const [gate, rail] = ['b1', 'b2'].map((end) => `a9901d00-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
];

const timesOf = (taps: CrewTaps) =>
  partsOfTaps(taps).map(({ kind, date, start, end, minutes }) =>
    [kind, date, start.slice(11, 16), end.slice(11, 16), minutes].join(' '),
  );

describe('hours of taps', () => {
  test('are driving until the start and work until the finish, in whole minutes without a gap', () => {
    const [onMyWayAt, startedAt, finishedAt] = ['14:05:50', '14:30:10', '16:00:59'].map(
      (clock) => `2027-06-15T${clock}.500Z`,
    );
    expect(timesOf({ onMyWayAt, startedAt, finishedAt })).toEqual([
      'drive 2027-06-15 14:05 14:30 25',
      'work 2027-06-15 14:30 16:00 90',
    ]);
  });

  test.each([
    ['without a start', { onMyWayAt: '2027-06-15T14:00:00Z', finishedAt: '2027-06-15T15:00:00Z' }],
    ['without a finish', { startedAt: '2027-06-15T14:00:00Z' }],
    [
      'that set out after the start',
      { onMyWayAt: '2027-06-15T15:00:00Z', startedAt: '2027-06-15T14:00:00Z' },
    ],
    ['within one minute', { startedAt: '2027-06-15T14:00:01Z', finishedAt: '2027-06-15T14:00:59Z' }],
  ])('are zero %s', (_name, taps) => {
    expect(partsOfTaps(taps)).toEqual([]);
  });

  test('split at midnight', () => {
    expect(timesOf({ startedAt: '2027-06-16T03:00:00Z', finishedAt: '2027-06-16T07:30:00Z' })).toEqual([
      'work 2027-06-15 03:00 05:00 120',
      'work 2027-06-16 05:00 07:30 150',
    ]);
  });

  test.each([
    ['as tapped', 1.5, '14:30', '16:00'],
    ['to the minute of the suggestion', 1.52, '14:30', '16:01'],
    ['less, for a finish tapped late', 0.5, '14:30', '15:00'],
    ['more, for a start tapped late', 2.25, '13:46', '16:01'],
    ['without a start', 2, '14:01', '16:01'],
  ])('last as long as stated at the finish: %s', (name, hours, from, to) => {
    const startedAt = name === 'without a start' ? undefined : '2027-06-15T14:30:10Z';
    const [work] = partsOfTaps({ startedAt, finishedAt: '2027-06-15T16:01:59Z', hours });
    expect([work?.start.slice(11, 16), work?.end.slice(11, 16), work?.minutes]).toEqual([
      from,
      to,
      Math.round(hours * 60),
    ]);
  });

  test('are driving until the work without a start tap, and zero for a visit without work', () => {
    const taps = { onMyWayAt: '2027-06-15T14:00:00Z', finishedAt: '2027-06-15T16:00:00Z' };
    expect(timesOf({ ...taps, hours: 1.5 })).toEqual([
      'drive 2027-06-15 14:00 14:30 30',
      'work 2027-06-15 14:30 16:00 90',
    ]);
    expect(partsOfTaps({ ...taps, onMyWayAt: undefined, hours: 0 })).toEqual([]);
  });

  test.each([
    ['lose an hour when clocks go forward', '2027-03-14T06:00:00Z', '2027-03-15T05:00:00Z', 23],
    ['win one when they go back', '2027-11-07T05:00:00Z', '2027-11-08T06:00:00Z', 25],
  ])('%s', (_name, startedAt, finishedAt, hours) => {
    expect(partsOfTaps({ startedAt, finishedAt }).map(({ minutes }) => minutes)).toEqual([hours * 60]);
  });
});

/** Nights of both clock changes, and an ordinary one; minutes from the evening before. */
const evenings = ['2027-03-13T22:00:00Z', '2027-11-06T22:00:00Z', '2027-06-15T22:00:00Z'];
const someTap = fc.record({
  visit: fc.constantFrom(gate, rail),
  by: fc.constantFrom(wes, dana, office),
  kind: fc.constantFrom('on-my-way', 'start', 'finish'),
  minute: fc.integer({ min: 0, max: 40 * 60 }),
  second: fc.integer({ min: 0, max: 59 }),
});
/** In the order of arrival, with any times, some twice. */
const someTaps = fc
  .array(someTap, { maxLength: 24 })
  .chain((taps) => fc.shuffledSubarray([...taps, ...taps], { minLength: taps.length }));

function afterTaps(
  evening: string,
  taps: readonly (typeof someTap extends fc.Arbitrary<infer Tap> ? Tap : never)[],
) {
  const visits = new Map<string, Appointment>(
    [gate, rail].map((id) => [id, anAppointment({ id, welderIds: [wes, dana] })]),
  );
  for (const { visit: id, by, kind, minute, second } of taps) {
    const at = new Date(Date.parse(evening) + minute * 60_000 + second * 1_000).toISOString();
    const tap = { kind, at } as VisitTap;
    const visit = visits.get(id) ?? anAppointment();
    const outcome = decideTap(visit, tap, by);
    if ('fields' in outcome) visits.set(id, { ...visit, ...outcome.fields });
  }
  return [...visits.values()];
}

/** The counted kind of time for each minute of a welder. */
function minuteModel(visits: readonly Appointment[], welderId: string) {
  const minutes = new Map<number, 'drive' | 'work'>();
  for (const kind of ['drive', 'work'] as const) {
    for (const { crew } of visits) {
      const { onMyWayAt, startedAt, finishedAt } = crew?.[welderId] ?? {};
      const [from, to] = kind === 'drive' ? [onMyWayAt, startedAt] : [startedAt, finishedAt];
      if (!from || !to) continue;
      const [first, end] = [from, to].map((at) => Math.floor(Date.parse(at) / 60_000)) as [number, number];
      for (let minute = first; minute < end; minute += 1) minutes.set(minute, kind);
    }
  }
  return minutes;
}

const stored = (visits: readonly Appointment[]): WorkEntry[] =>
  visits.flatMap(entriesOfVisit).map((entry) => ({ ...entry, createdAt: '2027-01-01T00:00:00.000Z' }));

test('taps late, doubled, across midnight or clock changes give the hours of a plain model', () => {
  fc.assert(
    fc.property(fc.constantFrom(...evenings), someTaps, (evening, taps) => {
      const visits = afterTaps(evening, taps);
      const entries = stored(visits);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(entries.every(({ minutes }) => minutes > 0)).toBe(true);
      for (const { start, end } of entries) {
        const last = new Date(Date.parse(end) - 1);
        expect(chicagoDate(last)).toBe(chicagoDate(new Date(start)));
      }
      const counted = countedMinutes(entries);
      for (const welderId of [wes, dana]) {
        const own = entries.filter((entry) => entry.welderId === welderId);
        const model = minuteModel(visits, welderId);
        const kinds = [...model.values()];
        expect(minutesOf(own, counted)).toEqual({
          driveMinutes: kinds.filter((kind) => kind === 'drive').length,
          workMinutes: kinds.filter((kind) => kind === 'work').length,
        });
        const dates = [...model.keys()].map((minute) => chicagoDate(new Date(minute * 60_000)));
        for (const date of new Set(dates)) {
          const day = own.filter(({ start }) => chicagoDate(new Date(start)) === date);
          const sum = markDay(day).reduce((total, marked) => total + marked.counted, 0);
          expect(sum).toBe(dates.filter((other) => other === date).length);
        }
      }
    }),
    { numRuns: 300 },
  );
});

describe('a day', () => {
  const entry = (id: string, kind: 'drive' | 'work', from: string, to: string, fields = {}): WorkEntry => {
    const [start, end] = [from, to].map((clock) => `2027-06-15T${clock}:00.000Z`) as [string, string];
    const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
    return { id, welderId: wes, kind, start, end, minutes, createdAt: start, ...fields };
  };

  test('marks its gaps and overlaps, and counts each minute once', () => {
    const marked = markDay([
      entry('c', 'drive', '17:30', '18:10'),
      entry('a', 'work', '14:00', '16:00'),
      entry('b', 'work', '15:00', '17:00'),
      entry('d', 'work', '18:00', '18:30'),
      entry('gone', 'work', '12:00', '20:00', { removed: true }),
    ]);
    expect(marked.map((one) => [one.entry.id, one.counted, one.marks, one.gapBefore])).toEqual([
      ['gone', 0, [], undefined],
      ['a', 120, ['overlap'], undefined],
      ['b', 60, ['overlap'], undefined],
      ['c', 30, ['overlap'], 30],
      ['d', 30, ['overlap'], undefined],
    ]);
  });

  test('asks to confirm the later hours of each overlap, unless confirmed or removed', () => {
    const [a, b] = [entry('a', 'work', '14:00', '18:30'), entry('b', 'work', '15:00', '16:30')];
    const [next, gone] = [
      entry('c', 'work', '18:30', '19:00'),
      entry('d', 'drive', '13:00', '20:00', { removed: true }),
    ];
    const dana = { ...b, id: 'e', welderId: office };
    const day = [b, a, next, gone, dana];
    expect(day.map((one) => overlapsOf(one, day).map(({ id }) => id))).toEqual([['a'], ['b'], [], [], []]);
    expect([...unconfirmedOverlaps(day)]).toEqual(['b']);
    for (const pair of [
      [a, { ...b, mayOverlap: ['a'] }],
      [{ ...a, mayOverlap: ['b'] }, b],
      [a, { ...b, removed: true }],
    ])
      expect(unconfirmedOverlaps(pair)).toEqual(new Set());
    const later = entry('f', 'work', '16:00', '17:00');
    expect(unconfirmedOverlaps([a, { ...b, mayOverlap: ['a'] }, later])).toEqual(new Set(['f']));
    expect(hoursOverlapText([{ ...a, job: 'Gate' }, next])).toBe(
      'These hours overlap 9:00 AM – 1:30 PM (Gate) and 1:30 PM – 2:00 PM. Each minute counts once. Confirm to save them anyway',
    );
  });

  test('marks hours too long for a day', () => {
    const marked = markDay([entry('a', 'drive', '06:00', '11:00'), entry('b', 'work', '11:00', '23:30')]);
    expect(marked.map(({ marks }) => marks)).toEqual([['long'], ['long']]);
  });

  test('is one of the seven of its week', () => {
    const entries = [entry('a', 'work', '14:00', '16:00'), entry('b', 'drive', '13:30', '14:00')];
    const { welders } = timesheetOf('2027-06-14', entries, [{ id: wes, name: 'Wes' }]);
    expect(welders[0]).toMatchObject({ id: wes, name: 'Wes', driveMinutes: 30, workMinutes: 120 });
    expect(welders[0]?.days).toHaveLength(7);
    expect(welders[0]?.days[1]).toEqual({ date: '2027-06-15', driveMinutes: 30, workMinutes: 120 });
  });
});
