import type { Client } from '@welding/domain/entities/client';
import { photoPath } from '@welding/domain/entities/photo-path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findAppointment } from '../../functions/src/visits/appointments.ts';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { type FirestoreSession, readAsClient } from '../support/firestore-session.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
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

/** The data that an email alone must not open. */
function expectNothingOf(text: string): void {
  for (const secret of [secrets.phone, '1400 S Michigan', '60605', photo, 'back door', 'clientName']) {
    expect(text).not.toContain(secret);
  }
}

describe('a session of an unproven email', () => {
  test('sees no contact or place of a visit, in the API or Firestore', async () => {
    const visit = await createTestAppointment(client, { ...secrets, title: 'Gate hinge' });
    const listed = await listOf('appointments');
    expect(listed.json()).toMatchObject([{ id: visit.id, title: 'Gate hinge', duration: '60' }]);
    expectNothingOf(listed.text);
    expect(await readAsClient(firestore, `clientVisits/${visit.id}`)).toMatchObject({ title: 'Gate hinge' });
    expectNothingOf(JSON.stringify(await readAsClient(firestore, `clientVisits/${visit.id}`)));
    expect(await readAsClient(firestore, `appointments/${visit.id}`)).toBe(403);
  });

  test('sees no place or photos of a project', async () => {
    const project = await createTestProject(client, { ...ofPlace, number: 'P-1', title: 'Stair rail' });
    const listed = await listOf('projects');
    expect(listed.json()).toMatchObject([{ id: project.id, title: 'Stair rail' }]);
    expectNothingOf(listed.text);
    expectNothingOf(JSON.stringify(await readAsClient(firestore, `projects/${project.id}`)));
    expect(await readAsClient(firestore, `projectPlaces/${project.id}`)).toBe(403);
    expect((await listOf('projects', await verifiedCookie(client))).json()).toEqual([project]);
  });

  test('books with an address that staff see, and that no answer or client record contains', async () => {
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
