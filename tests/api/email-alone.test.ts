import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { requestSearchTerms } from '@welding/domain/entities/client-search';
import { photoPath } from '@welding/domain/entities/photo-path';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { findAppointment } from '../../functions/src/data/appointments.ts';
import { findClient } from '../../functions/src/data/clients.ts';
import { findWholeProject } from '../../functions/src/data/projects.ts';
import { findWorkRates } from '../../functions/src/data/work-entries.ts';
import { runMigrateCommand } from '../../local/admin/run-migrate-command.ts';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { type FirestoreSession, readAsClient } from '../support/firestore-session.ts';
import { setTestRate, storedHours } from '../support/hours.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, signIn } from './call-api.ts';
import { firestoreByEmail } from './firestore-by-email.ts';

const secrets = {
  clientName: 'Jordan Example',
  phone: '(312) 555-0100',
  address: '1400 S Michigan Ave',
  zip: '60605',
};
const photo = photoPath('9407e000-0000-4000-8000-000000000001');
const ofPlace = {
  address: '1400 S Michigan Ave',
  zip: '60605',
  beforePhotos: [photo],
  photoCaptions: { '9407e000-0000-4000-8000-000000000001': 'By the back door' },
};

let desk: DeskPeople;
let client: Client;
let cookie: string;
let firestore: FirestoreSession;
beforeAll(async () => {
  desk = await deskPeople();
});
beforeEach(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
  firestore = await firestoreByEmail(client);
});

const listOf = async (name: string, as = cookie) =>
  await callApi('GET', `/api/${name}/client/${client.id}`, { cookie: as });

/** Nothing of what an e-mail alone must not open. */
function expectNothingOf(text: string): void {
  for (const secret of [secrets.phone, '1400 S Michigan', '60605', photo, 'back door', 'clientName']) {
    expect(text).not.toContain(secret);
  }
}

describe('who knows an e-mail and nothing else', () => {
  test('sees of a visit neither whom it is for nor where, by the API and by Firestore', async () => {
    const visit = await createTestAppointment(client, { ...secrets, title: 'Gate hinge' });
    const listed = await listOf('appointments');
    expect(listed.json()).toMatchObject([{ id: visit.id, title: 'Gate hinge', duration: '60' }]);
    expectNothingOf(listed.text);
    expect(await readAsClient(firestore, `clientVisits/${visit.id}`)).toMatchObject({ title: 'Gate hinge' });
    expectNothingOf(JSON.stringify(await readAsClient(firestore, `clientVisits/${visit.id}`)));
    for (const name of ['appointments', 'visitContacts'])
      expect(await readAsClient(firestore, `${name}/${visit.id}`)).toBe(403);
  });

  test('sees of a project neither where it is nor its photos', async () => {
    const project = await createTestProject(client, { ...ofPlace, number: 'P-1', title: 'Stair rail' });
    const listed = await listOf('projects');
    expect(listed.json()).toMatchObject([{ id: project.id, title: 'Stair rail' }]);
    expectNothingOf(listed.text);
    expectNothingOf(JSON.stringify(await readAsClient(firestore, `projects/${project.id}`)));
    expect(await readAsClient(firestore, `projectPlaces/${project.id}`)).toBe(403);
    expect((await listOf('projects', await verifiedCookie(client))).json()).toEqual([project]);
  });

  test('books with an address that staff read with the visit, and that neither the client nor the answer keeps', async () => {
    const json = {
      clientId: client.id,
      title: 'Aluminum Welding',
      scheduledDate: chicagoInstant(`${quietDay('Tuesday')}T10:00`).toISOString(),
      address: secrets.address,
      zip: secrets.zip,
    };
    const answer = await callApi('POST', '/api/appointments', { json, cookie });
    expect(answer.status).toBe(201);
    expectNothingOf(answer.text);
    const { id } = z.object({ id: z.string() }).parse(answer.json());
    expect(await findAppointment(id)).toMatchObject(secrets);
    expectNothingOf(JSON.stringify(await readAsClient(firestore, `clientVisits/${id}`)));
    expect(await findClient(client.id)).not.toHaveProperty('address');
    expect(await findClient(client.id)).not.toHaveProperty('zip');
    const moved = await callApi('PATCH', `/api/desk/appointments/${id}`, {
      json: { updatedAt: null, address: '2 Lake St' },
      bearer: desk.tokens.office,
    });
    expect(moved.json()).toMatchObject({ address: '2 Lake St', clientName: secrets.clientName });
    expect(JSON.stringify(await readAsClient(firestore, `clientVisits/${id}`))).not.toContain('Lake St');
  });
});

describe('npm run migrate', () => {
  const portOf = (address: string) => address.split(':').at(-1);
  const migrate = () => {
    const { firestore: database, auth } = stackAddresses();
    return runMigrateCommand([], undefined, {
      PORT_FIRESTORE: portOf(database),
      PORT_AUTH: portOf(auth),
    });
  };

  /** As an earlier version stored it. */
  async function storeAsBefore(name: string, id: string, fields: object, apart: string): Promise<void> {
    await getFirestore().collection(apart).doc(id).delete();
    await getFirestore()
      .collection(name)
      .doc(id)
      .update({ ...fields });
  }

  test('moves what stood in visits and projects, and does nothing the second time', async () => {
    const visit = await createTestAppointment(client);
    const project = await createTestProject(client);
    await storeAsBefore('appointments', visit.id, secrets, 'visitContacts');
    await storeAsBefore('projects', project.id, ofPlace, 'projectPlaces');
    await getFirestore().collection('clientVisits').doc(visit.id).delete();
    expect(await findAppointment(visit.id)).toMatchObject(secrets);
    expect(await findWholeProject(project.id)).toMatchObject(ofPlace);

    const told = await migrate();
    expect(told).toMatch(/^[1-9]\d* visits .*\n[1-9]\d* projects /);
    expect(told).toMatch(/^[1-9]\d* visits did not show their client/m);
    expect(await readAsClient(firestore, `clientVisits/${visit.id}`)).toMatchObject({ title: visit.title });
    expect(await findAppointment(visit.id)).toEqual({ ...visit, ...secrets });
    const number = expect.stringMatching(/^P-\d+$/);
    expect(await findWholeProject(project.id)).toEqual({ ...project, ...ofPlace, number });
    expectNothingOf(
      JSON.stringify((await getFirestore().collection('appointments').doc(visit.id).get()).data()),
    );
    expectNothingOf(JSON.stringify(await readAsClient(firestore, `projects/${project.id}`)));

    const before = await getFirestore().collection('appointments').doc(visit.id).get();
    await migrate();
    const after = await getFirestore().collection('appointments').doc(visit.id).get();
    expect(after.updateTime).toEqual(before.updateTime);
  });

  test('lets the desk find projects and requests of before', async () => {
    const project = await createTestProject(client, { title: 'Balcony rail', address: '12 Oak St, Joliet' });
    const request = await createTestQuote();
    const place = getFirestore().collection('projectPlaces').doc(project.id);
    const asked = getFirestore().collection('quotes').doc(request.id);
    await place.update({ searchTerms: ['old'] });
    expect(await migrate()).toMatch(
      /^\d+ clients, [1-9]\d* requests, [1-9]\d* projects and \d+ expenses could not/m,
    );
    expect((await place.get()).get('searchTerms')).toEqual(
      expect.arrayContaining(['balcony', 'rail', 'oak', 'joliet']),
    );
    expect((await asked.get()).get('searchTerms')).toEqual(requestSearchTerms(request));
    const before = [await place.get(), await asked.get()].map(({ updateTime }) => updateTime);
    await migrate();
    expect([await place.get(), await asked.get()].map(({ updateTime }) => updateTime)).toEqual(before);
  });

  test('leaves what cannot be read as it is', async () => {
    const visit = await createTestAppointment(client);
    const document = getFirestore().collection('appointments').doc(visit.id);
    onTestFinished(async () => {
      await document.delete();
    });
    await storeAsBefore('appointments', visit.id, { ...secrets, scheduledDate: 'some day' }, 'visitContacts');
    await migrate();
    expect((await document.get()).data()).toMatchObject(secrets);
  });

  test('makes the hours of taps of before, at the rates of today, and leaves what was corrected', async () => {
    const { id: welderId } = await createTestStaff('welder');
    await setTestRate(welderId, 41);
    const taps = ['14:00', '14:30', '16:00'].map((clock) => `2026-03-02T${clock}:00.000Z`);
    const [onMyWayAt, startedAt, finishedAt] = taps;
    const tapped = { welderId, onMyWayAt, startedAt, finishedAt, status: 'completed' };
    const visit = await createTestAppointment(client, tapped);
    expect(await migrate()).toMatch(/^[1-9]\d* stretches of work and driving/m);
    const hours = await storedHours(visit.id);
    expect(hours.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['drive', 30],
      ['work', 90],
    ]);
    const ids = hours.map(({ id }) => id);
    expect([...(await findWorkRates(ids)).values()]).toEqual([4_100, 4_100]);
    const [drive = '', work = ''] = ids;
    await getFirestore().collection('workEntries').doc(work).update({ removed: true, correctedBy: 'office' });
    await getFirestore().collection('workEntries').doc(drive).delete();
    await migrate();
    expect((await storedHours(visit.id)).map(({ id, removed }) => [id, removed])).toEqual([
      [drive, undefined],
      [work, true],
    ]);
  });

  test('makes projects show what their papers and visits say', async () => {
    const project = await createTestProject(client, { status: 'pending', scheduledDate: undefined });
    const visitOn = (scheduledDate: string, fields: Partial<Appointment> = {}) =>
      createTestAppointment(client, { projectId: project.id, scheduledDate, ...fields });
    const [sooner, later] = ['2090-03-01T18:00:00.000Z', '2090-03-02T18:00:00.000Z'];
    await visitOn(later);
    await visitOn(sooner, { startedAt: new Date().toISOString() });
    expect(await migrate()).toMatch(/^[1-9]\d* projects did not follow/m);
    expect(await findWholeProject(project.id)).toMatchObject({
      status: 'in_progress',
      scheduledDate: sooner,
    });
    const before = await getFirestore().collection('projects').doc(project.id).get();
    await migrate();
    const after = await getFirestore().collection('projects').doc(project.id).get();
    expect(after.updateTime).toEqual(before.updateTime);
  });

  test('an earlier visit that staff change is carried over by that', async () => {
    const visit = await createTestAppointment(client);
    await storeAsBefore('appointments', visit.id, secrets, 'visitContacts');
    const answer = await callApi('PATCH', `/api/desk/appointments/${visit.id}`, {
      json: { updatedAt: null, title: 'Gate hinge' },
      bearer: desk.tokens.office,
    });
    expect(answer.json()).toMatchObject({ ...secrets, title: 'Gate hinge' });
    expectNothingOf(
      JSON.stringify((await getFirestore().collection('appointments').doc(visit.id).get()).data()),
    );
    expect(await findAppointment(visit.id)).toMatchObject({ ...secrets, title: 'Gate hinge' });
  });
});
