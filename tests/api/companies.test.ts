import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import type { Project } from '@welding/domain/entities/project';
import { errorCodes } from '@welding/domain/error-codes';
import { contentHashOf, sealOf } from '@welding/domain/money/content-hash';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { findPaper } from '../../functions/src/papers/find-paper.ts';
import { findPhoto, sweepPhoto } from '../../functions/src/photos/photos.ts';
import { mailsTo } from '../support/client-mails.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, callDesk } from './call-api.ts';
import { dayFromNow, estimateBody, invoiceBody, moneyDesk, read } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const office = moneyDesk(() => desk.tokens.office);
const change = async (id: string, json: object, bearer = desk.tokens.office) => {
  const updatedAt = (await findClient(id))?.updatedAt ?? null;
  return await callApi('PATCH', `/api/desk/clients/${id}`, { json: { updatedAt, ...json }, bearer });
};
const refusal = async (answer: ReturnType<typeof callApi>) => {
  const { status, text } = await answer;
  return [status, (JSON.parse(text) as { code: string }).code];
};
const company = {
  company: 'Prairie Fleet LLC',
  billingAddress: 'PO Box 9, Elgin, IL 60120',
  dueDays: 30,
  taxExempt: { number: 'E-9999-0001' },
  asksPo: true,
};
const companyOf = async (fields: object = company) => {
  const client = await createTestClient({ firstName: 'Morgan', lastName: 'Reyes', address: '1 Lake St' });
  expect((await change(client.id, fields)).status).toBe(200);
  const stored = await findClient(client.id);
  if (!stored) throw new Error('The client is gone');
  return { client: stored, project: await createTestProject(client) };
};
/** A sent estimate or invoice without sales tax. */
const sent = async (project: Project, more: object = {}) =>
  office.sendEstimate(await office.draftEstimate(project, more));
const approve = (estimate: Estimate, client: Client, json: object = {}) =>
  verifiedCookie(client).then((cookie) =>
    callApi('POST', `/api/estimates/${estimate.id}/approve`, {
      json: { name: 'Morgan Reyes', typed: true, ...json },
      cookie,
      headers: { Accept: 'application/json' },
    }),
  );
const paperText = async (kind: 'estimate' | 'invoice' | 'receipt', id: string) =>
  JSON.stringify((await findPaper(kind, id))?.paper);

test('a person becomes a company, and papers, visits and searches use its name from then on', async () => {
  const { client, project } = await companyOf({});
  const coming = await createTestAppointment(client, { projectId: project.id });
  await change(client.id, company);
  expect(await findClient(client.id)).toMatchObject(company);
  expect((await findClient(client.id))?.searchTerms).toEqual(
    expect.arrayContaining(['prairie fleet llc', 'fleet', 'morgan reyes']),
  );
  const contact = await getFirestore().collection('appointments').doc(coming.id).get();
  expect(contact.get('clientName')).toBe('Prairie Fleet LLC (Morgan Reyes)');
  const estimate = await sent(project);
  expect(estimate.recipient).toEqual({
    name: 'Prairie Fleet LLC',
    person: 'Morgan Reyes',
    address: 'PO Box 9, Elgin, IL 60120',
    email: client.email,
    phone: client.phone,
    taxExempt: 'E-9999-0001',
  });
  const paper = await paperText('estimate', estimate.id);
  for (const line of ['Attn: Morgan Reyes', 'PO Box 9', 'Tax exempt, certificate E-9999-0001'])
    expect(paper).toContain(line);
  expect((await change(client.id, { note: 'Gate code: 4411\nTwo dogs' })).json()).toMatchObject({
    note: 'Gate code: 4411\nTwo dogs',
  });
  const noted = (await historyOf(client.id)).at(-1)?.changes;
  expect(noted).toEqual([expect.objectContaining({ field: 'note', to: 'Gate code: 4411\nTwo dogs' })]);
  // Empty values remove each field.
  const emptied = {
    company: '',
    billingAddress: '',
    dueDays: null,
    taxExempt: null,
    asksPo: false,
    note: '',
  };
  expect((await change(client.id, emptied)).status).toBe(200);
  const left = await findClient(client.id);
  expect(left).toMatchObject({ asksPo: false });
  for (const field of ['company', 'billingAddress', 'dueDays', 'taxExempt', 'note'])
    expect(left).not.toHaveProperty(field);
  expect((await historyOf(client.id)).at(-1)?.changes.map(({ field }) => field)).toContain('company');
});

test('a client neither reads nor changes its payment terms, and a welder does not change them', async () => {
  const { client } = await companyOf();
  const cookie = await verifiedCookie(client);
  expect((await callApi('GET', '/api/me', { cookie })).json()).not.toHaveProperty('dueDays');
  const updatedAt = client.updatedAt ?? null;
  const own = await callApi('PATCH', '/api/me', { json: { updatedAt, dueDays: 90 }, cookie });
  expect(own.status).toBe(400);
  expect((await change(client.id, { dueDays: 90 }, desk.tokens.welder)).status).toBe(403);
});

test('a tax-exempt client is sent no sales tax', async () => {
  const { project } = await companyOf();
  const estimate = await office.draftEstimate(project, { taxRate: 10 });
  const invoice = read(
    invoiceSchema,
    await office.call('POST', 'invoices', { ...invoiceBody(project), taxRate: 10 }),
  );
  for (const path of [`estimates/${estimate.id}`, `invoices/${invoice.id}`]) {
    const json = { updatedAt: null };
    const bearer = desk.tokens.office;
    const accepts = { Accept: 'application/json' };
    const answer = callApi('POST', `/api/desk/${path}/send`, { json, bearer, headers: accepts });
    expect(await refusal(answer)).toEqual([409, errorCodes.taxExempt]);
  }
});

test('a tax certificate belongs to one client, is shown to the office, and is swept once removed', async () => {
  const { client } = await companyOf();
  const other = await createTestClient();
  const upload = async (id: string) => {
    const path = `/api/desk/clients/${id}/tax-certificate`;
    const raw = new Uint8Array(pngPicture());
    const answer = await callApi('POST', path, { raw, type: 'image/png', bearer: desk.tokens.office });
    expect(answer.status).toBe(201);
    return (answer.json() as { id: string }).id;
  };
  const [file, others] = await Promise.all([upload(client.id), upload(other.id)]);
  const named = (photo: string) => change(client.id, { taxExempt: { number: 'E-1', file: photo } });
  expect((await named(others)).status).toBe(400);
  expect((await named(file)).status).toBe(200);
  expect((await findPhoto(file))?.sweepAt).toBeUndefined();
  const seenBy = async (bearer: string) => (await callApi('GET', `/api/photos/${file}`, { bearer })).status;
  expect(await seenBy(desk.tokens.office)).toBe(200);
  expect(await seenBy(desk.tokens.welder)).toBe(404);
  const cookie = await verifiedCookie(client);
  expect((await callApi('GET', `/api/photos/${file}`, { cookie })).status).toBe(404);
  expect((await change(client.id, { taxExempt: null })).status).toBe(200);
  expect(await sweepPhoto(file)).toBe(true);
});

test('approval requires a PO number where the client asks for one, and papers, mails and files show it', async () => {
  const { client, project } = await companyOf();
  const estimate = await sent(project);
  expect(estimate.asksPo).toBe(true);
  expect(await refusal(approve(estimate, client))).toEqual([400, errorCodes.poNumberMissing]);
  const contentHash = await contentHashOf(estimate);
  const approved = read(
    estimateSchema,
    await approve(estimate, client, { poNumber: ' PO-4711 ', contentHash }),
  );
  const searchTerms = expect.arrayContaining(['4711', 'po4711']);
  expect(approved).toMatchObject({ status: 'approved', poNumber: 'PO-4711', searchTerms });
  expect(await sealOf(approved)).toBe('intact');
  // A change order starts with the estimate's number, and accepts another one.
  const draft = await office.draftEstimate(project, { changeOf: estimate.id });
  expect(draft.poNumber).toBe('PO-4711');
  const changed = await office.sendEstimate(draft);
  const signed = { name: 'Morgan Reyes', typed: true, poNumber: 'PO-4711-B' };
  expect(
    (await callDesk('POST', `estimates/${changed.id}/sign`, signed, { bearer: desk.tokens.office })).status,
  ).toBe(200);

  const body = { ...invoiceBody(project, 200), estimateId: estimate.id };
  const drafted = read(invoiceSchema, await office.call('POST', 'invoices', body));
  expect(drafted).toMatchObject({ poNumber: 'PO-4711', searchTerms });
  const invoice = await office.sendInvoice(drafted);
  const paid = (await office.payInCash(invoice.id, 50)).json() as { id: string };
  for (const [kind, id] of [
    ['estimate', estimate.id],
    ['invoice', invoice.id],
    ['receipt', paid.id],
  ] as const)
    expect(await paperText(kind, id), kind).toContain('PO-4711');
  const mails = await mailsTo(client.email);
  for (const kind of ['estimate-approved', 'invoice', 'receipt'])
    expect(mails.find((mail) => mail.kind === kind)?.text, kind).toContain('PO-4711');
  const files = ['invoices', 'payments', 'estimates', 'quickbooks-invoices', 'quickbooks-payments'];
  for (const file of files) {
    const { text } = await callDesk('GET', `export/${file}.csv`, undefined, { bearer: desk.tokens.office });
    expect(text, file).toContain('PO-4711');
  }
});

test.each(['sign', 'approved-by-phone'])('%s requires a PO number, too', async (how) => {
  const { project } = await companyOf();
  const { id, updatedAt = null } = await sent(project);
  const said = how === 'sign' ? { typed: true } : { note: 'Heard it', updatedAt };
  const tell = (json: object) =>
    callApi('POST', `/api/desk/estimates/${id}/${how}`, {
      json: { name: 'Morgan Reyes', ...said, ...json },
      bearer: desk.tokens.office,
      headers: { Accept: 'application/json' },
    });
  expect(await refusal(tell({}))).toEqual([400, errorCodes.poNumberMissing]);
  expect((await tell({ poNumber: '17' })).status).toBe(200);
});

test('a draft may have a PO number, a copy for another project drops it, and it can be cleared', async () => {
  const { client, project } = await companyOf({ asksPo: true });
  const draft = await office.draftEstimate(project, { poNumber: 'PO-1' });
  expect((await approve(await office.sendEstimate(draft), client)).status).toBe(200);
  const copy = read(estimateSchema, await office.call('POST', `estimates/${draft.id}/copy`, {}));
  for (const field of ['poNumber', 'searchTerms']) expect(copy).not.toHaveProperty(field);
  const { clientId: _, projectId: __, ...said } = estimateBody(project);
  const numbered = { ...said, poNumber: 'PO-2', updatedAt: null };
  const again = read(estimateSchema, await office.call('PATCH', `estimates/${copy.id}`, numbered));
  expect(again.poNumber).toBe('PO-2');
  const invoice: Invoice = await office.draftInvoice(project);
  const { lines, dueDate } = { ...invoice, dueDate: dayFromNow(30) };
  const said2 = { lines, dueDate, poNumber: 'PO-3' };
  const set = read(
    invoiceSchema,
    await office.call('PATCH', `invoices/${invoice.id}`, { ...said2, updatedAt: null }),
  );
  expect(set.poNumber).toBe('PO-3');
  await office.call('PATCH', `invoices/${invoice.id}`, { lines, dueDate, updatedAt: set.updatedAt });
  const emptied = await findInvoice(invoice.id);
  for (const field of ['poNumber', 'searchTerms']) expect(emptied).not.toHaveProperty(field);
});

test('a merge copies the duplicate’s billing details where the remaining client has none', async () => {
  const [{ client: kept }, { client: duplicate }] = await Promise.all([
    companyOf({ company: 'Prairie Fleet', dueDays: 10 }),
    companyOf(),
  ]);
  const merged = await callApi('POST', `/api/desk/clients/${kept.id}/merge`, {
    json: { duplicateId: duplicate.id },
    bearer: desk.tokens.office,
  });
  expect(merged.status).toBe(200);
  const { billingAddress, taxExempt, asksPo } = company;
  const taken = { company: 'Prairie Fleet', dueDays: 10, billingAddress, taxExempt, asksPo };
  expect(await findClient(kept.id)).toMatchObject(taken);
  expect(await findClient(duplicate.id)).not.toHaveProperty('billingAddress');
});

/** A fleet with separate contacts for estimates, invoices, visits and the gate. */
const contacts = (mark: string) => [
  { firstName: 'Ada', lastName: 'Bids', email: `ada-${mark}@example.com`, roles: ['estimates'] },
  { firstName: 'Bea', lastName: 'Books', email: `bea-${mark}@example.com`, roles: ['invoices'] },
  {
    firstName: 'Cal',
    lastName: 'Yard',
    email: `cal-${mark}@example.com`,
    phone: '(312) 555-0188',
    roles: ['visits', 'invoices'],
  },
  { firstName: 'Gus', phone: '(312) 555-0199', roles: ['gate'] },
];

test('mails go to the contacts with their role, otherwise to the client', async () => {
  const mark = randomUUID().slice(0, 8);
  const { client, project } = await companyOf({ ...company, contacts: contacts(mark) });
  const [ada, bea, cal] = ['ada', 'bea', 'cal'].map((name) => `${name}-${mark}@example.com`);
  const stored = client.contacts ?? [];
  expect(stored.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bea', 'Cal', 'Gus']);
  expect(stored.at(-1)).toMatchObject({ lastName: '', roles: ['gate'], id: expect.any(String) });
  expect(client.searchTerms).toEqual(expect.arrayContaining(['yard', 'books']));

  const estimate = await sent(project);
  const invoice = await office.sendInvoice(await office.draftInvoice(project, 100));
  await office.payInCash(invoice.id, 40);
  const book = (bearer: string) =>
    callDesk(
      'POST',
      'appointments',
      {
        clientId: client.id,
        projectId: project.id,
        title: 'Gate',
        scheduledDate: `${dayFromNow(40)}T15:00:00Z`,
      },
      { bearer, key: randomUUID() },
    );
  expect((await book(desk.tokens.office)).status).toBe(201);
  const all = await getFirestore().collection('mail').where('clientId', '==', client.id).get();
  const to = all.docs.map((mail) => `${mail.get('kind')} to ${mail.get('to')}`).toSorted();
  expect(to).toEqual([
    `estimate to ${ada}`,
    `invoice to ${bea}`,
    `invoice to ${cal}`,
    `receipt to ${bea}`,
    `receipt to ${cal}`,
    `visit-booked to ${cal}`,
  ]);
  const greets = all.docs.find((mail) => mail.get('kind') === 'estimate')?.get('text');
  expect(greets).toContain('Hi Ada,');
  const preview = await callDesk('GET', `estimates/${estimate.id}/mail?as=remind`, undefined, {
    bearer: desk.tokens.office,
  });
  expect(preview.json()).toMatchObject({ to: ada });
  // Those who pay invoices pay the deposit, too.
  const signed = { poNumber: 'PO-4711', contentHash: await contentHashOf(estimate) };
  expect((await approve(estimate, client, signed)).status).toBe(200);
  const mailed = await getFirestore().collection('mail').where('estimateId', '==', estimate.id).get();
  const approved = mailed.docs.filter((mail) => mail.get('kind') === 'estimate-approved');
  expect(approved.map((mail) => mail.get('to')).toSorted()).toEqual([ada, bea, cal]);
  // A failed mail goes to the same reader again.
  const failed = all.docs.find((mail) => mail.get('kind') === 'invoice' && mail.get('to') === bea);
  await failed?.ref.update({ status: 'failed' });
  await callDesk('POST', `mails/${failed?.id}/send-again`, undefined, { bearer: desk.tokens.owner });
  expect((await failed?.ref.get())?.get('to')).toBe(bea);
  // Without a contact for estimates they go to the client.
  await change(client.id, { contacts: stored.filter(({ roles }) => !roles.includes('estimates')) });
  await sent(project);
  expect((await mailsTo(client.email)).map(({ kind }) => kind)).toEqual(['estimate']);
});

test('erasing a contact keeps the company, and removes its name and email from mails and history', async () => {
  const mark = randomUUID().slice(0, 8);
  const { client, project } = await companyOf({ ...company, contacts: contacts(mark) });
  await sent(project);
  const invoice = await office.sendInvoice(await office.draftInvoice(project, 100));
  const [, ...others] = client.contacts ?? [];
  expect((await change(client.id, { contacts: others })).status).toBe(200);
  const left = await getFirestore().collection('mail').where('clientId', '==', client.id).get();
  const mails = left.docs.map((mail) => `${mail.get('kind')} ${mail.get('status')} to ${mail.get('to')}`);
  expect(mails.toSorted()).toEqual([
    'estimate withdrawn to ',
    `invoice queued to bea-${mark}@example.com`,
    `invoice queued to cal-${mark}@example.com`,
  ]);
  const history = JSON.stringify(await historyOf(client.id));
  for (const trace of ['Ada', `ada-${mark}`, 'Yard']) expect(history).not.toContain(trace);
  expect(await findClient(client.id)).toMatchObject({ company: 'Prairie Fleet LLC', contacts: others });
  expect((await findClient(client.id))?.searchTerms).not.toContain('bids');
  expect(invoice.recipient?.name).toBe('Prairie Fleet LLC');
});

test('the welder sees visit and gate contacts with their phone, without emails', async () => {
  const mark = randomUUID().slice(0, 8);
  const { client, project } = await companyOf({ contacts: contacts(mark) });
  const visit = await createTestAppointment(client, {
    projectId: project.id,
    welderId: desk.people.welder.id,
    scheduledDate: new Date(startOfChicagoDay(new Date()).getTime() + 9 * 3_600_000).toISOString(),
  });
  const answer = await callApi('GET', '/api/desk/job-sheets', { bearer: desk.tokens.welder });
  const sheet = jobSheetListSchema
    .parse(answer.json())
    .find(({ appointmentId }) => appointmentId === visit.id);
  expect(sheet?.contacts).toEqual([
    { name: 'Cal Yard', phone: '(312) 555-0188', role: 'visits' },
    { name: 'Gus', phone: '(312) 555-0199', role: 'gate' },
  ]);
  expect(answer.text).not.toContain(mark);
  const cookie = await verifiedCookie(client);
  for (const path of ['/api/me', '/api/me/export'])
    expect((await callApi('GET', path, { cookie })).text, path).not.toContain(mark);
});

test.each([
  [[{ firstName: '', roles: [] }], 'First name is required'],
  [[{ firstName: 'Ada', roles: ['boss'] }], 'Roles must be estimates, invoices, visits or gate'],
  [[{ firstName: 'Ada', email: 'ada', roles: [] }], 'Valid email is required'],
  [
    [
      { firstName: 'Ada', email: 'a@example.com', roles: [] },
      { firstName: 'Bea', email: 'A@example.com', roles: [] },
    ],
    'Each contact needs an email of their own',
  ],
])('refuses the contacts %j', async (list, sentence) => {
  const client = await createTestClient();
  const answer = await change(client.id, { contacts: list });
  expect([answer.status, answer.text]).toEqual([400, sentence]);
});

test('merging two clients of one company turns the other’s person into a contact once', async () => {
  const mark = randomUUID().slice(0, 8);
  const [{ client: kept }, duplicate] = await Promise.all([
    companyOf({ ...company, contacts: contacts(mark) }),
    createTestClient({ firstName: 'Dee', lastName: 'Dock', email: `dee-${mark}@example.com` }),
  ]);
  const merge = () =>
    callApi('POST', `/api/desk/clients/${kept.id}/merge`, {
      json: { duplicateId: duplicate.id },
      bearer: desk.tokens.office,
    });
  expect([(await merge()).status, (await merge()).status]).toEqual([200, 200]);
  const added = {
    id: expect.not.stringMatching(duplicate.id),
    firstName: 'Dee',
    lastName: 'Dock',
    roles: [],
  };
  const all = (await findClient(kept.id))?.contacts ?? [];
  expect(all).toHaveLength(5);
  expect(all.at(-1)).toMatchObject({ ...added, email: `dee-${mark}@example.com` });
});
