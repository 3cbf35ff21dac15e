import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { sealOf } from '@welding/domain/money/content-hash';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { mailsTo as stored } from '../support/client-mails.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { foreignAmong } from '../support/foreign-texts.ts';
import { awaitMail } from '../support/mailbox.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createProvenClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, callDesk } from './call-api.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let desk: DeskPeople;
let client: Client;
let cookie: string;

beforeAll(async () => {
  desk = await deskPeople();
  client = await createProvenClient();
  cookie = await verifiedCookie(client);
  expect((await change('es')).status).toBe(200);
});

const change = async (language: unknown) => {
  const updatedAt = (await findClient(client.id))?.updatedAt ?? null;
  return await callApi('PATCH', '/api/me', { json: { language, updatedAt }, cookie });
};
const post = async (path: string, json: unknown) => {
  const answer = await callDesk('POST', path, json, { bearer: desk.tokens.office, key: randomUUID() });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json();
};
const lines = [{ kind: 'labor', description: 'Bracket', quantity: 2, unit: 'hour', unitPrice: 120 }];

test('a client chooses the language, and staff change it', async () => {
  expect((await findClient(client.id))?.language).toBe('es');
  expect((await callApi('GET', '/api/me', { cookie })).json()).toMatchObject({ language: 'es' });
  expect((await change('fr')).status).toBe(400);
  const other = await createProvenClient();
  const answer = await callDesk(
    'PATCH',
    `clients/${other.id}`,
    { language: 'es', updatedAt: other.updatedAt ?? null },
    { bearer: desk.tokens.office },
  );
  expect([answer.status, (await findClient(other.id))?.language]).toEqual([200, 'es']);
});

test('a Spanish request is confirmed in Spanish, and its new client reads Spanish', async () => {
  const email = `pide-${randomUUID()}@example.com`;
  const { id: _, status: __, createdAt: ___, ...request } = await createTestQuote();
  const json = { ...request, email, language: 'es' };
  const answer = await callApi('POST', '/api/quotes', { json });
  expect([answer.status, answer.json()]).toMatchObject([201, { language: 'es' }]);
  const [told] = await stored(email);
  expect(told).toMatchObject({ language: 'es', subject: expect.stringMatching(/solicitud|cotización/i) });
  expect(told?.inEnglish?.subject).toMatch(/request/i);
  const { id } = answer.json() as { id: string };
  const project = { title: 'Frame rail', serviceType: 'truck' };
  const accepted = (await post(`quotes/${id}/accept`, { project, tell: true })) as { clientId: string };
  expect((await findClient(accepted.clientId))?.language).toBe('es');
});

describe('a client who reads Spanish', () => {
  test('gets mails, calendars and papers in Spanish, whoever causes them', async () => {
    const project = await createTestProject(client, { title: 'Boom lift bracket' });
    const own = { clientId: client.id, projectId: project.id, lines };
    const estimate = estimateSchema.parse(await post('estimates', { ...own, validUntil: '2099-12-31' }));
    await post(`estimates/${estimate.id}/send`, { updatedAt: estimate.updatedAt ?? null });
    const mail = await awaitMail(client.email);
    expect(mail.subject).toMatch(/presupuesto/i);
    expect(mail.text).not.toMatch(/(?<!\p{L})(the|your|please|with)(?!\p{L})/iu);
    const [told] = await stored(client.email);
    expect(told).toMatchObject({
      language: 'es',
      inEnglish: { subject: expect.stringMatching(/estimate/i) },
    });
    expect(told).not.toHaveProperty('inSpanish');
    for (const page of ['/es/e/', '/es/mail-preferences#']) expect(mail.text).toContain(page);
    expect(mail.text).not.toMatch(/\d\/(e|mail-preferences|dashboard)[/#]/);
    const [paper] = mail.attachments;
    expect(paper?.filename).toBe(`Presupuesto ${estimate.number}.pdf`);
    const words = (await readPdf(Buffer.from(paper?.content ?? '', 'base64'))).pages.join(' ');
    expect(words).toContain('2 horas');
    expect(words).not.toMatch(/(?<!\p{L})(Estimate|Valid until|the|your)(?!\p{L})/u);

    const invoice = invoiceSchema.parse(await post('invoices', { ...own, dueDate: '2099-12-31' }));
    await post(`invoices/${invoice.id}/send`, { updatedAt: invoice.updatedAt ?? null });
    const second = await awaitMail(client.email, 2);
    expect(second.subject).toMatch(/factura/i);
    const [bill] = second.attachments;
    expect(bill?.filename).toBe(`Factura ${invoice.number}.pdf`);
    const { id } = (await post('payments', { invoiceId: invoice.id, amount: 100, method: 'cash' })) as {
      id: string;
    };
    const receipt = await fetch(new URL(`/api/payments/${id}/receipt.pdf`, stackAddresses().hosting), {
      headers: { cookie },
    });
    expect(receipt.headers.get('content-disposition')).toMatch(/filename="Recibo /);
    for (const pdf of [
      Buffer.from(bill?.content ?? '', 'base64'),
      new Uint8Array(await receipt.arrayBuffer()),
    ]) {
      const { pages, language } = await readPdf(pdf);
      expect(language).toMatch(/^es/);
      expect(pages.join(' ')).toMatch(/factura/i);
      expect(foreignAmong('es', pages)).toEqual([]);
    }
  });

  test('signs in Spanish, and the paper stays Spanish after a change to English', async () => {
    const project = await createTestProject(client, { title: 'Handrail' });
    const own = { clientId: client.id, projectId: project.id, lines };
    const draft = estimateSchema.parse(await post('estimates', { ...own, validUntil: '2099-12-31' }));
    await post(`estimates/${draft.id}/send`, { updatedAt: draft.updatedAt ?? null });
    const approved = await callApi('POST', `/api/estimates/${draft.id}/approve`, {
      json: { name: 'Jordan Example', typed: true, pamphlet: true },
      cookie,
      headers: { 'Accept-Language': 'es' },
    });
    expect(approved.status, approved.text).toBe(200);
    expect((await change('en')).status).toBe(200);
    const sealed = await findEstimate(draft.id);
    expect(sealed).toMatchObject({ language: 'es' });
    expect(sealed?.approval?.consent).toMatch(/^Apruebo el presupuesto/);
    expect(sealed && (await sealOf(sealed))).toBe('intact');
    expect(sealed && (await sealOf({ ...sealed, language: 'en' }))).toBe('broken');
    expect((await change('es')).status).toBe(200);
  });

  test('gets notifications stored in both languages', async () => {
    const project = await createTestProject(client, { status: 'in_progress' });
    const answer = await callDesk(
      'PATCH',
      `projects/${project.id}`,
      { status: 'completed', finalCost: 100, updatedAt: project.updatedAt ?? null },
      { bearer: desk.tokens.office },
    );
    expect(answer.status, answer.text).toBe(200);
    const found = await (await pushes()).where('clientId', '==', client.id).get();
    for (const push of found.docs.map((document) => document.data())) {
      expect(push.inSpanish.title).not.toBe(push.title);
    }
  });
});
