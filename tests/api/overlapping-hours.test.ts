import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Staff } from '@welding/domain/entities/staff';
import { type WorkEntry, workEntrySchema } from '@welding/domain/entities/work-entry';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { storedEntry, storedHours } from '../support/hours.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callDesk } from './call-api.ts';
import { at, tap, visitOf } from './tapped-visits.ts';

let desk: DeskPeople;
let wes: Staff;
let bearer: string;
beforeAll(async () => {
  desk = await deskPeople();
});
beforeEach(async () => {
  wes = await createTestStaff('welder');
  bearer = await staffToken(wes);
});

const headers = { Accept: 'application/json' };
const asOffice = (method: 'POST' | 'PATCH', path: string, json?: object, key: string = randomUUID()) =>
  callDesk(method, path, json, { bearer: desk.tokens.office, key, headers });
const hours = (from: string, to: string) => ({
  start: `2026-03-09T${from}:00.000Z`,
  end: `2026-03-09T${to}:00.000Z`,
});
const add = (times: object, more: object = {}, key?: string) =>
  asOffice(
    'POST',
    'work-entries',
    { welderId: wes.id, kind: 'work', reason: 'Shop', ...times, ...more },
    key,
  );
const added = async (times: object, more: object = {}) =>
  workEntrySchema.parse((await add(times, more)).json());
const change = ({ id, updatedAt }: WorkEntry, fields: object) =>
  asOffice('PATCH', `work-entries/${id}`, {
    updatedAt: updatedAt ?? null,
    reason: 'Typing error',
    ...fields,
  });
const asked = ({ id, start, end }: WorkEntry, told: string) => ({
  code: 'hours_overlap',
  message: `These hours overlap ${told}. Each minute counts once. Confirm to save them anyway`,
  overlaps: [{ id, start, end }],
});
const isMarked = async (id: string) => (await storedEntry(id))?.overlaps ?? false;

test('overlapping manual hours ask for confirmation with the overlap, and are stored once confirmed', async () => {
  const morning = await added(hours('14:00', '18:30'));
  const within = hours('15:00', '16:30');
  const refused = await add(within);
  expect([refused.status, refused.json()]).toEqual([409, asked(morning, '9:00 AM – 1:30 PM')]);
  const key = randomUUID();
  const [first, again] = [
    await add(within, { despiteOverlap: true }, key),
    await add(within, { despiteOverlap: true }, key),
  ];
  expect([first.status, again.status, again.json()]).toEqual([201, 201, first.json()]);
  // Confirmed by the request, so no one is asked again.
  expect(await isMarked(workEntrySchema.parse(first.json()).id)).toBe(false);
  // Other people's hours, hours before and after, and removed ones do not overlap.
  const { id: welderId } = await createTestStaff('welder');
  expect((await add(within, { welderId })).status).toBe(201);
  expect((await add(hours('18:30', '19:00'))).status).toBe(201);
});

test.each<[string, (entry: WorkEntry) => object, number]>([
  ['is moved over other hours', () => hours('14:30', '15:30'), 409],
  ['is moved with a confirmation', () => ({ ...hours('14:30', '15:30'), despiteOverlap: true }), 200],
  ['is moved next to them', () => hours('15:00', '15:30'), 200],
  ['is removed', () => ({ removed: true }), 200],
])('a correction by which an entry %s', async (_name, fields, status) => {
  await added(hours('14:00', '15:00'));
  const entry = await added(hours('16:00', '17:00'));
  expect((await change(entry, fields(entry))).status).toBe(status);
  expect(await isMarked(entry.id)).toBe(false);
});

test('restoring hours over others asks for confirmation', async () => {
  const first = await added(hours('14:00', '15:00'));
  const removed = workEntrySchema.parse((await change(first, { removed: true })).json());
  const second = await added(hours('14:00', '15:00'));
  const refused = await change(removed, { removed: false });
  expect([refused.status, refused.json()]).toEqual([409, asked(second, '9:00 AM – 10:00 AM')]);
  expect((await change(removed, { removed: false, despiteOverlap: true })).status).toBe(200);
});

/** A visit of 40 minutes on which `wes` tapped over an hour by hand. */
async function overlappingTaps(): Promise<{ visit: Appointment; tapped: WorkEntry; byHand: WorkEntry }> {
  const byHand = await added({ start: at(0), end: at(60) });
  const { visit } = await visitOf([wes.id]);
  const statuses = [
    await tap(bearer, visit.id, 'start', { at: at(20) }),
    await tap(bearer, visit.id, 'finish', { at: at(80), hours: 1 }),
  ];
  expect(statuses).toEqual([200, 200]);
  const [tapped] = await storedHours(visit.id);
  if (!tapped) throw new Error('There are no hours');
  expect(tapped.overlaps).toBe(true);
  return { visit, tapped, byHand };
}

test.each<[string, (of: Awaited<ReturnType<typeof overlappingTaps>>) => Promise<{ status: number }>]>([
  ['staff confirm it', ({ tapped }) => asOffice('POST', `work-entries/${tapped.id}/overlap-confirmed`)],
  ['they are corrected', ({ tapped }) => change(tapped, { start: at(60), end: at(80) })],
  ['the other hours are removed', ({ byHand }) => change(byHand, { removed: true })],
  ['the other hours are moved', ({ byHand }) => change(byHand, { start: at(0), end: at(20) })],
])('an overlapping finish is stored and waits for the office until %s', async (_name, resolve) => {
  const of = await overlappingTaps();
  expect((await resolve(of)).status).toBeOneOf([200, 204]);
  expect(await isMarked(of.tapped.id)).toBe(false);
});

test('a confirmation survives other changes of the day, and is in the history once', async () => {
  const { tapped, byHand } = await overlappingTaps();
  const confirm = () => asOffice('POST', `work-entries/${tapped.id}/overlap-confirmed`);
  expect([(await confirm()).status, (await confirm()).status]).toEqual([204, 204]);
  expect(await historyOf(tapped.id)).toMatchObject([{ action: 'confirmed the overlap of' }]);
  await added({ start: at(100), end: at(110) });
  expect([await isMarked(tapped.id), await isMarked(byHand.id)]).toEqual([false, false]);
});

test('of two finishes at once by one person, the overlap is always found', async () => {
  const round = async () => {
    const welder = await createTestStaff('welder');
    const token = await staffToken(welder);
    const visits = [(await visitOf([welder.id])).visit, (await visitOf([welder.id])).visit];
    for (const visit of visits) expect(await tap(token, visit.id, 'start', { at: at(20) })).toBe(200);
    const finish = (visit: Appointment) => tap(token, visit.id, 'finish', { at: at(80), hours: 1 });
    expect(await Promise.all(visits.map(finish))).toEqual([200, 200]);
    const entries = (await Promise.all(visits.map((visit) => storedHours(visit.id)))).flat();
    return entries.filter(({ overlaps }) => overlaps).length;
  };
  const found: number[] = [];
  for (let rounds = 0; rounds < 5; rounds += 1) found.push(...(await Promise.all([round(), round()])));
  expect(found).toEqual(Array(10).fill(1));
});

test('taking back a finish removes its overlap', async () => {
  const { visit, tapped } = await overlappingTaps();
  const taken = { of: 'finish', tapped: at(80), at: new Date().toISOString(), reason: 'Not done' };
  expect((await asOffice('POST', `appointments/${visit.id}/take-back`, taken)).status).toBe(200);
  expect(await storedEntry(tapped.id)).toBeUndefined();
});
