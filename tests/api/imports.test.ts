import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import {
  importListSchema,
  importPreviewSchema,
  importResponseSchema,
  undoneImportSchema,
} from '@welding/domain/entities/import-request';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient, findClientByEmail } from '../../functions/src/clients/clients.ts';
import { imports } from '../../functions/src/imports/imports.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callApi, callDesk } from './call-api.ts';
import { dayFromNow, moneyDesk, read } from './money.ts';

let desk: DeskPeople;
let known: Client;
beforeAll(async () => {
  [desk, known] = await Promise.all([deskPeople(), createTestClient()]);
});
const owner = moneyDesk(() => desk.tokens.owner);
type Rows = readonly Readonly<Record<string, string>>[];
const preview = async (kind: string, rows: Rows) =>
  read(importPreviewSchema, await owner.call('POST', 'imports', { kind, rows, apply: false })).rows;
const apply = async (kind: string, rows: Rows, more: object = {}) =>
  read(importResponseSchema, await owner.call('POST', 'imports', { kind, rows, apply: true, ...more }));
const takeBack = (id: string) => owner.call('DELETE', `imports/${id}`, undefined);
const takeAllBack = async (id: string) => {
  for (;;) if (read(undoneImportSchema, await takeBack(id)).left === 0) return;
};
const does = (rows: Awaited<ReturnType<typeof preview>>) => rows.map((row) => row.does);
const somebody = () => ({ name: `Dana ${randomUUID()}`, email: `${randomUUID()}@example.com` });

describe('clients', () => {
  test('come as the preview says, once, and go again with nothing left', async () => {
    const [one, fleet] = [somebody(), `${randomUUID()}@example.com`];
    const billed = { billingAddress: 'PO Box 9', dueDays: 'Net 30', asksPo: 'Yes' };
    const rows = [
      one,
      { name: `Quill, Lee ${randomUUID()}`, phone: '(312) 555-0144' },
      { ...one, phone: '(312) 555-0145' },
      { name: 'Somebody Else', email: known.email },
      { name: 'Pat Wrong', email: 'pat at example' },
      { email: `${randomUUID()}@example.com` },
      { company: `Fleet ${randomUUID()}`, email: fleet, ...billed },
    ];
    const outcomes = await preview('clients', rows);
    expect(does(outcomes)).toEqual(['create', 'create', 'join', 'join', 'skip', 'skip', 'create']);
    expect(outcomes[3]?.why).toContain(`${known.firstName} ${known.lastName}`);
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
    expect(first).toMatchObject({ created: 3, joined: 2, skipped: 2 });
    const made = await findClientByEmail(one.email);
    expect(made).toMatchObject({ firstName: 'Dana' });
    expect(await findClientByEmail(fleet)).toMatchObject({
      ...{ company: expect.stringContaining('Fleet'), billingAddress: 'PO Box 9', dueDays: 30, asksPo: true },
    });
    const ids = (await (await imports()).doc(first.id).get()).data()?.made ?? [];
    const { imports: listed } = read(importListSchema, await owner.call('GET', 'imports', undefined));
    expect(listed).toContainEqual(expect.objectContaining(first));

    await takeAllBack(first.id);
    const database = await firestore();
    expect(ids).toHaveLength(3);
    for (const id of ids) {
      expect((await database.collection('clients').doc(id).get()).exists).toBe(false);
      expect(await historyOf(id)).toEqual([]);
    }
    expect((await database.collection('clientEmails').doc(one.email).get()).exists).toBe(false);
    expect((await takeBack(first.id)).status).toBe(404);
    expect(does(await preview('clients', [one]))).toEqual(['create']);
  });

  test('without an email can be changed afterwards', async () => {
    const { id } = await apply('clients', [{ name: `Quill, Lee ${randomUUID()}`, phone: '(312) 555-0144' }]);
    const [clientId = ''] = (await (await imports()).doc(id).get()).data()?.made ?? [];
    const json = { updatedAt: null, company: 'Quill Docks' };
    const path = `/api/desk/clients/${clientId}`;
    expect((await callApi('PATCH', path, { json, bearer: desk.tokens.owner })).status).toBe(200);
    expect(await findClient(clientId)).toMatchObject({ email: '', company: 'Quill Docks' });
  });

  test('say in the preview what cannot be read of their terms, and leave it out', async () => {
    const told = async (row: object) => (await preview('clients', [{ ...somebody(), ...row }]))[0]?.why;
    expect(await told({ dueDays: 'Due on receipt', asksPo: 'no' })).toBe('Pays on receipt');
    expect(await told({ dueDays: '15 days' })).toBe('Pays within 15 days');
    for (const dueDays of ['2/10 net 30', '400'])
      expect(await told({ dueDays })).toBe(`“${dueDays}” is no number of days: your own terms apply`);
    expect(await told({ asksPo: 'ask Bea' })).toContain('no PO number is asked for');
  });

  test('a long file comes in parts, and goes as a whole', async () => {
    const file = Array.from({ length: 160 }, somebody);
    const parts = [file.slice(0, 75), file.slice(75, 150), file.slice(150)];
    let id: string | undefined;
    for (const part of parts) id = (await apply('clients', part, id ? { continues: id } : {})).id;
    const stored = (await (await imports()).doc(id ?? '').get()).data();
    expect(stored).toMatchObject({ created: 160, made: { length: 160 } });
    await takeAllBack(id ?? '');
    expect(await findClientByEmail(file.at(-1)?.email ?? '')).toBeUndefined();
    expect(await findClientByEmail(file[0]?.email ?? '')).toBeUndefined();
  });

  test('stay, all of them, when one was used since, or after a day', async () => {
    const [one, other] = [somebody(), somebody()];
    const { id } = await apply('clients', [one, other]);
    const client = await findClientByEmail(one.email);
    if (!client) throw new Error('not imported');
    await owner.call('POST', 'projects', { clientId: client.id, title: 'Gate', serviceType: 'other' });
    const refused = await takeBack(id);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Used or changed since')]);
    expect(refused.text).toContain(one.name);
    expect(refused.text).not.toContain(other.name);
    expect(await findClientByEmail(other.email)).toBeDefined();
    const at = new Date(Date.now() - 25 * 60 * 60_000);
    await (await firestore()).collection('imports').doc(id).update({ at });
    expect((await takeBack(id)).text).toContain('within a day');
  });
});

test('the price book takes new entries and leaves those that are there', async () => {
  const name = `Rod ${randomUUID()}`;
  const rows = [
    { name, kind: 'Material', unit: 'lb', unitPrice: '$6.50', cost: '3.9' },
    { name: name.toUpperCase(), unit: 'LB', unitPrice: '7' },
    { name: 'No price' },
    { name: 'Odd price', unitPrice: 'ask' },
  ];
  expect(does(await preview('price_book', rows))).toEqual(['create', 'join', 'skip', 'skip']);
  const { id } = await apply('price_book', rows);
  const [entryId = ''] = (await (await imports()).doc(id).get()).data()?.made ?? [];
  const database = await firestore();
  const stored = async (collection: string) =>
    (await database.collection(collection).doc(entryId).get()).data();
  expect(await stored('priceBook')).toMatchObject({ name, kind: 'material', unit: 'lb', unitPrice: 6.5 });
  expect(await stored('priceCosts')).toMatchObject({ cost: 3.9 });
  await takeAllBack(id);
  expect([await stored('priceBook'), await stored('priceCosts')]).toEqual([undefined, undefined]);
});

test('an open balance is owed, by an invoice of its old number, until it is taken back', async () => {
  const client = await createTestClient();
  await createTestProject(client);
  const number = `A-${randomUUID().slice(0, 8)}`;
  const dueDate = dayFromNow(20);
  const rows = [
    { email: client.email, number, amount: '1,250.50', dueDate },
    { email: client.email, number, amount: '10' },
    { email: `${randomUUID()}@example.com`, amount: '10' },
    { email: client.email, amount: '0' },
  ];
  expect(does(await preview('balances', rows))).toEqual(['create', 'join', 'skip', 'skip']);
  const { id } = await apply('balances', rows);
  const database = await firestore();
  const owed = async () =>
    (await database.collection('invoices').where('number', '==', number).get()).docs.map((one) => one.data());
  expect(await owed()).toMatchObject([{ clientId: client.id, balance: 1250.5, dueDate, onPortal: true }]);
  expect(does(await preview('balances', rows.slice(0, 1)))).toEqual(['join']);
  await takeAllBack(id);
  expect(await owed()).toEqual([]);
  const paid = await apply('balances', rows.slice(0, 1));
  const invoice = (await database.collection('invoices').where('number', '==', number).get()).docs[0];
  await owner.payInCash(invoice?.id ?? '', 50);
  expect((await takeBack(paid.id)).status).toBe(409);
});
