import { randomUUID } from 'node:crypto';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { answerTo, callApi } from './call-api.ts';
import { dayFromNow, moneyDesk, read } from './money.ts';
import { validDeskBodies } from './valid-desk-bodies.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

type Found = { readonly id: string; readonly updatedAt?: string | null | undefined };
const foundSchema = z.looseObject({ id: z.string(), updatedAt: z.optional(z.string()) });
const call = (method: string, path: string, json: object, bearer = desk.tokens.owner) =>
  callApi(method, `/api/desk/${path}`, { json, bearer });
const made = async (path: string, json: object): Promise<Found> =>
  read(foundSchema, await call('POST', path, json));
const projectOfSomebody = async () => await createTestProject(await createTestClient());
const money = moneyDesk(() => desk.tokens.owner);
const lines = (unitPrice: number) => [{ kind: 'labor', description: 'Welding', quantity: 1, unitPrice }];
const taken = `taken-${randomUUID()}@example.com`;
const post = (path: string) => {
  const bodies = validDeskBodies({ clientId: '', projectId: '', welderId: desk.people.welder.id });
  return made(path, bodies[`/api/desk/${path}`] ?? {});
};

/** Each versioned change: the entity, two changes of it, and a step in between. Most refuse the second change. */
const changes: Record<
  string,
  readonly [make: () => Promise<Found>, one: object, other: object, between?: string]
> = {
  'projects/:id': [projectOfSomebody, { status: 'in_progress' }, { status: 'completed' }],
  'estimates/:id': [
    async () => await money.draftEstimate(await projectOfSomebody()),
    { lines: lines(120), validUntil: dayFromNow(30) },
    { lines: lines(999), validUntil: dayFromNow(30) },
    'estimates/:id/send',
  ],
  'invoices/:id': [
    async () => await money.draftInvoice(await projectOfSomebody()),
    { lines: lines(120), dueDate: dayFromNow(30) },
    { lines: lines(999), dueDate: dayFromNow(30) },
    'invoices/:id/send',
  ],
  'clients/:id': [
    async () => {
      await createTestClient({ email: taken });
      return await createTestClient();
    },
    { phone: '(773) 555-0101' },
    { email: taken },
  ],
  'appointments/:id': [
    async () => await createTestAppointment(await createTestClient()),
    { title: 'Gate' },
    { projectId: randomUUID() },
  ],
  'blocks/:id': [() => post('blocks'), { reason: 'School' }, { start: '2099-01-01T00:00:00Z' }],
  'recurring-blocks/:id': [() => post('recurring-blocks'), { reason: 'Church' }, { from: '11:00' }],
  'staff/:id': [() => createTestStaff('welder'), { name: 'Wendy' }, { name: 'Walter' }],
  'price-book/:id': [() => post('price-book'), { cost: 50 }, { cost: 51 }],
  'estimate-templates/:id': [
    () => post('estimate-templates'),
    { name: 'Gate', lines: lines(1) },
    { name: 'Gate', lines: lines(2) },
  ],
  'work-entries/:id': [
    () => post('work-entries'),
    { start: '2026-03-02T14:30:00Z', reason: 'Late', despiteOverlap: true },
    { start: '2026-03-02T14:45:00Z', reason: 'Late', despiteOverlap: true },
  ],
  'expenses/:id': [
    async () =>
      made(`projects/${(await projectOfSomebody()).id}/expenses`, {
        amount: 64.2,
        what: 'Plate',
        paidOn: dayFromNow(0),
      }),
    { removed: true },
    { removed: false },
  ],
};

test.each(Object.entries(changes))(
  '%s: a repeated change gets the first answer, and another one on the old version is refused',
  async (path, [make, one, other, between]) => {
    const { id, updatedAt = null } = await make();
    const patch = (change: object) => call('PATCH', path.replace(':id', id), { updatedAt, ...change });
    const first = read(foundSchema, await patch(one));
    expect(read(foundSchema, await patch(one))).toEqual(first);
    if (between) await made(between.replace(':id', id), { updatedAt: first.updatedAt });
    const history = await historyOf(id);
    expect(await answerTo(patch(other))).toEqual([409, expect.stringContaining('meantime')]);
    expect(await historyOf(id)).toEqual(history);
  },
);

test('a repeated change is refused once undone, or by another person', async () => {
  const { id } = await createTestClient();
  const change = (updatedAt: string | null, phone: string, bearer = desk.tokens.owner) =>
    call('PATCH', `clients/${id}`, { updatedAt, phone }, bearer);
  const { updatedAt = null } = read(foundSchema, await change(null, '(773) 555-0101'));
  expect((await change(null, '(773) 555-0101', desk.tokens.office)).status).toBe(409);
  await change(updatedAt, '(773) 555-0102');
  expect((await change(null, '(773) 555-0101')).status).toBe(409);
});

test('discarding an estimate twice counts once, with the same answer', async () => {
  const { id } = await money.draftEstimate(await projectOfSomebody());
  const discard = (bearer: string) => call('POST', `estimates/${id}/discard`, { updatedAt: null }, bearer);
  expect((await discard(desk.tokens.office)).status).toBe(204);
  expect((await discard(desk.tokens.office)).status).toBe(204);
  expect((await discard(desk.tokens.owner)).status, 'somebody else').toBe(404);
  expect(await historyOf(id)).toHaveLength(2);
});

test('a repeated step of a paper happens once, with the same answer', async () => {
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

test('a repeated step succeeds after later changes by others, only for the person who took it', async () => {
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
