import { randomUUID } from 'node:crypto';
import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { appointments } from '../../functions/src/visits/appointments.ts';
import { refusedTaps } from '../../functions/src/visits/refused-taps.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { answerTo, callApi } from './call-api.ts';

let desk: DeskPeople;
let visitId: string;
let clientId: string;
let key: string;

beforeAll(async () => {
  desk = await deskPeople();
});
beforeEach(async () => {
  const client = await createTestClient();
  clientId = client.id;
  const own = { welderId: desk.people.welder.id, status: 'cancelled' };
  ({ id: visitId } = await createTestAppointment(client, own));
  key = randomUUID();
});

const at = () => new Date(Date.now() - 60_000).toISOString();
const long = () => new Date(Date.now() - 600_000).toISOString();
const send = (step: string, json: object, options: object = {}) =>
  callApi('POST', `/api/desk/appointments/${visitId}/${step}`, {
    json,
    bearer: desk.tokens.welder,
    key,
    ...options,
  });
const waiting = async () => (await (await refusedTaps()).where('visitId', '==', visitId).get()).docs;
const see = (id: string | undefined, options: object = { bearer: desk.tokens.office }) =>
  callApi('POST', `/api/desk/refused-taps/${id}/seen`, options);
const refused = async () => (await waiting())[0]?.data();
const setVisit = async (fields: object) => (await appointments()).doc(visitId).update(fields);

describe('a refused tap', () => {
  test('is stored for the desk with welder, tap, time and reason', async () => {
    const body = { at: at(), hours: 2.5, note: 'Both hinges', amountToCollect: 540 };
    expect((await send('finish', body)).status).toBe(409);
    expect(await refused()).toEqual({
      id: expect.any(String),
      visitId,
      kind: 'finish',
      by: { id: desk.people.welder.id, name: desk.people.welder.name },
      tappedAt: body.at,
      refusedAt: expect.any(String),
      sentence: visitTapMessages.cancelled,
      ...{ hours: 2.5, text: 'Both hinges', amount: 540 },
    });
  });

  test.each([
    ['on-my-way', { at: at() }, {}],
    ['cannot-do', { at: at(), reason: 'Locked', next: 'another-time' }, { text: 'Locked' }],
    ['take-back', { of: 'start', tapped: long(), at: at() }, {}],
  ] as const)('is stored for %s', async (kind, body, kept) => {
    expect((await send(kind, body)).status).toBe(409);
    expect(await refused()).toMatchObject({ kind, tappedAt: body.at, ...kept });
  });

  test('is stored for money collected at a visit that has another welder by now', async () => {
    await setVisit({ welderId: 'other', welderIds: ['other'] });
    const body = { amount: 540, method: 'check', reference: '1042', tappedAt: at() };
    expect((await send('collect', body)).status).toBe(403);
    const { tappedAt, amount, method } = body;
    expect(await refused()).toMatchObject({ kind: 'collect', tappedAt, amount, method, text: '1042' });
  });

  test('is not stored for an unknown visit', async () => {
    visitId = randomUUID();
    expect((await send('start', { at: at() })).status).toBe(404);
    expect(await waiting()).toEqual([]);
  });

  test('is separate for each person: another one’s refusal or success with the same key keeps it', async () => {
    const body = { at: at() };
    await send('start', body);
    const [first] = await waiting();
    await send('start', body, { bearer: desk.tokens.office });
    expect(await waiting()).toHaveLength(2);
    await setVisit({ status: 'scheduled' });
    expect((await send('start', body, { bearer: desk.tokens.office })).status).toBe(200);
    expect((await waiting()).map(({ id }) => id)).toEqual([first?.id]);
  });

  test('never disappears while it is sent and refused again', async () => {
    await send('start', { at: at() });
    const before = await refused();
    const collection = await refusedTaps();
    const missed: boolean[] = [];
    const stop = collection.where('visitId', '==', visitId).onSnapshot(({ empty }) => missed.push(empty));
    await vi.waitFor(() => expect(missed).not.toEqual([]));
    await send('start', { at: at() });
    await vi.waitFor(async () => expect((await refused())?.refusedAt).not.toBe(before?.refusedAt));
    stop();
    expect(missed).not.toContain(true);
  });

  test('is stored up to 100 times a day for one person', async () => {
    const welder = await createTestStaff('welder');
    const bearer = await staffToken(welder);
    const tap = { at: at() };
    for (let sent = 0; sent < 101; sent += 1) await send('start', tap, { bearer, key: randomUUID() });
    expect(await waiting()).toHaveLength(100);
  });

  test('is stored once when repeated, and deleted when it succeeds', async () => {
    const body = { at: at() };
    await send('start', body);
    expect((await send('start', body)).status).toBe(409);
    expect(await waiting()).toHaveLength(1);
    await setVisit({ status: 'scheduled' });
    expect((await send('start', body)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('is not stored for the desk’s own forms', async () => {
    const options = { bearer: desk.tokens.office, key: undefined };
    expect((await send('start', { at: at() }, options)).status).toBe(409);
    expect(await waiting()).toEqual([]);
  });

  test('is not stored for a successful or invalid tap', async () => {
    await setVisit({ status: 'scheduled' });
    expect((await send('on-my-way', { at: at() })).status).toBe(200);
    expect((await send('finish', { at: at() })).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });
});

describe('POST refused-taps/{id}/seen', () => {
  test('deletes it once, and records the tap and who handled it in the visit’s history', async () => {
    await setVisit({ welderId: 'other', welderIds: ['other'] });
    await send('collect', { amount: 540, method: 'cash', tappedAt: at() });
    const id = (await waiting())[0]?.id;
    expect(await answerTo(see(id))).toEqual([204, '']);
    expect(await waiting()).toEqual([]);
    expect((await see(id)).status).toBe(404);
    const [entry] = await latestChanges(visitId, 1);
    expect(entry).toMatchObject({
      actor: { id: desk.people.office.id },
      action: 'saw to a refused tap on',
      entity: 'appointment',
      clientId,
    });
    const { name } = desk.people.welder;
    expect(entry?.note).toMatch(`${name}, collect, $540.00 cash, `);
    expect(entry?.note).toContain(visitTapMessages.notYours);
  });
});
