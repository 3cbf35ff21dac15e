import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-fact-words';
import type { StaffRole } from '@welding/domain/entities/staff';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/actions/erase-client.ts';
import { findClient } from '../../functions/src/data/clients.ts';
import { findPayment, payments } from '../../functions/src/data/payments.ts';
import { recordPayment } from '../../functions/src/data/write-payments.ts';
import { beforeWrite } from '../support/between-writes.ts';
import { codeSentTo } from '../support/codes.ts';
import { createTestPayment, createTestQuote, deskPeople, historyOf } from '../support/desk.ts';
import { storeTestHours } from '../support/hours.ts';
import { storeTestMail } from '../support/mails.ts';
import { storeRefusedTap } from '../support/refused-taps.ts';
import {
  createProvenClient,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { storeTestVisit } from '../support/visits.ts';
import { callApi, cookieOf, signIn } from './call-api.ts';

let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  ({ tokens } = await deskPeople());
});

type Options = { bearer?: string; json?: unknown };
const merge = (id: string, duplicateId: string, { bearer = tokens.office }: Options = {}) =>
  callApi('POST', `/api/desk/clients/${id}/merge`, { json: { duplicateId }, bearer });
const exportOf = (id: string, bearer = tokens.office) =>
  callApi('GET', `/api/desk/clients/${id}/export`, { bearer });
const erase = (id: string, confirmation: string, bearer = tokens.owner) =>
  callApi('POST', `/api/desk/clients/${id}/erase`, { json: { confirmation }, bearer });
const field = async (collection: string, id: string, name: string) =>
  (await getFirestore().collection(collection).doc(id).get()).get(name);

const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;
const aVisit = (clientId: string) => ({
  ...{ clientId, title: 'Gate' },
  scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
});
const plan = (clientId: string) =>
  callApi('POST', '/api/desk/appointments', {
    json: aVisit(clientId),
    bearer: tokens.office,
  });

/** A client with one of everything, all of it in the past. */
async function clientWithRecords() {
  const client = await createProvenClient({ firstName: 'Pat', lastName: 'Record', address: '5 Elm St' });
  const project = await createTestProject(client, { title: 'Gate for Pat Record', description: 'At Pat’s' });
  const visit = await createTestAppointment(client, {
    projectId: project.id,
    scheduledDate: '2024-05-06T15:00:00.000Z',
    status: 'completed',
    description: 'Ring at Pat’s',
  });
  const payment = await createTestPayment(client.id, { projectId: project.id });
  const accepted = await createTestQuote({ clientId: client.id, projectId: project.id, status: 'completed' });
  const open = await createTestQuote({
    email: client.email,
    firstName: 'Pat',
    intake: { broke: 'The gate at Elm St', metal: 'steel' },
  });
  const noteId = randomUUID();
  const note = { projectId: project.id, text: 'Pat pays late' };
  await getFirestore().collection('projectNotes').doc(noteId).set(note);
  const received = await storeTestMail({ to: client.email, status: 'sent', text: 'Dear Pat' });
  const told = await storeTestMail({ clientId: client.id, status: 'sent', to: 'earlier@example.com' });
  return { client, project, visit, payment, accepted, open, noteId, received, told };
}

describe('who may', () => {
  test('merge and export is owner and office, erase the owner alone', async () => {
    const [client, other] = [await createTestClient(), await createTestClient()];
    const cookie = await signIn(client.email);
    const requests = [
      ['POST', 'merge', { duplicateId: other.id }],
      ['GET', 'export', undefined],
      ['POST', 'erase', { confirmation: 'Jordan Example' }],
    ] as const;
    for (const [method, name, json] of requests) {
      const path = `/api/desk/clients/${client.id}/${name}`;
      expect((await callApi(method, path, { json })).status).toBe(401);
      expect((await callApi(method, path, { json, cookie })).status).toBe(401);
      for (const bearer of [tokens.welder, tokens.deactivated]) {
        expect((await callApi(method, path, { json, bearer })).status).toBe(403);
      }
    }
    expect((await erase(client.id, 'Jordan Example', tokens.office)).status).toBe(403);
    expect([await findClient(client.id), await findClient(other.id)]).toEqual([client, other]);
    expect((await merge(client.id, other.id, { bearer: tokens.owner })).status).toBe(200);
    expect((await exportOf(client.id, tokens.owner)).status).toBe(200);
  });

  test('a client that is not there is 404, what is no id 400', async () => {
    const client = await createTestClient();
    const nobody = randomUUID();
    expect((await merge(nobody, client.id)).status).toBe(404);
    expect((await merge(client.id, nobody)).status).toBe(404);
    expect((await exportOf(nobody)).status).toBe(404);
    expect((await erase(nobody, 'x')).status).toBe(404);
    expect((await merge('x', client.id)).status).toBe(400);
    expect((await exportOf('x')).status).toBe(400);
    expect((await merge(client.id, client.id)).text).toBe('A client cannot be merged with itself');
  });
});

describe('merging', () => {
  test('moves everything, ends the duplicate, and both histories say so', async () => {
    const kept = await createTestClient({ firstName: 'Casey', lastName: 'Kept' });
    const { client: duplicate, project, visit, payment, accepted, told } = await clientWithRecords();
    const coming = await createTestAppointment(duplicate);
    const cookie = await signIn(duplicate.email);
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    const moved = [
      ['projects', project.id],
      ['appointments', visit.id],
      ['appointments', coming.id],
      ['payments', payment.id],
      ['quotes', accepted.id],
      ['mail', told.id],
    ] as const;
    for (const [name, id] of moved) expect(await field(name, id, 'clientId'), name).toBe(kept.id);
    expect(await field('visitContacts', coming.id, 'clientId')).toBe(kept.id);
    expect(await field('visitContacts', coming.id, 'clientName')).toBe('Casey Kept');
    expect(await field('projectPlaces', project.id, 'clientId')).toBe(kept.id);
    expect(await findClient(duplicate.id)).toMatchObject({ mergedInto: kept.id, email: '', phone: '' });
    expect((await findClient(duplicate.id))?.searchTerms).toBeUndefined();
    expect(
      (await callApi('GET', `/api/clients/${encodeURIComponent(duplicate.email)}`)).json(),
    ).toMatchObject({
      id: kept.id,
    });
    expect((await callApi('GET', `/api/projects/client/${duplicate.id}`, { cookie })).status).toBe(401);
    expect(await historyOf(duplicate.id)).toMatchObject([
      { action: 'merged', facts: [{ code: 'into', text: 'Casey Kept' }] },
    ]);
    const [entry] = await historyOf(kept.id);
    expect(entry).toMatchObject({ action: 'merged', clientId: kept.id });
    expect(auditRemark(entry ?? {})).toBe(
      `Pat Record (${duplicate.email}, ${duplicate.phone}, 5 Elm St) is this client, 1 project, 2 visits, 1 payment, 1 request, 1 mail`,
    );
  });

  test('lets both proven e-mails open the portal, by lookup and by code, and no other', async () => {
    const [kept, proven] = await Promise.all([createProvenClient(), createProvenClient()]);
    const typed = await createTestClient();
    for (const duplicate of [proven, typed]) {
      expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    }
    for (const { email } of [kept, proven]) {
      const looked = await callApi('GET', `/api/clients/${encodeURIComponent(email)}`);
      expect(looked.json()).toMatchObject({ id: kept.id });
      const asked = await callApi('POST', '/api/sign-in/code', { json: { email } });
      const { code } = await codeSentTo(email);
      const json = { email, code };
      const signedIn = await callApi('POST', '/api/sign-in/verify', { json, cookie: cookieOf(asked) });
      expect(signedIn.json()).toMatchObject({ id: kept.id });
      const own = await callApi('GET', '/api/me', { cookie: cookieOf(signedIn) });
      expect(own.json()).toMatchObject({ email: kept.email });
    }
    expect((await callApi('GET', `/api/clients/${encodeURIComponent(typed.email)}`)).status).toBe(404);
    const quote = await createTestQuote({ email: proven.email });
    const json = { project: { title: 'Gate', serviceType: 'other' } };
    const options = { json, bearer: tokens.office };
    const accepted = await callApi('POST', `/api/desk/quotes/${quote.id}/accept`, options);
    expect(accepted.json()).toMatchObject({ clientId: kept.id });
    const version = (await findClient(kept.id))?.updatedAt ?? null;
    await callApi('PATCH', `/api/desk/clients/${kept.id}`, {
      json: { updatedAt: version, phone: '(773) 555-0142' },
      bearer: tokens.office,
    });
    expect(await signIn(proven.email)).toContain('__session=');
  });

  test('may be repeated, and takes along what came in between', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    const late = await createTestProject(duplicate);
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    expect(await field('projects', late.id, 'clientId')).toBe(kept.id);
  });

  test('with more than one batch holds moves all of it', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    const batch = getFirestore().batch();
    const ids = Array.from({ length: 450 }, () => randomUUID());
    const project = { clientId: duplicate.id, title: 'Many', serviceType: 'other', status: 'completed' };
    for (const id of ids) batch.set(getFirestore().collection('projects').doc(id), project);
    await batch.commit();
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    const moved = getFirestore().collection('projects').where('clientId', '==', kept.id).count();
    expect((await moved.get()).data().count).toBe(450);
  });

  test('of one that is another client already, or erased, is refused', async () => {
    const [one, two, three] = await Promise.all([createTestClient(), createTestClient(), createTestClient()]);
    await merge(one.id, two.id);
    for (const answer of [await merge(three.id, two.id), await merge(two.id, three.id)]) {
      expect([answer.status, answer.text]).toEqual([
        409,
        'This client was merged or erased and can’t be changed',
      ]);
    }
    const change = await callApi('PATCH', `/api/desk/clients/${two.id}`, {
      json: { updatedAt: (await findClient(two.id))?.updatedAt, lastName: 'X' },
      bearer: tokens.office,
    });
    expect(change.status).toBe(409);
  });

  test('of two clients into each other at once is refused once, and one keeps its e-mail', async () => {
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      const [one, two] = await Promise.all([createTestClient(), createTestClient()]);
      const [ofOne, ofTwo] = await Promise.all([createTestProject(one), createTestProject(two)]);
      const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
      const [refused] = answers.filter(({ status }) => status === 409);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(refused?.text).toBe('This client was merged or erased and can’t be changed');
      const [kept, merged] = answers[0]?.status === 200 ? [one, two] : [two, one];
      expect(await findClient(kept.id)).toEqual(kept);
      expect(await findClient(merged.id)).toMatchObject({ mergedInto: kept.id, email: '' });
      for (const { id } of [ofOne, ofTwo]) expect(await field('projects', id, 'clientId')).toBe(kept.id);
    }
  });

  test('holds for payments that Stripe tells of later', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    const payment = await createTestPayment(duplicate.id);
    await merge(kept.id, duplicate.id);
    await recordPayment(payment.id, async () => ({ ...payment, refundedAmount: 50 }));
    expect(await findPayment(payment.id)).toMatchObject({ clientId: kept.id, refundedAmount: 50 });
  });
});

describe('exporting', () => {
  test('gives everything of the client in one JSON, and nothing of another', async () => {
    const { client, project, visit, payment, accepted, open, noteId, received, told } =
      await clientWithRecords();
    const code = { kind: 'code', onDesk: false, text: '123456', subject: '123456 is your code' } as const;
    const waiting = await storeTestMail({ ...code, clientId: client.id, status: 'failed' });
    const hours = await storeTestHours(visit);
    const refused = await storeRefusedTap(visit, { text: 'Nobody at home' });
    await storeRefusedTap({ id: randomUUID() });
    await createTestProject(await createTestClient());
    await storeTestMail({ status: 'sent' });
    const answer = await exportOf(client.id);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="client-${client.id}.json"`);
    const { searchTerms: _, ...ofClient } = client;
    expect(answer.json()).toEqual({
      exportedAt: expect.any(String),
      client: ofClient,
      projects: [project],
      appointments: [visit],
      payments: [payment],
      estimates: [],
      invoices: [],
      quotes: [accepted, open],
      mails: expect.arrayContaining([received, told, expect.objectContaining({ id: waiting.id })]),
      photos: [],
      pushDevices: [],
      notes: [{ id: noteId, projectId: project.id, text: 'Pat pays late' }],
      hours: [hours],
      refusedTaps: [refused],
      history: [],
    });
    expect(answer.text).not.toContain('123456');
  });
});

describe('erasing', () => {
  test('takes away who it was, keeps payments, and ends the sessions', async () => {
    const { client, project, visit, payment, accepted, open, noteId, received, told } =
      await clientWithRecords();
    await callApi('PATCH', `/api/desk/clients/${client.id}`, {
      json: { updatedAt: null, phone: '(312) 555-0166' },
      bearer: tokens.office,
    });
    await callApi('POST', `/api/desk/quotes/${open.id}/seen`, { bearer: tokens.office });
    const cookie = await signIn(client.email);
    const answer = await erase(client.id, ' pat record ');
    expect(answer.status).toBe(200);
    expect(storedClientSchema.parse(answer.json())).toMatchObject({
      firstName: 'Erased',
      lastName: 'client',
    });
    expect((await callApi('GET', `/api/projects/client/${client.id}`, { cookie })).status).toBe(401);
    expect((await callApi('GET', `/api/clients/${encodeURIComponent(client.email)}`)).status).toBe(404);
    const storedPayment = (await (await payments()).doc(payment.id).get()).data();
    expect(storedPayment).toEqual(payment);
    expect(await field('projects', project.id, 'title')).toBe('Heavy-Duty Truck Repairs');
    expect(await field('quotes', open.id, 'status')).toBe('cancelled');
    expect((await getFirestore().collection('projectNotes').doc(noteId).get()).exists).toBe(false);
    for (const { id } of [received, told]) {
      expect((await getFirestore().collection('mail').doc(id).get()).exists).toBe(false);
    }

    const left = JSON.stringify(
      await Promise.all(
        [
          ...[['clients', client.id] as const, ['projects', project.id] as const],
          ...[
            ['appointments', visit.id] as const,
            ['visitContacts', visit.id] as const,
            ['projectPlaces', project.id] as const,
            ['quotes', accepted.id] as const,
            ['quotes', open.id] as const,
          ],
        ].map(async ([name, id]) => (await getFirestore().collection(name).doc(id).get()).data()),
      ),
    );
    const histories = JSON.stringify([await historyOf(client.id), await historyOf(open.id)]);
    for (const personal of ['Pat', 'Record', 'Dana', 'Elm', '555-0', client.email, accepted.email]) {
      expect(left, personal).not.toContain(personal);
      expect(histories, personal).not.toContain(personal);
    }
    expect((await historyOf(client.id)).map(({ action }) => action)).toEqual(['changed', 'erased']);
    const emails = getFirestore().collection('clientEmails').doc(client.email);
    expect((await emails.get()).exists).toBe(false);
    expect((await erase(client.id, 'anything')).status).toBe(200);
  });

  test('wants the name typed', async () => {
    const client = await createTestClient();
    for (const confirmation of ['', 'Jordan', 'erase']) {
      const refused = await erase(client.id, confirmation);
      expect([refused.status, refused.text]).toEqual([
        400,
        'That’s not this client’s name. Nothing was erased',
      ]);
    }
    expect(await findClient(client.id)).toEqual(client);
  });

  test('sees the visit that is planned while it is decided', async () => {
    const client = await createTestClient();
    const planned = beforeWrite(1, () => plan(client.id));
    await expect(eraseClient(client.id, owner)).rejects.toThrow('This client has upcoming visits');
    expect(planned.stop()).toBe(1);
    expect(await findClient(client.id)).toEqual(client);
    expect((await erase(client.id, 'Jordan Example')).status).toBe(409);
  });

  test('of a client for whom a visit is being planned makes that fail', async () => {
    const client = await createTestClient();
    const erased = beforeWrite(1, () => erase(client.id, 'Jordan Example'));
    await expect(storeTestVisit(aVisit(client.id), owner)).rejects.toThrow(
      'This client was merged or erased',
    );
    erased.stop();
    const visits = getFirestore().collection('appointments').where('clientId', '==', client.id);
    expect((await visits.get()).size).toBe(0);
  });

  test('waits until no visit is ahead', async () => {
    const client = await createTestClient();
    await createTestAppointment(client);
    const refused = await erase(client.id, 'Jordan Example');
    expect([refused.status, refused.text]).toEqual([
      409,
      'This client has upcoming visits. Cancel them first',
    ]);
    expect(await findClient(client.id)).toEqual(client);
  });
});
