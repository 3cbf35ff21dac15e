import { randomUUID } from 'node:crypto';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';
import { createProvenClient, createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { type CallOptions, callApi } from './call-api.ts';
import { traceIn } from './somebody.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;
const signature = signatureUrl(pngPicture().toString('base64'));
const lines = [{ kind: 'labor', description: 'Weld', quantity: 1, unit: 'hour', unitPrice: 120 }];
const photo = { raw: new Uint8Array(jpegPicture()), type: 'image/jpeg' };

type Erased = {
  readonly name: string;
  readonly clientId: string;
  readonly projectId: string;
  readonly visitId: string;
  readonly invoiceId: string;
  readonly quote: { readonly id: string; readonly uploadToken: string };
};

/** A client, erased after its last visit, with a name that nothing else has. */
async function anErasedClient(): Promise<Erased> {
  const name = `Zed${randomUUID().slice(0, 8)}`;
  const client = await createProvenClient({ firstName: name });
  const project = await createTestProject(client);
  const { clientId, id: projectId } = project;
  const visit = await createTestAppointment(client, {
    projectId,
    scheduledDate: new Date(Date.now() - 6 * 60 * 60 * 1000).toISOString(),
  });
  const invoice = await createTestInvoice(client, { project });
  const asked = await callApi('POST', '/api/quotes', {
    json: aQuoteRequest({ email: client.email }),
    headers: { 'Idempotency-Key': randomUUID() },
  });
  const quote = asked.json() as { id: string; uploadToken: string };
  await eraseClient(clientId, owner);
  return { name, clientId, projectId, visitId: visit.id, invoiceId: invoice.id, quote };
}

type Late = (erased: Erased) => { readonly path: string; readonly method?: string } & CallOptions;
const at = () => new Date().toISOString();
const today = chicagoDate(new Date());

/** What a phone or a page may send after the erasure, with the client's name in it. */
const lateWrites: readonly (readonly [what: string, late: Late])[] = [
  ['a start', ({ visitId }) => ({ path: `appointments/${visitId}/start`, json: { at: at() } })],
  [
    'a finish with a note',
    ({ visitId, name }) => ({
      path: `appointments/${visitId}/finish`,
      json: { at: at(), hours: 1, note: name },
    }),
  ],
  [
    'a cancellation with a reason',
    ({ visitId, name }) => ({ path: `appointments/${visitId}/cancel`, json: { at: at(), reason: name } }),
  ],
  [
    'a visit that cannot be done',
    ({ visitId, name }) => ({
      path: `appointments/${visitId}/cannot-do`,
      json: { at: at(), reason: name, next: 'another-welder' },
    }),
  ],
  [
    'collected cash with a reference',
    ({ visitId, name }) => ({
      path: `appointments/${visitId}/collect`,
      json: { amount: 5, method: 'check', reference: name, tappedAt: at() },
    }),
  ],
  [
    'signed extra work',
    ({ visitId, name }) => ({
      path: `appointments/${visitId}/extra-work`,
      json: { lines: [{ ...lines[0], description: `For ${name}` }], name, signature, at: at() },
    }),
  ],
  [
    'a change of a visit',
    ({ visitId, name }) => ({
      method: 'PATCH',
      path: `appointments/${visitId}`,
      json: { updatedAt: null, title: `At ${name}`, description: name },
    }),
  ],
  [
    'an expense',
    ({ projectId, name }) => ({
      path: `projects/${projectId}/expenses`,
      json: { amount: 61.4, what: `Tube for ${name}`, paidOn: today },
    }),
  ],
  [
    'a note about the project',
    ({ projectId, name }) => ({ path: `projects/${projectId}/notes`, json: { text: name } }),
  ],
  [
    'a change of the project',
    ({ projectId, name }) => ({
      method: 'PATCH',
      path: `projects/${projectId}`,
      json: { updatedAt: null, title: `Gate of ${name}`, description: name },
    }),
  ],
  [
    'a photo of the project',
    ({ projectId, name }) => ({
      path: `projects/${projectId}/photos/afterPhotos`,
      ...photo,
      headers: { 'X-Photo-Caption': name },
    }),
  ],
  [
    'a receipt',
    ({ projectId, name }) => ({
      path: `projects/${projectId}/receipts`,
      ...photo,
      headers: { 'X-Photo-Caption': name },
    }),
  ],
  [
    'manual hours',
    ({ visitId, projectId, name }) => ({
      path: 'work-entries',
      json: { staffId: 'wes', projectId, appointmentId: visitId, day: today, minutes: 60, reason: name },
    }),
  ],
  [
    'a payment with a note',
    ({ clientId, projectId, name }) => ({
      path: 'payments',
      json: { clientId, projectId, amount: 5, method: 'cash', paidOn: today, note: name },
    }),
  ],
  [
    'an estimate',
    ({ clientId, projectId, name }) => ({
      path: 'estimates',
      json: { clientId, projectId, lines, validUntil: '2099-12-31', terms: name },
    }),
  ],
  [
    'a voided invoice with a reason',
    ({ invoiceId, name }) => ({
      path: `invoices/${invoiceId}/void`,
      json: { updatedAt: null, reason: name },
    }),
  ],
  [
    'a change of the client',
    ({ clientId, name }) => ({
      method: 'PATCH',
      path: `clients/${clientId}`,
      json: { updatedAt: null, firstName: name },
    }),
  ],
  ['a mail', ({ clientId, name }) => ({ path: 'mails', json: { clientId, subject: name, text: name } })],
  [
    'a closed request with a reason',
    ({ quote, name }) => ({
      path: `quotes/${quote.id}/close`,
      json: { updatedAt: null, reason: name, text: name },
    }),
  ],
];

test.each(lateWrites)('%s that arrives after the erasure does not bring the name back', async (_, late) => {
  const erased = await anErasedClient();
  const { path, method = 'POST', ...call } = late(erased);
  const answer = await callApi(method, `/api/desk/${path}`, {
    ...call,
    bearer: desk.tokens.owner,
    key: randomUUID(),
  });
  expect(answer.status, answer.text).toBeLessThan(500);
  // The books keep why an invoice was voided.
  const isOfBooks = (place: string) => place.startsWith(`invoices/${erased.invoiceId}`);
  expect((await traceIn([erased.name])).filter((place) => !isOfBooks(place))).toEqual([]);
});

test('a photo of a request whose email was erased does not bring the name back', async () => {
  const { name, quote } = await anErasedClient();
  const answer = await callApi('POST', `/api/quotes/${quote.id}/photos`, {
    ...photo,
    headers: { 'X-Upload-Token': quote.uploadToken, 'X-Photo-Caption': name },
  });
  expect(answer.status).toBe(403);
  expect(await traceIn([name])).toEqual([]);
});

test('an expense of an erased client counts, without its text', async () => {
  const erased = await anErasedClient();
  const answer = await callApi('POST', `/api/desk/projects/${erased.projectId}/expenses`, {
    json: { amount: 61.4, what: erased.name, paidOn: today },
    bearer: desk.tokens.owner,
  });
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({ amount: 61.4, what: 'Erased' });
});
