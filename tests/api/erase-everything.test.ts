import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, expect, test } from 'vitest';
import { sealOf } from '../../domain/src/money/content-hash.ts';
import { eraseClient } from '../../functions/src/actions/erase-client.ts';
import { findClient } from '../../functions/src/data/clients.ts';
import { estimates } from '../../functions/src/data/estimates.ts';
import { readFile } from '../../functions/src/data/photos-storage.ts';
import { proveEmail } from '../../functions/src/data/proven-emails.ts';
import { demoProjectId } from '../../local/stack/project-root.ts';
import { beforeWrite } from '../support/before-write.ts';
import { createTestPayment, createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { storeTestHours } from '../support/hours.ts';
import { storeTestMail } from '../support/mails.ts';
import { pngPicture } from '../support/pictures.ts';
import { createProvenClient, createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { storeRefusedTap } from '../support/store-refused-tap.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;

/** A person as nobody else is called, with one of everything, all of it in the past. */
async function somebody() {
  const mark = randomUUID().slice(0, 8);
  const words = { firstName: `Zed${mark}`, lastName: `Quux${mark}`, address: `5 Elm${mark} St` };
  const { firstName, lastName, address } = words;
  const phone = `(773) 555-${Math.floor(Math.random() * 9_000) + 1_000} x${mark}`;
  const emails = { former: `former-${mark}@example.com`, asked: `asked-${mark}@example.com` };
  const client = await createProvenClient({ ...words, phone });
  const project = await createTestProject(client, { title: `Gate of ${lastName}`, address });
  const visit = await createTestAppointment(client, {
    projectId: project.id,
    scheduledDate: '2024-05-06T15:00:00.000Z',
    status: 'completed',
    title: `At ${firstName}’s`,
    clientName: `${firstName} ${lastName}`,
    phone,
  });
  await createTestPayment(client.id, { projectId: project.id, note: `From ${firstName}` });
  const ofQuote = { firstName, lastName, phone };
  const open = await createTestQuote({ ...ofQuote, email: client.email });
  // Accepted for this client, and sent from an e-mail that nobody has shown to be the client's.
  const accepted = { clientId: client.id, projectId: project.id, status: 'completed' } as const;
  const { id: quoteId } = await createTestQuote({ ...ofQuote, ...accepted, email: emails.asked });
  await storeTestMail({ kind: 'quote-received', to: emails.asked, quoteId, text: `Hi ${firstName}` });
  await callApi('POST', `/api/desk/quotes/${open.id}/seen`, { bearer: desk.tokens.office });
  const text = `${firstName} pays late`;
  const database = getFirestore();
  await database.collection('projectNotes').doc(randomUUID()).set({ projectId: project.id, text });
  await storeTestHours(visit, { job: visit.title, reason: `Waited for ${firstName}` });
  await storeRefusedTap(visit, { text });
  await database.collection('appointmentNotes').doc(randomUUID()).set({ appointmentId: visit.id, text });
  const spent = { what: `Tube for ${lastName}`, authorId: 'wes', authorName: 'Wes' };
  const expense = {
    projectId: project.id,
    amount: 61.4,
    paidOn: '2024-05-06',
    createdAt: new Date(),
    ...spent,
  };
  await database.collection('expenses').doc(randomUUID()).set(expense);
  await storeTestMail({ to: client.email, status: 'sent', text: `Dear ${firstName}` });
  const body = `${lastName}’s project is finished`;
  await database.collection('pushes').doc(randomUUID()).set({ clientId: client.id, body });
  const books = await papersOf(client, project, phone);
  const former = await changedBy(client, {
    former: emails.former,
    phone: `${phone}0`,
    address: `6 Elm${mark} St`,
  });
  const traces = [`Zed${mark}`, `Quux${mark}`, `Elm${mark}`, phone, client.email, ...Object.values(emails)];
  return { client: former, open, books, traces };
}

/** A draft, and what the books keep: an estimate that was approved, and an invoice. */
async function papersOf(client: Client, project: Project, phone: string): Promise<string[]> {
  const recipient = { name: `${client.firstName} ${client.lastName}`, address: client.address ?? '' };
  const json = { text: `Call me at ${phone}` };
  const cookie = await verifiedCookie(client);
  const [, approved, invoice] = await Promise.all([
    createTestEstimate(client, { project, recipient, terms: `As told ${client.firstName}` }),
    createTestEstimate(client, { project, recipient }),
    createTestInvoice(client, { project, recipient }),
  ]);
  const path = `/api/estimates/${approved.id}`;
  const asked = await callApi('POST', `${path}/question`, { json, cookie });
  const signed = await callApi('POST', `${path}/approve`, {
    json: { name: recipient.name, typed: true },
    cookie,
  });
  expect([asked.status, signed.status]).toEqual([200, 200]);
  return [`estimates/${approved.id}`, `invoices/${invoice.id}`];
}

/** What the client and then the office change: by the latter a proven e-mail is gone, from which a request had come. */
async function changedBy(
  client: Client,
  { former, ...change }: { former: string; phone: string; address: string },
) {
  const { firstName, email } = client;
  const cookie = await verifiedCookie(client);
  const own = await callApi('PATCH', '/api/me', { json: { phone: change.phone, updatedAt: null }, cookie });
  const version = async () => (await findClient(client.id))?.updatedAt ?? null;
  const staff = async (json: object) =>
    await callApi('PATCH', `/api/desk/clients/${client.id}`, {
      json: { updatedAt: await version(), ...json },
      bearer: desk.tokens.office,
    });
  const statuses = [own.status, (await staff({ address: change.address, email: former })).status];
  await proveEmail(client.id, former);
  await createTestQuote({ firstName, email: former });
  await storeTestMail({ to: former, status: 'sent', text: 'We got your request' });
  statuses.push((await staff({ email })).status);
  expect(statuses).toEqual([200, 200, 200]);
  await proveEmail(client.id, email);
  return client;
}

/** Somebody whose duplicate was merged, with a photo of a request that was not accepted. */
async function mergedClient() {
  const [kept, duplicate] = await Promise.all([somebody(), somebody()]);
  const json = aQuoteRequest({ email: duplicate.client.email, firstName: duplicate.client.firstName });
  const { id, uploadToken } = (
    await callApi('POST', '/api/quotes', { json, headers: { 'Idempotency-Key': randomUUID() } })
  ).json() as Record<string, string>;
  const photo = await callApi('POST', `/api/quotes/${id}/photos`, {
    raw: new Uint8Array(pngPicture()),
    type: 'image/png',
    headers: { 'X-Upload-Token': uploadToken ?? '', 'X-Photo-Caption': duplicate.client.lastName },
  });
  const merged = await callApi('POST', `/api/desk/clients/${kept.client.id}/merge`, {
    json: { duplicateId: duplicate.client.id },
    bearer: desk.tokens.office,
  });
  expect([photo.status, merged.status]).toEqual([201, 200]);
  const { id: photoId } = photo.json() as { id: string };
  return {
    id: kept.client.id,
    traces: [...kept.traces, ...duplicate.traces],
    books: [...kept.books, ...duplicate.books],
    photo: `photos/${photoId}`,
  };
}

/**
 * Where in the whole database and bucket any of these words is left: collection, id and word. For whom and what a paper is
 * that the books keep is there to stay.
 */
async function traceIn(words: readonly string[], books: readonly string[] = []): Promise<string[]> {
  const left: string[] = [];
  const look = (place: string, text: string) =>
    left.push(...words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`));
  for (const collection of await getFirestore().listCollections()) {
    for (const document of (await collection.get()).docs) {
      const place = `${collection.id}/${document.id}`;
      const { recipient, projectTitle, approval, ...rest } = document.data();
      const { name, ...signed } = approval ?? {};
      const contents = books.includes(place)
        ? { ...rest, signed }
        : { ...rest, recipient, projectTitle, name, signed };
      look(place, `${document.id} ${JSON.stringify(contents)}`);
    }
  }
  const [files] = await getStorage().bucket(`${demoProjectId}.appspot.com`).getFiles();
  for (const file of files) {
    const [contents] = await file.download();
    look(file.name, `${file.name} ${JSON.stringify(file.metadata)} ${contents.toString('latin1')}`);
  }
  return left;
}

test('an erased client and its duplicate are nowhere any more, in no collection and no file', async () => {
  const { id, traces, books, photo } = await mergedClient();
  expect((await traceIn(traces)).length).toBeGreaterThan(40);
  await eraseClient(id, owner);
  expect(await traceIn(traces, books)).toEqual([]);
  expect(await readFile(photo)).toBeUndefined();
  for (const paper of books.filter((place) => place.startsWith('estimates/'))) {
    const contract = (await (await estimates()).doc(paper.replace('estimates/', '')).get()).data();
    expect(contract && (await sealOf(contract))).toBe('intact');
  }
  // What is erased stays so.
  await eraseClient(id, owner);
  expect(await traceIn(traces, books)).toEqual([]);
}, 60_000);

test('broken off after each write in turn, and repeated, it is the same', async () => {
  const [words, papers]: [string[], string[]] = [[], []];
  for (let ordinal = 1; ; ordinal += 1) {
    const { id, traces, books, photo } = await mergedClient();
    const broken = beforeWrite(ordinal, () => Promise.reject(new Error('broken off')));
    const outcome = await eraseClient(id, owner).then(
      () => 'done',
      (error: Error) => error.message,
    );
    broken.stop();
    if (outcome !== 'done') {
      expect(outcome).toBe('broken off');
      await eraseClient(id, owner);
    }
    words.push(...traces);
    papers.push(...books);
    expect(await readFile(photo)).toBeUndefined();
    if (outcome === 'done') break;
  }
  expect(words.length).toBeGreaterThan(5 * 14);
  expect(await traceIn(words, papers)).toEqual([]);
}, 200_000);
