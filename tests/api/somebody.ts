import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { expenseSearchTerms } from '@welding/domain/entities/client-search';
import type { Project } from '@welding/domain/entities/project';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { proveEmail } from '../../functions/src/sign-in/proven-emails.ts';
import { createTestPayment, createTestQuote, type DeskPeople } from '../support/desk.ts';
import { storeTestHours } from '../support/hours.ts';
import { storeTestMail } from '../support/mails.ts';
import { createProvenClient, createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { stackAddresses } from '../support/stack.ts';
import { storeRefusedTap } from '../support/store-refused-tap.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';

/** A client with a unique name and one record of each kind, all in the past. */
export async function somebody(desk: DeskPeople) {
  const mark = randomUUID().slice(0, 8);
  const words = { firstName: `Zed${mark}`, lastName: `Quux${mark}`, address: `5 Elm${mark} St` };
  const { firstName, lastName, address } = words;
  const phone = `(773) 555-${Math.floor(Math.random() * 9_000) + 1_000} x${mark}`;
  const emails = {
    former: `former-${mark}@example.com`,
    asked: `asked-${mark}@example.com`,
    contact: `contact-${mark}@example.com`,
  };
  const client = await createProvenClient({ ...words, phone });
  const ofCompany = {
    updatedAt: null,
    company: `Quux${mark} Hauling`,
    billingAddress: `9 Elm${mark} St`,
    taxExempt: { number: `Zed${mark}` },
    contacts: [{ firstName: `Zed${mark}`, lastName: `Quux${mark}`, email: emails.contact, roles: [] }],
  };
  const billed = await callApi('PATCH', `/api/desk/clients/${client.id}`, {
    json: ofCompany,
    bearer: desk.tokens.office,
  });
  expect(billed.status).toBe(200);
  const project = await createTestProject(client, {
    title: `Gate of ${lastName}`,
    description: `Ask for ${firstName}`,
    address,
  });
  const visit = await createTestAppointment(client, {
    projectId: project.id,
    scheduledDate: '2024-05-06T15:00:00.000Z',
    status: 'completed',
    title: `At ${firstName}’s`,
    description: `Ask for ${lastName}`,
    address,
    clientName: `${firstName} ${lastName}`,
    phone,
  });
  await createTestPayment(client.id, { projectId: project.id, note: `From ${firstName}` });
  const ofQuote = { firstName, lastName, phone, address, description: `The gate of ${firstName}` };
  const open = await createTestQuote({ ...ofQuote, email: client.email });
  // Accepted for this client, from an email that is not proven to be the client's.
  const accepted = { clientId: client.id, projectId: project.id, status: 'completed' } as const;
  const { id: quoteId } = await createTestQuote({ ...ofQuote, ...accepted, email: emails.asked });
  await storeTestMail({ kind: 'quote-received', to: emails.asked, quoteId, text: `Hi ${firstName}` });
  await callApi('POST', `/api/desk/quotes/${open.id}/seen`, { bearer: desk.tokens.office });
  const text = `${firstName} pays late`;
  const database = getFirestore();
  const note = { clientId: client.id, text };
  await database
    .collection('projectNotes')
    .doc(randomUUID())
    .set({ ...note, projectId: project.id });
  await storeTestHours(visit, { job: visit.title, reason: `Waited for ${firstName}` });
  await storeRefusedTap(visit, { text });
  await database
    .collection('appointmentNotes')
    .doc(randomUUID())
    .set({ ...note, appointmentId: visit.id });
  const spent = { what: `Tube for ${lastName}`, authorId: 'wes', authorName: 'Wes' };
  const shown = { clientId: client.id, createdAt: new Date(), publishedAt: new Date() };
  await database
    .collection('works')
    .doc(project.id)
    .set({ ...shown, title: `Gate of ${lastName}`, photos: [], service: 'aluminum' });
  const review = { ...shown, projectId: project.id, firstName, text: 'Held all winter', at: new Date() };
  await database
    .collection('reviews')
    .doc(project.id)
    .set({ ...review, published: false });
  const expense = {
    projectId: project.id,
    amount: 61.4,
    paidOn: '2024-05-06',
    createdAt: new Date(),
    searchTerms: expenseSearchTerms(spent),
    ...spent,
  };
  await database.collection('expenses').doc(randomUUID()).set(expense);
  await storeTestMail({ to: client.email, status: 'sent', text: `Dear ${firstName}` });
  const body = `${lastName}’s project is finished`;
  await database.collection('pushes').doc(randomUUID()).set({ clientId: client.id, body });
  const books = await papersOf(client, project, phone);
  const former = await changedBy(desk, client, {
    former: emails.former,
    phone: `${phone}0`,
    address: `6 Elm${mark} St`,
  });
  const traces = [`Zed${mark}`, `Quux${mark}`, `Elm${mark}`, phone, client.email, ...Object.values(emails)];
  return { client: former, open, books, traces };
}

/** A draft, and papers that the books keep: an approved estimate and an invoice. */
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

/** Changes by the client and then the office. The second replaces a proven email that a request came from. */
async function changedBy(
  desk: DeskPeople,
  client: Client,
  { former, ...change }: { former: string; phone: string; address: string },
) {
  const { firstName, email } = client;
  const version = async () => (await findClient(client.id))?.updatedAt ?? null;
  const cookie = await verifiedCookie(client);
  const own = await callApi('PATCH', '/api/me', {
    json: { phone: change.phone, updatedAt: await version() },
    cookie,
  });
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

/**
 * The places in the whole database and bucket with any of these words: collection, id and word. Papers that the books keep
 * may name their client and subject.
 */
export async function traceIn(words: readonly string[], books: readonly string[] = []): Promise<string[]> {
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
  const [files] = await getStorage().bucket(`${stackAddresses().project}.appspot.com`).getFiles();
  for (const file of files) {
    const [contents] = await file.download();
    look(file.name, `${file.name} ${JSON.stringify(file.metadata)} ${contents.toString('latin1')}`);
  }
  return left;
}
