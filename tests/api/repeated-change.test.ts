import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { staffSchema } from '@welding/domain/entities/staff';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { beforeAll, expect, test } from 'vitest';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { callApi } from './call-api.ts';
import { moneyDesk, read } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

test('a change whose answer was lost is answered with what it did; anybody else is told of it', async () => {
  const { id } = await createTestClient();
  const change = (phone: string, bearer = desk.tokens.office) =>
    callApi('PATCH', `/api/desk/clients/${id}`, { json: { updatedAt: null, phone }, bearer });
  const first = storedClientSchema.parse((await change('(773) 555-0101')).json());
  const again = await change('(773) 555-0101');
  expect([again.status, storedClientSchema.parse(again.json())]).toEqual([200, first]);
  expect(await historyOf(id)).toHaveLength(1);
  expect((await change('(773) 555-0102')).status, 'another change').toBe(409);
  expect((await change('(773) 555-0101', desk.tokens.owner)).status, 'somebody else').toBe(409);
  expect(await historyOf(id)).toHaveLength(1);
});

test('a change of somebody of the staff is, too', async () => {
  const { id, updatedAt } = await createTestStaff('welder');
  const change = (name: string) =>
    callApi('PATCH', `/api/desk/staff/${id}`, { json: { updatedAt, name }, bearer: desk.tokens.owner });
  const first = staffSchema.parse((await change('Wendy')).json());
  const again = await change('Wendy');
  expect([again.status, staffSchema.parse(again.json())]).toEqual([200, first]);
  expect((await change('Walter')).status, 'another change').toBe(409);
});

test('a step of a paper whose answer was lost is taken once, and answered alike', async () => {
  const office = moneyDesk(() => desk.tokens.office);
  const project = await createTestProject(await createTestClient());
  const step = async (path: string, json: object, bearer = desk.tokens.office) =>
    await callApi('POST', `/api/desk/${path}`, { json, bearer });

  const draft = await office.draftEstimate(project);
  const sending = () => step(`estimates/${draft.id}/send`, { updatedAt: null });
  const sent = read(estimateSchema, await sending());
  expect(read(estimateSchema, await sending())).toEqual(sent);
  expect((await step(`estimates/${draft.id}/send`, { updatedAt: null }, desk.tokens.owner)).status).toBe(409);

  const { id, updatedAt } = await office.sendInvoice(await office.draftInvoice(project));
  const crediting = (amount: number) =>
    step(`invoices/${id}/credit`, { updatedAt, amount, reason: 'Fewer hours' });
  const credited = read(invoiceSchema, await crediting(20));
  expect(read(invoiceSchema, await crediting(20))).toEqual(credited);
  expect((await crediting(30)).status, 'another credit').toBe(409);

  const voiding = () =>
    step(`invoices/${id}/void`, { updatedAt: credited.updatedAt, reason: 'Wrong client' });
  const voided = read(invoiceSchema, await voiding());
  expect(read(invoiceSchema, await voiding())).toEqual(voided);
  expect((await historyOf(id)).map(({ action }) => action).toSorted()).toEqual(
    ['created', 'sent', 'credited', 'voided'].toSorted(),
  );
});

test('a step is answered as taken although others changed the paper since, by whoever took it alone', async () => {
  const office = moneyDesk(() => desk.tokens.office);
  const { id } = await office.draftInvoice(await createTestProject(await createTestClient()));
  const send = (bearer: string) =>
    callApi('POST', `/api/desk/invoices/${id}/send`, { json: { updatedAt: null }, bearer });
  const { updatedAt } = read(invoiceSchema, await send(desk.tokens.office));
  const credit = { updatedAt, amount: 20, reason: 'Fewer hours' };
  const credited = read(
    invoiceSchema,
    await callApi('POST', `/api/desk/invoices/${id}/credit`, { json: credit, bearer: desk.tokens.owner }),
  );
  expect(read(invoiceSchema, await send(desk.tokens.office))).toEqual(credited);
  expect((await send(desk.tokens.owner)).status, 'a second sender').toBe(409);
  expect((await historyOf(id)).filter(({ action }) => action === 'sent')).toHaveLength(1);
});
