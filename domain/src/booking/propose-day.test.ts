import { expect, test } from 'vitest';
import { chicagoInstant } from '../values/chicago-day.ts';
import { type Busy, busyOfVisit, shop } from './busy.ts';
import { type DayQuestion, type LeavingVisit, proposeDay } from './propose-day.ts';

const [monday, tuesday, wednesday] = ['2027-03-01', '2027-03-02', '2027-03-03'] as const;
const at = (date: string, clock: string) => chicagoInstant(date, clock).toISOString();
const visit = (id: string, clock: string, fields: Partial<LeavingVisit> = {}): LeavingVisit => ({
  id,
  scheduledDate: at(monday, clock),
  duration: '120',
  crew: ['wes'],
  ...fields,
});
const block = (id: string, date: string, from = '00:00', to = '23:00'): Busy => ({
  id,
  kind: 'block',
  start: at(date, from),
  end: at(date, to),
});
const milesOf = (zip: string) => (zip === shop ? 0 : Number(zip) - 60_600);
/** @param busy the welders' other taken times, by welder */
function question(
  busy: Readonly<Record<string, readonly Busy[]>>,
  more: Partial<DayQuestion> = {},
): DayQuestion {
  return {
    welderId: 'wes',
    prefer: 'welder',
    welders: Object.entries(busy).map(([welderId, entries]) => ({ welderId, busy: entries })),
    later: {
      dates: [tuesday, wednesday],
      specialDays: [],
      booking: { stepMinutes: 30, gapMinutes: 30, leadHours: 0, horizonDays: 60 },
      milesBetween: (one, other) => Math.abs(milesOf(one) - milesOf(other)),
      now: chicagoInstant(monday, '06:00'),
    },
    ...more,
  };
}
const best = (visits: readonly LeavingVisit[], asked: DayQuestion) => {
  const found = proposeDay(visits, asked);
  return visits.map(({ id }) => {
    const [first] = found.get(id) ?? [];
    return first && [first.welderIds.join('+'), first.scheduledDate];
  });
};

test('assigns each visit a free welder, and no welder to two visits at once', () => {
  const visits = [visit('a', '08:00'), visit('b', '09:00')];
  expect(best(visits, question({ wes: visits.map(busyOfVisit), wanda: [], dana: [] }))).toEqual([
    ['dana', at(monday, '08:00')],
    ['wanda', at(monday, '09:00')],
  ]);
});

test('proposes the welder with the least driving first', () => {
  const near = { ...busyOfVisit(visit('n', '11:00', { zip: '60608' })), id: 'near' };
  const [leaving] = [visit('a', '08:00', { zip: '60609' })];
  const found = proposeDay(leaving ? [leaving] : [], question({ dana: [], wanda: [near] }));
  expect(found.get('a')?.[0]?.welderIds).toEqual(['wanda']);
});

test('without a free welder, proposes the crew’s next free day at the nearest time', () => {
  const asked = question({ wes: [block('t', tuesday, '00:00', '13:00')], wanda: [block('w', monday)] });
  expect(best([visit('a', '10:00'), visit('b', '14:00')], asked)).toEqual([
    ['wes', at(tuesday, '13:00')],
    ['wes', at(tuesday, '15:30')],
  ]);
});

test('without a free welder, proposes one later the same day before later days, nearest time first', () => {
  const asked = question({
    wes: [],
    wanda: [block('w', monday, '00:00', '12:00')],
    dana: [block('d', monday, '09:30', '17:00')],
  });
  const found = proposeDay([visit('a', '09:00')], asked).get('a');
  expect(found?.map(({ welderIds, scheduledDate }) => [welderIds.join(), scheduledDate])).toEqual([
    ['dana', at(monday, '07:30')],
    ['wanda', at(monday, '12:00')],
    ['wes', at(tuesday, '09:00')],
    ['wes', at(wednesday, '09:00')],
  ]);
});

test('proposes a substitute the same day only when the rest of the crew is free too', () => {
  const pair = visit('a', '09:00', { crew: ['wes', 'wanda'] });
  const busy = {
    wes: [busyOfVisit(pair)],
    wanda: [busyOfVisit(pair), block('w', monday, '12:00', '14:00')],
    dana: [block('d', monday, '08:00', '12:30')],
  };
  const found = proposeDay([pair], question(busy)).get('a');
  expect(found?.map(({ welderIds, scheduledDate }) => [welderIds.join(), scheduledDate])).toEqual([
    ['wanda', at(monday, '09:00')],
    ['dana,wanda', at(monday, '14:00')],
    ['wes,wanda', at(tuesday, '09:00')],
    ['wes,wanda', at(wednesday, '09:00')],
  ]);
});

test('after rain, proposes another day first and then another welder', () => {
  const asked = question({ wes: [], wanda: [] }, { prefer: 'day' });
  const found = proposeDay([visit('a', '10:00')], asked).get('a');
  expect(found?.map(({ welderIds, scheduledDate }) => [welderIds.join(), scheduledDate])).toEqual([
    ['wes', at(tuesday, '10:00')],
    ['wes', at(wednesday, '10:00')],
    ['wanda', at(monday, '10:00')],
  ]);
});

test('replaces one of a crew or sends the rest alone, and on another day needs all of them', () => {
  const pair = visit('a', '10:00', { crew: ['wanda', 'wes'] });
  const busy = { wes: [busyOfVisit(pair)], wanda: [busyOfVisit(pair), block('t', tuesday)], dana: [] };
  const found = proposeDay([pair], question(busy)).get('a');
  expect(found?.map(({ welderIds, scheduledDate }) => [welderIds.join(), scheduledDate])).toEqual([
    ['wanda,dana', at(monday, '10:00')],
    ['wanda', at(monday, '10:00')],
    ['wanda,wes', at(wednesday, '10:00')],
  ]);
});

test('never proposes a past time, and proposes none when all are busy', () => {
  const later = { ...question({}).later, now: chicagoInstant(monday, '11:00') };
  const passed = proposeDay([visit('a', '10:00')], question({ wes: [], wanda: [] }, { later })).get('a');
  expect(passed?.map(({ scheduledDate }) => scheduledDate)).toEqual([
    at(monday, '11:00'),
    at(tuesday, '10:00'),
    at(wednesday, '10:00'),
  ]);
  const full = [block('t', tuesday), block('w', wednesday)];
  expect(best([visit('a', '10:00')], question({ wes: full, wanda: [block('m', monday)] }))).toEqual([
    undefined,
  ]);
});
