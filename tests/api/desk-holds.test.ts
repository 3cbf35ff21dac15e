import { randomUUID } from 'node:crypto';
import { type Hold, holdMinutes, holdSchema } from '@welding/domain/booking/hold';
import { blockSchema } from '@welding/domain/entities/block';
import type { Client } from '@welding/domain/entities/client';
import type { StaffRole } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { type ApiAnswer, answerTo, callDesk } from './call-api.ts';
import { at, newDay } from './own-shop.ts';
import { idsOf, inTheWayOf, visitOf } from './planned-visits.ts';

let desk: DeskPeople;
let client: Client;
let wes: string;
let wanda: string;
let will: string;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
  const welders = await Promise.all(['Wes', 'Wanda', 'Willa'].map((name) => createTestStaff('welder', name)));
  [wes = '', wanda = '', will = ''] = welders.map(({ id }) => id);
});

const ask = (method: string, path: string, json?: object, as: StaffRole = 'office', key?: string) =>
  callDesk(method, path, json, { bearer: desk.tokens[as], ...(key && { key }) });
const plan = (fields: object, as?: StaffRole) =>
  ask('POST', 'appointments', { clientId: client.id, title: 'Gate hinge', welderId: wes, ...fields }, as);

describe('blocking a time', () => {
  const block = (date: string, from: string, to: string, more: object = {}, as?: StaffRole) =>
    ask(
      'POST',
      'blocks',
      { welderId: wes, start: at(date, from), end: at(date, to), reason: 'Dentist', ...more },
      as,
    );

  test('refuses visits, is refused over one, and allows them again once removed', async () => {
    const date = newDay();
    const added = blockSchema.parse((await block(date, '10:00', '12:00')).json());
    const refused = await plan({ scheduledDate: at(date, '11:00') });
    expect([refused.status, refused.text.includes('In the way: Dentist, ')]).toEqual([409, true]);
    // Without a ZIP code, so that the drive is unknown.
    const visit = visitOf(await plan({ scheduledDate: at(date, '12:00') }));
    const over = await block(date, '12:30', '14:00');
    expect([over.status, inTheWayOf(over)?.map(({ id }) => id)]).toEqual([409, [visit.id]]);
    expect((await block(date, '12:30', '14:00', { bookAnyway: true })).status).toBe(403);
    expect((await block(date, '12:30', '14:00', { bookAnyway: true }, 'owner')).status).toBe(201);
    expect((await block(date, '07:00', '11:00')).status).toBe(201);
    const { id, updatedAt } = added;
    const longer = await ask('PATCH', `blocks/${id}`, { updatedAt, end: at(date, '12:30') });
    expect(longer.status).toBe(409);
    const removed = blockSchema.parse(
      (await ask('PATCH', `blocks/${id}`, { updatedAt, removed: true })).json(),
    );
    expect(await idsOf(wes, date)).not.toContain(id);
    const back = await ask('PATCH', `blocks/${id}`, { updatedAt: removed.updatedAt, removed: false });
    expect([back.status, (await idsOf(wes, date)).includes(id)]).toEqual([200, true]);
  });

  test('of several days covers each day', async () => {
    const [first, , last] = [newDay(), newDay(), newDay()];
    const end = at(last, '10:00');
    const answer = await ask('POST', 'blocks', {
      welderId: wanda,
      start: at(first, '10:00'),
      end,
      reason: 'Away',
    });
    const { id } = blockSchema.parse(answer.json());
    for (const date of [first, last]) expect(await idsOf(wanda, date)).toContain(id);
    expect((await plan({ scheduledDate: at(last, '09:00'), welderId: wanda })).status).toBe(409);
  });
});

describe('a hold', () => {
  const hold = (start: string, key?: string, more: object = {}) =>
    ask('POST', 'holds', { welderId: wes, start, ...more }, 'office', key);
  const holdOf = (answer: ApiAnswer): Hold => {
    expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
    return holdSchema.parse(answer.json());
  };

  test('keeps a time for ten minutes, and a visit takes its place', async () => {
    const date = newDay();
    const before = Date.now();
    const held = holdOf(await hold(at(date, '09:00')));
    expect(held).toMatchObject({ welderId: wes, by: desk.people.office.name, end: at(date, '10:00') });
    expect(Date.parse(held.until) - before).toBeGreaterThanOrEqual(holdMinutes * 60_000);
    const refused = await plan({ scheduledDate: at(date, '09:00') });
    expect([refused.status, refused.text.includes(`held by ${desk.people.office.name}`)]).toEqual([
      409,
      true,
    ]);
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), holdId: held.id }));
    expect(await idsOf(wes, date)).toEqual([visit.id]);
  });

  test('is created once per key, and released once', async () => {
    const [date, key] = [newDay(), randomUUID()];
    const holds = await Promise.all([1, 2, 3].map(() => hold(at(date, '09:00'), key)));
    const [{ id } = { id: '' }, ...others] = holds.map(holdOf);
    expect(others.map((hold) => hold.id)).toEqual([id, id]);
    expect((await hold(at(date, '11:00'), key)).status).toBe(409);
    expect((await hold(at(date, '09:00'), key, { duration: '120' })).status).toBe(409);
    const place = new URLSearchParams({ welderId: wes, start: at(date, '09:00') });
    for (const _ of [1, 2]) expect((await ask('DELETE', `holds/${id}?${place}`)).status).toBe(204);
    visitOf(await plan({ scheduledDate: at(date, '09:00') }));
  });

  test('belongs to its sender’s key: the same key of another person finds the time taken', async () => {
    const [date, key] = [newDay(), randomUUID()];
    holdOf(await hold(at(date, '09:00'), key));
    const body = { welderId: wes, start: at(date, '09:00') };
    expect((await ask('POST', 'holds', body, 'owner', key)).text).toContain(
      `held by ${desk.people.office.name}`,
    );
    holdOf(await ask('POST', 'holds', { ...body, start: at(date, '11:00') }, 'owner', key));
  });

  test('is refused over a visit and for an unknown welder', async () => {
    const date = newDay();
    visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    expect((await hold(at(date, '09:30'))).status).toBe(409);
    expect((await hold(at(date, '09:30'), undefined, { welderId: randomUUID() })).text).toBe(
      'No active staff member has this id',
    );
    expect((await hold('soon')).text).toBe('Start is required');
    expect((await ask('DELETE', `holds/${randomUUID()}`)).status).toBe(400);
  });
});

test('a hold covers the whole crew until it is released or planned', async () => {
  const date = newDay();
  const body = { welderIds: [wes, wanda], start: at(date, '09:00') };
  const hold = async () => holdSchema.parse((await ask('POST', 'holds', body)).json());
  const held = await hold();
  expect(held).toMatchObject({ welderId: wes, welderIds: [wes, wanda] });
  expect([await idsOf(wes, date), await idsOf(wanda, date)]).toEqual([[held.id], [held.id]]);
  expect(
    await answerTo(ask('POST', 'holds', { welderIds: [wanda, will], start: at(date, '09:30') })),
  ).toEqual([409, expect.stringContaining('Wanda is not free then')]);
  const place = new URLSearchParams({ welderId: wes, welderIds: `${wes},${wanda}`, start: body.start });
  expect((await ask('DELETE', `holds/${held.id}?${place}`)).status).toBe(204);
  expect([await idsOf(wes, date), await idsOf(wanda, date)]).toEqual([[], []]);
  const { id: holdId } = await hold();
  const visit = visitOf(await plan({ scheduledDate: body.start, welderIds: [wes, wanda], holdId }));
  expect([await idsOf(wes, date), await idsOf(wanda, date)]).toEqual([[visit.id], [visit.id]]);
  expect(await answerTo(ask('POST', 'holds', { start: body.start }))).toEqual([400, 'Choose a welder']);
});
