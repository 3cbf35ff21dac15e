import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import {
  importListSchema,
  importResponseSchema,
  importRestSchema,
} from '@welding/domain/entities/import-request';
import { moneyLineSchema } from '@welding/domain/entities/money-line';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient, findClientByEmail } from '../../functions/src/clients/clients.ts';
import { imports } from '../../functions/src/imports/imports.ts';
import { listInvoicesOfProjects } from '../../functions/src/invoices/invoices.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { beforeWrite } from '../support/before-write.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callApi, callDesk } from './call-api.ts';
import { importDesk, madeBy, somebody } from './import-desk.ts';
import { dayFromNow, moneyDesk, numberOf, read } from './money.ts';

let desk: DeskPeople;
let known: Client;
beforeAll(async () => {
  [desk, known] = await Promise.all([deskPeople(), createTestClient()]);
});
const owner = moneyDesk(() => desk.tokens.owner);
const { preview, apply, takeBack, takeAllBack } = importDesk(() => desk.tokens.owner);
const does = (rows: Awaited<ReturnType<typeof preview>>) => rows.map((row) => row.does);

describe('clients', () => {
  test('are imported once as previewed, and undo leaves nothing', async () => {
    const [one, fleet] = [somebody(), `${randomUUID()}@example.com`];
    const billed = { billingAddress: 'PO Box 9', dueDays: 'Net 30', asksPo: 'Yes' };
    const rows = [
      one,
      { name: `Quill, Lee ${randomUUID()}`, phone: '(312) 555-0144' },
      { ...one, phone: '(312) 555-0145' },
      { name: 'Somebody Else', email: known.email },
      { name: `Pat Wrong ${randomUUID()}`, email: 'pat at example' },
      { email: `${randomUUID()}@example.com` },
      { company: `Fleet ${randomUUID()}`, email: fleet, ...billed },
    ];
    const outcomes = await preview('clients', rows);
    expect(does(outcomes)).toEqual(['create', 'create', 'join', 'join', 'create', 'skip', 'create']);
    expect(outcomes[3]?.why).toContain(`${known.firstName} ${known.lastName}`);
    expect(outcomes[4]?.why).toBe('Goes into the note: Email: pat at example');
    expect(outcomes.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(outcomes[6]?.why).toBe('Bills go to PO Box 9. Pays within 30 days. Asks for a PO number');
    expect(await findClientByEmail(one.email)).toBeUndefined();

    const key = randomUUID();
    const send = () =>
      callDesk('POST', 'imports', { kind: 'clients', rows, apply: true }, { bearer: desk.tokens.owner, key });
    const [first, again] = [
      read(importResponseSchema, await send()),
      read(importResponseSchema, await send()),
    ];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ created: 4, joined: 2, skipped: 1 });
    const made = await findClientByEmail(one.email);
    expect(made).toMatchObject({ firstName: 'Dana' });
    expect(await findClientByEmail(fleet)).toMatchObject({
      ...{ company: expect.stringContaining('Fleet'), billingAddress: 'PO Box 9', dueDays: 30, asksPo: true },
    });
    const ids = (await madeBy(first.id)).map((made) => made.id);
    const { imports: listed } = read(importListSchema, await owner.call('GET', 'imports', undefined));
    expect(listed).toContainEqual(expect.objectContaining(first));

    await takeAllBack(first.id);
    const database = await firestore();
    // The row of a client who was here adds a line to the client's note.
    expect(ids).toHaveLength(5);
    expect(ids).toContain(known.id);
    for (const id of ids.filter((id) => id !== known.id)) {
      expect((await database.collection('clients').doc(id).get()).exists).toBe(false);
      expect(await historyOf(id)).toEqual([]);
    }
    expect((await database.collection('clientEmails').doc(one.email).get()).exists).toBe(false);
    expect((await takeBack(first.id)).status).toBe(404);
    expect(does(await preview('clients', [one]))).toEqual(['create']);
  });

  test('without an email can be changed later', async () => {
    const { id } = await apply('clients', [{ name: `Quill, Lee ${randomUUID()}`, phone: '(312) 555-0144' }]);
    const [{ id: clientId } = { id: '' }] = await madeBy(id);
    const json = { updatedAt: null, company: 'Quill Docks', phone: '(312) 555-0155' };
    const path = `/api/desk/clients/${clientId}`;
    expect((await callApi('PATCH', path, { json, bearer: desk.tokens.owner })).status).toBe(200);
    expect(await findClient(clientId)).toMatchObject({
      ...{ email: '', company: 'Quill Docks', phone: '(312) 555-0155' },
    });
  });

  test('name unreadable terms in the preview, and omit them', async () => {
    const told = async (row: object) => (await preview('clients', [{ ...somebody(), ...row }]))[0]?.why;
    expect(await told({ dueDays: 'Due on receipt', asksPo: 'no' })).toBe('Pays on receipt');
    expect(await told({ dueDays: '15 days' })).toBe('Pays within 15 days');
    for (const dueDays of ['2/10 net 30', '400'])
      expect(await told({ dueDays })).toBe(`“${dueDays}” is no number of days: your own terms apply`);
    expect(await told({ asksPo: 'ask Bea' })).toContain('no PO number is asked for');
  });

  test('a long file is imported in parts, and undone as a whole', async () => {
    const file = Array.from({ length: 160 }, somebody);
    const parts = [file.slice(0, 75), file.slice(75, 150), file.slice(150)];
    let id: string | undefined;
    for (const part of parts) id = (await apply('clients', part, id ? { continues: id } : {})).id;
    expect((await (await imports()).doc(id ?? '').get()).data()).toMatchObject({ created: 160 });
    expect((await madeBy(id ?? '')).map(({ row }) => row)).toEqual(file.map((_, index) => index + 1));
    await takeAllBack(id ?? '');
    expect(await findClientByEmail(file.at(-1)?.email ?? '')).toBeUndefined();
    expect(await findClientByEmail(file[0]?.email ?? '')).toBeUndefined();
  });
});

test('people of one company become its contacts, and a second email and odd columns a note', async () => {
  const company = `Kelly Steel ${randomUUID()}, Inc.`;
  const rows = [
    {
      name: company,
      email: `${randomUUID()}@example.com`,
      street: '9 Mill Rd',
      city: 'Joliet',
      state: 'IL',
      zip: '60432',
    },
    { company, name: 'Ana Ruiz', email: `Ana <${randomUUID()}@example.com>`, phone: '(815) 555-0142' },
    { company, name: 'Ben Ode', phone: '(815) 555-0142' },
    { name: 'Dr. Amy Wu, DDS', email: 'n/a', phone: '3.13E+09' },
  ];
  const outcomes = await preview('clients', rows);
  expect(does(outcomes)).toEqual(['create', 'join', 'join', 'skip']);
  expect(outcomes[3]).toMatchObject({ code: 'number_cut' });
  const { id } = await apply('clients', rows);
  const [{ id: clientId } = { id: '' }] = await madeBy(id);
  expect(await findClient(clientId)).toMatchObject({
    company,
    firstName: '',
    address: '9 Mill Rd, Joliet, IL 60432',
    contacts: [
      { firstName: 'Ana', lastName: 'Ruiz', phone: '(815) 555-0142', roles: [] },
      { firstName: 'Ben', lastName: 'Ode', roles: [] },
    ],
  });
});

test('people in a later part, or of a known company, become its contacts until the undo', async () => {
  const [company, phone] = [
    `Later Steel ${randomUUID()}`,
    `(312) 556-${randomUUID().replace(/\D/g, '0').slice(0, 4)}`,
  ];
  const person = (name: string, more: object = {}) => ({
    ...{ company, name: `${name} ${company.slice(-12)}`, email: `${randomUUID()}@example.com`, ...more },
  });
  const ana = person('Ana', { address: '9 Mill Rd, Joliet, IL 60432' });
  const ben = person('Ben', { address: '4 Oak St, Joliet, IL 60432', note: 'Gate code: 4411' });
  const atHome = (name: string) => ({ name: `${name} Home${randomUUID()}`, phone });
  const [bea, bob] = [atHome('Bea'), atHome('Bob')];
  const rows = [ana, bea, ben, ben, bob, ana];
  expect(does(await preview('clients', rows))).toEqual([
    'create',
    'create',
    'join',
    'join',
    'create',
    'join',
  ]);
  const { id } = await apply('clients', rows.slice(0, 2), { rowNumbers: [2, 3] });
  const [{ id: clientId } = { id: '' }] = await madeBy(id);
  const before = await findClient(clientId);
  expect(await preview('clients', rows.slice(2))).toMatchObject([
    { does: 'join', isContact: true, why: expect.stringContaining('Gate code: 4411') },
    ...[{ does: 'join' }, { does: 'create' }, { does: 'join' }],
  ]);
  await apply('clients', rows.slice(2), { continues: id, rowNumbers: [4, 5, 6, 7] });
  expect(await findClient(clientId)).toMatchObject({
    firstName: 'Ana',
    contacts: [{ firstName: 'Ben', email: ben.email, roles: [] }],
    contactEmails: [ben.email],
    note: expect.stringMatching(/^Ben .*: Address: 4 Oak St, Joliet, IL 60432\. Gate code: 4411$/),
  });
  const cy = await apply('clients', [person('Cy')]);
  expect(cy).toMatchObject({ created: 0, joined: 1 });
  expect((await takeBack(id)).json()).toMatchObject({ code: 'import_used', rows: [{ row: 2 }] });
  await takeAllBack(cy.id);
  const { updatedAt: _, searchTerms: terms, ...after } = (await findClient(clientId)) ?? {};
  expect(after).toMatchObject({ contacts: [{ firstName: 'Ben' }] });
  expect(terms?.some((term) => term.startsWith('cy '))).toBe(false);
  expect(before?.contacts).toBeUndefined();
  await takeAllBack(id);
  expect(await findClient(clientId)).toBeUndefined();
  expect(does(await preview('clients', rows))).toEqual([
    'create',
    'create',
    'join',
    'join',
    'create',
    'join',
  ]);
});

test('the counter skips an imported number of our own series', async () => {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const next = numberOf((await owner.draftInvoice(project)).number) + 1;
  await apply('balances', [{ email: client.email, number: `inv-${next}`, amount: '5' }]);
  expect((await owner.draftInvoice(project)).number).toBe(`INV-${next + 1}`);
});

test('the price book takes new entries and keeps existing ones', async () => {
  const name = `Rod ${randomUUID()}`;
  const rows = [
    { name, kind: 'Material', unit: 'lb', unitPrice: '$6.50', cost: '3.9' },
    { name: name.toUpperCase(), unit: 'LB', unitPrice: '7' },
    { name: 'No price' },
    { name: 'Odd price', unitPrice: 'ask' },
  ];
  expect(does(await preview('price_book', rows))).toEqual(['create', 'join', 'skip', 'skip']);
  const { id } = await apply('price_book', rows);
  const [{ id: entryId } = { id: '' }] = await madeBy(id);
  const database = await firestore();
  const stored = async (collection: string) =>
    (await database.collection(collection).doc(entryId).get()).data();
  expect(await stored('priceBook')).toMatchObject({ name, kind: 'material', unit: 'lb', unitPrice: 6.5 });
  expect(await stored('priceCosts')).toMatchObject({ cost: 3.9 });
  await takeAllBack(id);
  expect([await stored('priceBook'), await stored('priceCosts')]).toEqual([undefined, undefined]);
});

test('an open balance is owed by an invoice with its old number, until undone', async () => {
  const client = await createTestClient();
  await createTestProject(client);
  const number = `A-${randomUUID().slice(0, 8)}`;
  const dueDate = dayFromNow(20);
  const rows = [
    { email: client.email, number, amount: '1,250.50', dueDate },
    { email: client.email, number, amount: '10' },
    { email: `${randomUUID()}@example.com`, amount: '10' },
    { email: client.email, amount: '0' },
    { email: client.email, amount: '10', status: 'Paid' },
    { email: client.email, amount: '10', status: 'Draft' },
  ];
  const outcomes = await preview('balances', rows);
  expect(does(outcomes)).toEqual(['create', 'skip', 'skip', 'skip', 'skip', 'skip']);
  const codes = outcomes.map(({ code }) => code);
  expect(codes).toEqual([undefined, 'number_taken', undefined, 'paid', 'paid', undefined]);
  const { id } = await apply('balances', rows);
  const database = await firestore();
  const owed = async () =>
    (await database.collection('invoices').where('number', '==', number).get()).docs.map((one) => one.data());
  expect(await owed()).toMatchObject([{ clientId: client.id, balance: 1250.5, dueDate, onPortal: false }]);
  const again = { ...rows[0], number: ` ${number.toLowerCase().replace('-', '–')}` };
  expect(await preview('balances', [again])).toMatchObject([{ does: 'skip', code: 'number_taken' }]);
  await takeAllBack(id);
  expect(await owed()).toEqual([]);
  const paid = await apply('balances', rows.slice(0, 1));
  expect((await owner.call('POST', `imports/${paid.id}/show`, {})).status).toBe(200);
  expect(await owed()).toMatchObject([{ onPortal: true }]);
  const name = `${client.firstName} ${client.lastName}`;
  const stays = { row: 1, name, why: 'is shown to the client', projectId: expect.any(String) };
  expect((await takeBack(paid.id)).json()).toMatchObject({ code: 'import_used', rows: [stays] });
  const invoice = (await database.collection('invoices').where('number', '==', number).get()).docs[0];
  await owner.payInCash(invoice?.id ?? '', 50);
  expect((await takeBack(paid.id)).status).toBe(409);
});

test('the counter skips a number that an import takes at the same moment', async () => {
  const project = await createTestProject(await createTestClient());
  const { number: last } = await owner.draftInvoice(project);
  const number = `INV-${Number(last.slice(4)) + 1}`;
  const row = { email: (await findClient(project.clientId))?.email ?? '', number, amount: '40' };
  const watching = beforeWrite(1, () => apply('balances', [row]));
  const draft = await owner.draftInvoice(project);
  watching.stop();
  expect(draft.number).not.toBe(number);
  const stored = await (await firestore()).collection('invoices').where('number', '==', number).get();
  expect(stored.docs.map((invoice) => invoice.get('total'))).toEqual([40]);
});

test('a memo of several lines, or a long one, is stored as one valid line', async () => {
  const client = await createTestClient();
  const number = `O-${randomUUID().slice(0, 8)}`;
  const rows = [
    {
      name: 'x',
      email: client.email,
      number,
      amount: '40',
      dueDate: '2020-01-05',
      note: 'Deck rail\nleft side\r\nlast part',
    },
    {
      name: 'x',
      email: client.email,
      number: `${number}b`,
      amount: '41',
      dueDate: '2020-01-05',
      note: 'n'.repeat(200),
    },
  ];
  const { id } = await apply('balances', rows);
  const made = (await madeBy(id)).map((row) => row.id);
  const found = await listInvoicesOfProjects(made);
  const lines = [...found.values()]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map(({ lines: [line] }) => line);
  expect(lines.map((line) => moneyLineSchema.safeParse(line).success)).toEqual([true, true]);
  const memo = expect.stringMatching(/^Deck rail, left side, last part, .*2020$/);
  expect(lines.map((line) => line?.description)).toContainEqual(memo);
});

test('an import with an unreadable invoice is undone, with that invoice', async () => {
  const client = await createTestClient();
  const rows = [{ name: 'x', email: client.email, number: `O-${randomUUID().slice(0, 8)}`, amount: '40' }];
  const { id } = await apply('balances', rows);
  const made = (await madeBy(id)).map((row) => row.id);
  const stored = await (await firestore()).collection('invoices').where('projectId', 'in', made).get();
  const [invoice] = stored.docs;
  // The same document, as one that was never read: created again, so that nothing counts as changed since.
  await invoice?.ref.delete();
  await invoice?.ref.create({ ...invoice.data(), total: 'forty' });
  expect(read(importRestSchema, await takeBack(id))).toEqual({ id, left: 0, undoRows: 1 });
  expect((await invoice?.ref.get())?.exists).toBe(false);
});

test('a balance whose number has signs beyond ASCII is drawn as a PDF with a safe name', async () => {
  const client = await createTestClient();
  const number = `№ ${randomUUID().slice(0, 8)}/26`;
  const { id } = await apply('balances', [{ email: client.email, number, amount: '40' }]);
  const [{ id: projectId } = { id: '' }] = await madeBy(id);
  const found = await (await firestore()).collection('invoices').where('projectId', '==', projectId).get();
  const path = `/api/invoices/${found.docs[0]?.id}.pdf`;
  const { status, headers } = await callApi('GET', path, { bearer: desk.tokens.owner });
  expect(status).toBe(200);
  const [, name = ''] =
    /^inline; .*filename\*=UTF-8''(\S+)$/.exec(headers.get('content-disposition') ?? '') ?? [];
  expect(decodeURIComponent(name)).toBe(`Invoice ${number.replace('/', '-')}.pdf`);
});
