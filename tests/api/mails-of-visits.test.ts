import { randomUUID } from 'node:crypto';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { business } from '@welding/domain/values/business';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import { mails } from '../../functions/src/messages/mails.ts';
import { invitationOf, kindsTo, mailsTo } from '../support/client-mails.ts';
import { chicagoInstant, comingDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { storedVisit } from '../support/visits.ts';
import { type ApiAnswer, callApi, callDesk, signIn } from './call-api.ts';

let desk: DeskPeople;
let client: Client;
let early: string;
beforeAll(async () => {
  desk = await deskPeople();
});
beforeEach(async () => {
  client = await createTestClient();
  early = ownTime('08:00');
});

const wednesday = chicagoInstant(`${comingDay('Wednesday')}T13:00`).toISOString();
const thursday = chicagoInstant(`${comingDay('Thursday')}T08:00`).toISOString();
const sunday = chicagoInstant(`${comingDay('Sunday')}T09:30`).toISOString();
const wish = (overrides: object = {}) => ({
  clientId: client.id,
  title: 'Gate hinge',
  scheduledDate: early,
  ...overrides,
});
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const visitOf = (answer: ApiAnswer) => appointmentSchema.parse(answer.json());
const book = async (json: unknown, key?: string) =>
  await callApi('POST', '/api/appointments', {
    json,
    cookie: await signIn(client.email),
    ...(key && { key }),
  });
const plan = (json: unknown, key?: string) =>
  callApi('POST', '/api/desk/appointments', { json, bearer: desk.tokens.office, ...(key && { key }) });
const change = async ({ id }: Pick<Appointment, 'id'>, json: object) => {
  const { updatedAt = null } = await storedVisit(id);
  const answer = await callApi('PATCH', `/api/desk/appointments/${id}`, {
    json: { updatedAt, ...json },
    bearer: desk.tokens.office,
  });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
};
const tap = ({ id }: Pick<Appointment, 'id'>, kind: string, at: string, more: object = {}) =>
  callApi('POST', `/api/desk/appointments/${id}/${kind}`, {
    json: { at, ...more },
    bearer: desk.tokens.owner,
  });

test('words a stranger typed with a client’s email go in no mail until staff replace them', async () => {
  const typed = {
    title: 'Your account is blocked',
    description: 'Pay at http://evil.example',
    address: '1 Evil St',
  };
  const visit = visitOf(await book(wish(typed)));
  await change(visit, { scheduledDate: ownTime() });
  expect(await kindsTo(client.email)).toEqual(['visit-booked', 'visit-moved']);
  const strangers = JSON.stringify(await mailsTo(client.email));
  expect(strangers).toContain('Welding visit');
  for (const words of ['blocked', 'evil', 'Evil']) expect(strangers).not.toContain(words);
  await change(visit, { address: '5 Lake St' });
  await change(visit, { scheduledDate: ownTime() });
  await change(visit, { title: 'Gate hinge' });
  await change(visit, { scheduledDate: ownTime() });
  const [, , addressed, worded] = (await mailsTo(client.email)).map((mail) => JSON.stringify(mail));
  expect(addressed).toContain('5 Lake St');
  expect(worded).toContain('Gate hinge');
  for (const words of ['blocked', 'evil', 'Evil']) expect(`${addressed}${worded}`).not.toContain(words);
});

test('a mail names a standard service, whoever booked it', async () => {
  await book(wish({ title: 'Aluminum Welding' }));
  expect((await mailsTo(client.email))[0]?.text).toContain('Aluminum Welding');
});

describe.each([
  ['client', book],
  ['desk', plan],
] as const)('a visit that the %s books', (_who, make) => {
  test('is mailed once, also when the request is repeated at the same time', async () => {
    const key = randomUUID();
    const json = wish();
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(json, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await make(json, key);
    const [visit] = answers.map(visitOf);
    const told = await mailsTo(client.email);
    expect(told).toMatchObject([
      {
        id: `visit-booked_${visit?.id}_0`,
        kind: 'visit-booked',
        clientId: client.id,
        appointmentId: visit?.id,
        calendar: { method: 'REQUEST' },
      },
    ]);
    expect(told[0]?.text).toContain('We arrive: Between 8:00 and 9:00 AM');
    expect(told.map(invitationOf)).toEqual([
      {
        method: 'REQUEST',
        sequence: 0,
        start: early,
        status: 'CONFIRMED',
        to: `mailto:${client.email}`,
        uid: `${visit?.id}@${business.email.split('@')[1]}`,
      },
    ]);
  });

  test('sends no mail without a usable email', async () => {
    const cookie = await signIn(client.email);
    await (await clients()).doc(client.id).update({ email: 'call first' });
    const answer =
      make === plan
        ? await plan(wish())
        : await callApi('POST', '/api/appointments', { json: wish(), cookie });
    expect(answer.status).toBe(201);
    expect((await (await mails()).where('clientId', '==', client.id).get()).size).toBe(0);
  });
});

test('a visit outside the hours is mailed as a request, and as booked once staff confirm it', async () => {
  const visit = visitOf(await book(wish({ scheduledDate: sunday })));
  await change(visit, { outsideHours: false });
  const [asked, confirmed] = await mailsTo(client.email);
  expect([asked?.subject.split(':')[0], confirmed?.subject.split(':')[0]]).toEqual([
    'We will call to confirm',
    'Your visit is booked',
  ]);
  expect((await mailsTo(client.email)).map(invitationOf)).toMatchObject([
    { sequence: 0, status: 'TENTATIVE' },
    { sequence: 1, status: 'CONFIRMED' },
  ]);
});

test('booking, two moves, cancelling and restoring are mailed once each, and calendar entries follow', async () => {
  const visit = visitOf(await plan(wish()));
  await change(visit, { scheduledDate: wednesday });
  await change(visit, { scheduledDate: thursday, duration: '120' });
  await tap(visit, 'cancel', ago(1), { reason: 'The client asked' });
  await change(visit, { status: 'scheduled' });
  const told = (await mailsTo(client.email)).toSorted(
    (one, other) => invitationOf(one).sequence - invitationOf(other).sequence,
  );
  expect(told.map(({ kind }) => kind)).toEqual([
    'visit-booked',
    'visit-moved',
    'visit-moved',
    'visit-cancelled',
    'visit-booked',
  ]);
  const entries = told.map(invitationOf);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
  expect(entries).toMatchObject([
    { method: 'REQUEST', sequence: 0, start: early },
    { method: 'REQUEST', sequence: 1, start: wednesday },
    { method: 'REQUEST', sequence: 2, start: thursday },
    { method: 'CANCEL', sequence: 3, start: thursday, status: 'CANCELLED' },
    { method: 'REQUEST', sequence: 4, start: thursday, status: 'CONFIRMED' },
  ]);
  expect(told[3]?.text).not.toContain('The client asked');
});

test('changes that keep time and status, and those of a past time, send no mail', async () => {
  const visit = await createTestAppointment(client);
  await change(visit, { title: 'Gate post', address: '1200 W Lake St', welderId: desk.people.welder.id });
  const past = await createTestAppointment(client, { scheduledDate: ago(3 * 24 * 60) });
  await change(past, { duration: '240' });
  expect((await plan(wish({ scheduledDate: ago(60) }))).status).toBe(201);
  expect(await kindsTo(client.email)).toEqual([]);
});

test('a tapped cancellation is mailed once, however often it arrives', async () => {
  const visit = await createTestAppointment(client, { scheduledDate: ago(20) });
  const at = ago(1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => tap(visit, 'cancel', at)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await tap(visit, 'cancel', at);
  expect(await kindsTo(client.email)).toEqual(['visit-cancelled']);
});

describe('On my way', () => {
  test('is mailed once, with the welder’s name and the arrival time', async () => {
    const { welder } = desk.people;
    const visit = await createTestAppointment(client, { welderId: welder.id, windowMinutes: 90 });
    const at = ago(2);
    await Promise.all([1, 2, 3, 4].map(() => tap(visit, 'on-my-way', at)));
    await tap(visit, 'on-my-way', ago(1));
    const told = await mailsTo(client.email);
    expect(told).toMatchObject([{ kind: 'on-my-way', appointmentId: visit.id }]);
    expect(told[0]?.subject).toBe(`${welder.name.split(' ')[0]} is on the way to you`);
    expect(told[0]?.text).toContain('Between');
    expect(told[0]).not.toHaveProperty('calendar', expect.anything());
  });

  test('that arrives over ten minutes late sends no mail', async () => {
    const visit = await createTestAppointment(client);
    await tap(visit, 'on-my-way', ago(11));
    expect(await kindsTo(client.email)).toEqual([]);
  });

  test('that is sent together with Start sends no mail, nor does its undo', async () => {
    const visit = await createTestAppointment(client, { welderId: desk.people.welder.id });
    const [setOut, started] = [ago(3), ago(2)];
    const send = (what: string, json: object) =>
      callDesk('POST', `appointments/${visit.id}/${what}`, json, { bearer: desk.tokens.welder });
    expect((await send('on-my-way', { at: setOut, overtaken: true })).status).toBe(200);
    expect((await send('start', { at: started })).status).toBe(200);
    expect(await storedVisit(visit.id)).toMatchObject({ onMyWayAt: setOut, startedAt: started });
    for (const [of, tapped] of [
      ['start', started],
      ['on-my-way', setOut],
    ])
      expect((await send('take-back', { of, tapped, at: tapped })).status).toBe(200);
    expect(await kindsTo(client.email)).toEqual([]);
    expect((await send('on-my-way', { at: ago(1), overtaken: false })).status).toBe(400);
  });
});
