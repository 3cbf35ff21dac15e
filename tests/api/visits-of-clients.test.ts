import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Appointment, clientVisitOf } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { planSchema } from '@welding/domain/entities/visit';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apiGroups } from '../../functions/src/app/routes.ts';
import { clientVisits } from '../../functions/src/visits/appointments.ts';
import { mendClientVisits } from '../../functions/src/visits/mend-client-visits.ts';
import { beforeWrite } from '../support/before-write.ts';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { type FirestoreSession, listAsClient, readAsClient } from '../support/firestore-session.ts';
import {
  changeAppointment,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { storedVisit } from '../support/visits.ts';
import { callApi, signIn } from './call-api.ts';
import { firestoreByEmail } from './firestore-by-email.ts';

const [lead, second] = [randomUUID(), randomUUID()];
/** Fields of a visit for staff only. */
const ofStaff: Partial<Appointment> = {
  welderId: lead,
  welderIds: [lead, second],
  onMyWayAt: '2024-05-06T14:31:07.000Z',
  startedAt: '2024-05-06T15:02:08.000Z',
  finishedAt: '2024-05-06T18:44:09.000Z',
  crew: {
    [lead]: { onMyWayAt: '2024-05-06T14:31:07.000Z' },
    [second]: { startedAt: '2024-05-06T15:02:08.000Z' },
  },
  hours: 3.6875,
  amountToCollect: 4321.17,
  bookedAnyway: true,
  changedByClient: true,
  unprovenWords: ['title'],
  repeat: { planId: randomUUID(), everyMonths: '6' },
  clientName: 'Jordan Example',
  phone: '(312) 555-0100',
  address: '1400 S Michigan Ave',
  zip: '60605',
};
/** Values and field names. */
const secrets = [
  ...[lead, second, '3.6875', '4321.17', '2024-05-06T14:31', '2024-05-06T15:02', '2024-05-06T18:44'],
  ...[
    '555-0100',
    'Michigan',
    'welderId',
    'crew',
    'hours',
    'amountToCollect',
    'bookedAnyway',
    'changedByClient',
  ],
  ...['unprovenWords', 'planId', 'clientName', 'onMyWayAt', 'startedAt', 'finishedAt', 'updatedAt'],
];
const seen = ['clientId', 'createdAt', 'duration', 'scheduledDate', 'status', 'title', 'underWay'];

let desk: DeskPeople;
let client: Client;
let visit: Appointment;
let cookie: string;
let firestore: FirestoreSession;
beforeAll(async () => {
  desk = await deskPeople();
});
beforeEach(async () => {
  client = await createTestClient();
  const project = await createTestProject(client);
  const day = { scheduledDate: '2024-05-06T15:00:00.000Z', status: 'completed', projectId: project.id };
  visit = await createTestAppointment(client, { ...day, ...ofStaff, title: 'Gate hinge' });
  const note = { appointmentId: visit.id, clientId: client.id, text: 'Beware of the dog', welderIds: [lead] };
  await getFirestore().collection('appointmentNotes').doc(visit.id).set(note);
  const hours = { visitId: visit.id, clientId: client.id, welderId: lead, minutes: 221.0625 };
  await getFirestore().collection('workEntries').doc(visit.id).set(hours);
  cookie = await signIn(client.email);
  firestore = await firestoreByEmail(client);
});

const copyOf = async (id: string) => (await (await clientVisits()).doc(id).get()).data();

async function expectShown(id: string): Promise<void> {
  const { underWay, ...shown } = clientVisitOf(await storedVisit(id));
  const defined = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
  expect(await copyOf(id)).toEqual({ ...defined, underWay });
}

describe('a session with an unproven email', () => {
  test('reads no staff field of a visit anywhere in Firestore', async () => {
    const rules = await readFile('firestore.rules', 'utf8');
    const names = [...rules.matchAll(/match \/(\w+)\/\{/g)].flatMap(([, name]) => name ?? []);
    expect(names.length).toBeGreaterThan(25);
    const open: string[] = [];
    for (const name of names.filter((found) => found !== 'databases')) {
      const one = await readAsClient(firestore, `${name}/${visit.id}`);
      const { status, text } = await listAsClient(firestore, name, client.id);
      if (typeof one === 'object' || status === 200) open.push(name);
      for (const secret of [...secrets, 'Beware', '221.0625']) {
        expect(JSON.stringify(one), `${name}: ${secret}`).not.toContain(secret);
        expect(text, `${name}: ${secret}`).not.toContain(secret);
      }
    }
    expect(open).toEqual(['projects', 'clientVisits']);
    const shown = await readAsClient(firestore, `clientVisits/${visit.id}`);
    expect(Object.keys(shown).toSorted()).toEqual([...seen, 'projectId'].toSorted());
  });

  test('gets no staff field of a visit from any route', async () => {
    const portal = apiGroups.filter(({ prefixes }) => !prefixes.includes('/api/desk'));
    const routes = (await Promise.all(portal.map(({ load }) => load()))).flat();
    const paths = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(paths).toContain('/api/appointments/client/:clientId');
    for (const path of paths) {
      const url = path
        .replace(':email', encodeURIComponent(client.email))
        .replace(':clientId', client.id)
        .replace(/:\w+/g, visit.id);
      const { text } = await callApi('GET', url, { cookie });
      // /api/rates publishes the hours of each kind of work.
      for (const secret of [...secrets.filter((name) => name !== 'hours'), 'Beware'])
        expect(text, `${url}: ${secret}`).not.toContain(secret);
    }
    const listed = (await callApi('GET', `/api/appointments/client/${client.id}`, { cookie })).json();
    expect(listed).toEqual([JSON.parse(JSON.stringify(clientVisitOf(visit)))]);
  });
});

test('a verified client sees arrival times, without hours, money or welders', async () => {
  const verified = await verifiedCookie(client);
  const listed = await callApi('GET', `/api/appointments/client/${client.id}`, { cookie: verified });
  const { onMyWayAt, startedAt, finishedAt } = ofStaff;
  expect(listed.json()).toMatchObject([{ id: visit.id, underWay: true, onMyWayAt, startedAt, finishedAt }]);
  const exported = await callApi('GET', '/api/me/export', { cookie: verified });
  expect(exported.json()).toMatchObject({
    appointments: [{ id: visit.id, address: ofStaff.address, startedAt }],
  });
  const own = z.object({ appointments: z.unknown() }).parse(exported.json());
  for (const secret of [lead, second, '3.6875', '4321.17', 'bookedAnyway', 'crew']) {
    expect(listed.text, secret).not.toContain(secret);
    expect(JSON.stringify(own), secret).not.toContain(secret);
  }
});

describe('a client’s copy of a visit', () => {
  const call = (method: 'POST' | 'PATCH', path: string, json: unknown) =>
    callApi(method, `/api/desk/${path}`, { json, bearer: desk.tokens.office });

  test('follows every change by staff', async () => {
    const scheduledDate = chicagoInstant(`${quietDay('Tuesday')}T10:00`).toISOString();
    const answer = await call('POST', 'appointments', { clientId: client.id, title: 'Rail', scheduledDate });
    const { id, updatedAt } = z.object({ id: z.string(), updatedAt: z.string() }).parse(answer.json());
    expect(await copyOf(id)).toMatchObject({
      title: 'Rail',
      scheduledDate,
      status: 'scheduled',
      underWay: false,
    });
    await call('PATCH', `appointments/${id}`, { updatedAt, title: 'Porch rail', description: 'Both sides' });
    expect(await copyOf(id)).toMatchObject({ title: 'Porch rail', description: 'Both sides' });
    await expectShown(id);
    await call('POST', `appointments/${id}/cancel`, { at: new Date().toISOString() });
    expect(await copyOf(id)).toMatchObject({ status: 'cancelled', sequence: 1 });
    await expectShown(id);
  });

  test('follows the client’s bookings and each visit of a plan', async () => {
    const scheduledDate = chicagoInstant(`${quietDay('Wednesday')}T10:00`).toISOString();
    const json = { clientId: client.id, title: 'Aluminum Welding', scheduledDate };
    const booked = z
      .object({ id: z.string() })
      .parse((await callApi('POST', '/api/appointments', { json, cookie })).json());
    await expectShown(booked.id);
    const days = [8, 9].map((hour) => ({
      scheduledDate: chicagoInstant(`${quietDay('Thursday')}T0${hour}:00`).toISOString(),
      duration: '60',
    }));
    const planned = await call('POST', 'plans', { clientId: client.id, title: 'Stairs', days });
    const visits = planSchema.parse(planned.json()).visits;
    expect(visits).toHaveLength(2);
    for (const { id } of visits) await expectShown(id);
  });

  test('is not rewritten for changes only staff see', async () => {
    const document = (await clientVisits()).doc(visit.id);
    const before = (await document.get()).updateTime;
    const json = { updatedAt: null, address: '2 Lake St' };
    expect((await call('PATCH', `appointments/${visit.id}`, json)).status).toBe(200);
    expect((await document.get()).updateTime).toEqual(before);
  });
});

describe('repairing clients’ copies of visits', () => {
  const year = { after: new Date('2061-01-01T00:00:00Z'), before: new Date('2062-01-01T00:00:00Z') };
  const scheduledDate = '2061-06-01T15:00:00.000Z';

  test('adds missing ones, corrects different ones and removes orphans, and nothing else', async () => {
    const [missing, differs, gone] = await Promise.all(
      ['Missing', 'Differs', 'Gone'].map((title) => createTestAppointment(client, { title, scheduledDate })),
    );
    if (!missing || !differs || !gone) throw new Error('Three visits');
    const database = getFirestore();
    await (await clientVisits()).doc(missing.id).delete();
    const typed = { title: 'As typed in the console', hours: 3.5 };
    await database.collection('appointments').doc(differs.id).update(typed);
    await database.collection('clientVisits').doc(differs.id).update({ description: 'Of before' });
    await database.collection('appointments').doc(gone.id).delete();
    expect(await mendClientVisits(year)).toBe(3);
    await expectShown(missing.id);
    expect((await copyOf(differs.id))?.title).toBe(typed.title);
    await expectShown(differs.id);
    expect(await copyOf(gone.id)).toBeUndefined();
    expect(await mendClientVisits(year)).toBe(0);
  });

  test('keeps the copy of an unreadable visit', async () => {
    const unreadable = await createTestAppointment(client, { scheduledDate });
    const document = getFirestore().collection('appointments').doc(unreadable.id);
    await document.update({ scheduledDate: 'some day' });
    await mendClientVisits(year);
    expect(await copyOf(unreadable.id)).toMatchObject({ title: unreadable.title });
    await document.delete();
    await mendClientVisits(year);
  });

  test('keeps a concurrent change', async () => {
    const changing = await createTestAppointment(client, { scheduledDate });
    await getFirestore().collection('clientVisits').doc(changing.id).update({ title: 'Wrong' });
    const writes = beforeWrite(1, () => changeAppointment(changing.id, { title: 'Changed meanwhile' }));
    await mendClientVisits(year);
    writes.stop();
    await expectShown(changing.id);
    expect(await copyOf(changing.id)).toMatchObject({ title: 'Changed meanwhile' });
  });
});
