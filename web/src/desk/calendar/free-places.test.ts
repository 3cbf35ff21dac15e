import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { dayFrame, freePlaces, isFreeAt, lanesOfCrew } from './day-frame.ts';
import { lanesOf } from './lanes.ts';

const welderId = '57a0ff00-0000-4000-8000-000000000001';
// A Wednesday: 7:00 AM to 6:00 PM, six hours behind UTC.
const date = '2027-03-10';
const at = (clock: string) => new Date(`${date}T${clock}:00-06:00`).toISOString();
const moved = anAppointment({ id: 'moved', scheduledDate: at('09:00'), duration: '120', welderId });
const rules = { gapMinutes: 30, milesBetween: () => undefined };

function laneWith(visits: readonly ReturnType<typeof anAppointment>[], blocks: [string, string][] = []) {
  const people = [{ id: welderId, name: 'Wes', role: 'welder' as const, active: true }];
  const blocked = blocks.map(([start, end]) => ({
    id: start,
    welderId,
    start: at(start),
    end: at(end),
    reason: '',
    path: '',
  }));
  const [lane] = lanesOf(people, visits, blocked);
  if (!lane) throw new Error('No lane');
  return lane;
}
const placesIn = (lane: ReturnType<typeof laneWith>) =>
  freePlaces(moved, [lane], dayFrame(date, [], []), rules, 15).map(({ start, end }) => [
    new Date(start).toISOString(),
    new Date(end).toISOString(),
  ]);

test('an empty day is free from opening to closing, and the moved visit does not block itself', () => {
  expect(placesIn(laneWith([moved]))).toEqual([[at('07:00'), at('18:00')]]);
});

test('other visits keep their gap, and blocks and cancelled visits keep none', () => {
  const other = anAppointment({ id: 'other', scheduledDate: at('11:00'), duration: '60', welderId });
  const cancelled = anAppointment({
    id: 'gone',
    scheduledDate: at('08:00'),
    welderId,
    status: 'cancelled',
  });
  expect(placesIn(laneWith([moved, other, cancelled], [['15:00', '18:00']]))).toEqual([
    [at('07:00'), at('10:30')],
    [at('12:30'), at('15:00')],
  ]);
});

test('a visit finished early blocks time until its finish', () => {
  const done = anAppointment({
    id: 'done',
    scheduledDate: at('07:00'),
    duration: '240',
    welderId,
    status: 'completed',
    finishedAt: at('08:00'),
  });
  expect(placesIn(laneWith([moved, done]))).toEqual([[at('08:30'), at('18:00')]]);
});

test('the drive to a distant visit counts', () => {
  const far = anAppointment({
    id: 'far',
    scheduledDate: at('13:00'),
    duration: '60',
    welderId,
    zip: '60432',
  });
  const near = { ...moved, zip: '60601' };
  const lane = [laneWith([far])];
  expect(isFreeAt(near, Date.parse(at('14:30')), lane, rules)).toBe(true);
  expect(isFreeAt(near, Date.parse(at('14:30')), lane, { ...rules, milesBetween: () => 35 })).toBe(false);
});

test('a crew is free when all of its welders are, after a swap too', () => {
  const [wes, will, dana] = ['1', '2', '3'].map((end) => welderId.slice(0, -1) + end);
  const people = [wes, will, dana].map((id = '') => ({
    id,
    name: id,
    role: 'welder' as const,
    active: true,
  }));
  const ofTwo = { ...moved, welderIds: [wes ?? '', dana ?? ''] };
  const busy = anAppointment({ id: 'busy', scheduledDate: at('10:00'), duration: '60', welderId: will });
  const lanes = lanesOf(people, [ofTwo, busy], []);
  const free = (from: string | undefined, to: string | undefined) =>
    isFreeAt(ofTwo, Date.parse(at('09:00')), lanesOfCrew(lanes, ofTwo, from ?? null, to ?? null), rules);
  expect([free(dana, dana), free(dana, will), free(dana, undefined), free(wes, will)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
