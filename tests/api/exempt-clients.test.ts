import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { visitInvoiceSchema } from '@welding/domain/entities/paper-link';
import type { Project } from '@welding/domain/entities/project';
import { timelineSchema } from '@welding/domain/story/project-stage';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { findInvoice, listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callDesk } from './call-api.ts';
import { changeOrderDesk, labor } from './change-order-desk.ts';
import { invoiceBody, read } from './money.ts';

const desk = changeOrderDesk();
const { office } = desk;
let wes: { id: string; token: string };
beforeAll(async () => {
  const welder = await createTestStaff('welder');
  wes = { id: welder.id, token: await staffToken(welder) };
});

/** $1,000 of steel and 8 % tax, approved. */
const taxed = {
  lines: [{ kind: 'material', description: 'Steel', quantity: 1, unitPrice: 1000 }],
  taxRate: 8,
  deposit: undefined,
};
let project: Project;
let estimate: Estimate;
let visit: Appointment;
beforeEach(async () => {
  await exempt(null);
  ({ project, estimate } = await desk.agreed(taxed));
  const scheduledDate = new Date().toISOString();
  const of = { projectId: project.id, welderId: wes.id, scheduledDate };
  visit = await createTestAppointment(desk.client, of);
});

async function exempt(taxExempt: object | null, { id } = desk.client) {
  const updatedAt = (await findClient(id))?.updatedAt ?? null;
  const answer = await office.call('PATCH', `clients/${id}`, { updatedAt, taxExempt });
  expect(answer.status).toBe(200);
  return answer.json() as { openPapers?: object[] };
}
const certificate = { number: 'E-9999-0001' };
const sheet = async () => {
  const answer = await callDesk('GET', 'job-sheets', undefined, { bearer: wes.token });
  return read(jobSheetListSchema, answer).find(({ appointmentId }) => appointmentId === visit.id);
};
const invoiceAtStop = async () => {
  const key = randomUUID();
  return read(
    visitInvoiceSchema,
    await callDesk('POST', `appointments/${visit.id}/invoice`, {}, { bearer: wes.token, key }),
  );
};

test('an agreed estimate loses its tax, and the welder’s invoice is sent without it', async () => {
  expect((await findProject(project.id))?.agreedTotal).toBe(1080);
  await exempt(certificate);
  expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1000, estimatedCost: 1000 });
  expect(await sheet()).toMatchObject({ amountToCollect: 1000, cardInvoice: { amount: 1000 } });
  const { id, total } = await invoiceAtStop();
  const invoice = await findInvoice(id);
  expect([total, invoice?.taxRate]).toEqual([1000, undefined]);
  expect(await sheet()).toMatchObject({ amountToCollect: 1000, owedByInvoice: true });
  const path = `projects/${project.id}/timeline`;
  await callDesk(
    'POST',
    `appointments/${visit.id}/start`,
    { at: new Date().toISOString() },
    { bearer: wes.token },
  );
  const done = { at: new Date().toISOString(), hours: 1 };
  await callDesk('POST', `appointments/${visit.id}/finish`, done, { bearer: wes.token });
  expect((await findProject(project.id))?.awaitsInvoice).toBeUndefined();
  expect(read(timelineSchema, await office.call('GET', path, undefined)).stage).toBe('owed');
  await exempt(null);
  expect((await findProject(project.id))?.agreedTotal).toBe(1080);
});

test('extra work on a taxed estimate is signed without tax', async () => {
  await exempt(certificate);
  expect((await sheet())?.extraWork).toMatchObject({ agreed: 1000 });
  expect((await sheet())?.extraWork).not.toHaveProperty('taxRate');
  const signature = signatureUrl(pngPicture(20, 10).toString('base64'));
  const at = new Date().toISOString();
  const lines = [{ ...labor(200)[0], kind: 'material' }];
  const json = { changeOf: estimate.id, agreedBefore: 1000, lines, name: 'Jordan Example', signature, at };
  const answer = await callDesk('POST', `appointments/${visit.id}/extra-work`, json, { bearer: wes.token });
  expect([answer.status, answer.json()]).toEqual([201, expect.objectContaining({ agreedTotal: 1200 })]);
  expect((await invoiceAtStop()).total).toBe(1200);
});

test('the balance of a taxed invoice cannot be invoiced to an exempt client', async () => {
  const part = { ...invoiceBody(project, 500), lines: [{ ...taxed.lines[0], unitPrice: 500 }], taxRate: 8 };
  await office.sendInvoice(read(invoiceSchema, await office.call('POST', 'invoices', part)));
  const [half] = await listInvoicesOfProject(project.id);
  await office.payInCash(half?.id ?? '', 540);
  await exempt(certificate);
  const included = {
    ...invoiceBody(project, 540),
    lines: [{ ...labor(540)[0], kind: 'other', includedTax: { tax: 40, of: 540 } }],
  };
  const draft = read(invoiceSchema, await office.call('POST', 'invoices', included));
  const headers = { Accept: 'application/json' };
  const send = await callDesk(
    'POST',
    `invoices/${draft.id}/send`,
    { updatedAt: null },
    {
      bearer: desk.tokens.office,
      headers,
    },
  );
  expect([send.status, send.json()]).toEqual([409, expect.objectContaining({ code: 'tax_exempt' })]);
  expect((await invoiceAtStop()).total).toBe(500);
});

test('marking a client exempt lists papers with tax, and one request rewrites each without it', async () => {
  const client = await createTestClient();
  const job = await createTestProject(client);
  const [draft, asked] = [await office.draftEstimate(job, taxed), await office.draftEstimate(job, taxed)];
  const sent = await office.sendEstimate(asked);
  const bill = { ...invoiceBody(job), lines: taxed.lines, taxRate: 8 };
  const [drafted, billed] = [
    read(invoiceSchema, await office.call('POST', 'invoices', bill)),
    await office.sendInvoice(read(invoiceSchema, await office.call('POST', 'invoices', bill))),
  ];
  await office.draftInvoice(job);
  const { openPapers = [] } = await exempt(certificate, client);
  const paper = (kind: string, { id, number }: { id: string; number: string }) => ({
    ...{ kind, id, number, total: 1080 },
  });
  const open = [
    ...[paper('estimate', draft), paper('estimate', sent)],
    ...[paper('invoice', drafted), paper('invoice', billed)],
  ];
  expect(openPapers).toHaveLength(4);
  expect(openPapers).toEqual(expect.arrayContaining(open));

  const renew = async (path: string, json: object, key: string = randomUUID()) =>
    await callDesk('POST', path, json, { bearer: desk.tokens.office, key });
  const untaxed = { total: 1000 };
  const ofDraft = read(estimateSchema, await renew(`estimates/${draft.id}/without-tax`, {}));
  expect(ofDraft).toMatchObject({ ...untaxed, id: draft.id, status: 'draft' });
  const key = randomUUID();
  const next = read(estimateSchema, await renew(`estimates/${sent.id}/without-tax`, {}, key));
  expect(next).toMatchObject({ ...untaxed, number: sent.number, version: 2, status: 'sent' });
  expect(read(estimateSchema, await renew(`estimates/${sent.id}/without-tax`, {}, key)).id).toBe(next.id);
  expect((await findEstimate(sent.id))?.status).toBe('replaced');
  const ofVersion = { updatedAt: drafted.updatedAt ?? null };
  const plain = read(invoiceSchema, await renew(`invoices/${drafted.id}/without-tax`, ofVersion));
  expect(plain).toMatchObject({ ...untaxed, id: drafted.id, balance: 1000, onPortal: false });
  await office.payInCash(billed.id, 300);
  const { updatedAt } = (await findInvoice(billed.id)) ?? {};
  const again = randomUUID();
  const path = `invoices/${billed.id}/without-tax`;
  const replaced = read(invoiceSchema, await renew(path, { updatedAt }, again));
  expect(replaced).toMatchObject({ ...untaxed, onPortal: true, paid: 300, balance: 700 });
  expect(read(invoiceSchema, await renew(path, { updatedAt }, again)).id).toBe(replaced.id);
  expect(await findInvoice(billed.id)).toMatchObject({ status: 'void', paid: 0 });
  expect((await exempt(certificate, client)).openPapers).toEqual([]);
});

test('papers of a client who is not exempt are never rewritten', async () => {
  const { id } = await office.sendInvoice(await office.draftInvoice(project, 100));
  const asked = { updatedAt: (await findInvoice(id))?.updatedAt };
  expect((await office.call('POST', `invoices/${id}/without-tax`, asked)).status).toBe(409);
  expect((await office.call('POST', `estimates/${estimate.id}/without-tax`, {})).status).toBe(409);
});
