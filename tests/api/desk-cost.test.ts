import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import { expenseSchema } from '@welding/domain/entities/expense';
import type { MoneyLine } from '@welding/domain/entities/money-line';
import { storedPriceEntrySchema } from '@welding/domain/entities/price-entry';
import type { Staff } from '@welding/domain/entities/staff';
import { earningsSchema } from '@welding/domain/money/earnings';
import { chicagoDate, mondayOf } from '@welding/domain/values/chicago-day';
import { beforeEach, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { firestore, newBatch } from '../../functions/src/store/firestore.ts';
import { freezeRates } from '../../functions/src/time/work-entries.ts';
import { setTestRate, storeTestHours } from '../support/hours.ts';
import { changeProject, createTestAppointment } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, callDesk } from './call-api.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';
import { validDeskBodies } from './valid-desk-bodies.ts';

const shop = moneyShop({ status: 'in_progress' });
const { costOf, office, owner } = shop;
let wes: Staff;
let bearer: string;
let visit: Appointment;

beforeEach(async () => {
  ({ welder: wes, bearer, visit } = await shop.sendWelder('Wes Cost'));
  await setTestRate(wes.id, 87.13);
});

let priceBookId: string;

/** An estimate of $1,250 of labor and $200 of plate that costs $71.09 apiece, approved. */
async function approve() {
  const entry = { name: 'Plate', kind: 'material', unitPrice: 100, cost: 71.09 };
  ({ id: priceBookId } = read(storedPriceEntrySchema, await owner.call('POST', 'price-book', entry)));
  const lines: MoneyLine[] = [
    { kind: 'labor', description: 'Weld', quantity: 10, unit: 'hour', unitPrice: 125 },
    { kind: 'material', description: 'Plate', quantity: 2, unitPrice: 100, priceBookId },
  ];
  const sent = await office.sendEstimate(
    await office.draftEstimate(shop.project, { lines, deposit: undefined }),
  );
  const body = { name: 'Jordan Lee', note: 'Agreed on the phone', updatedAt: sent.updatedAt };
  expect((await office.call('POST', `estimates/${sent.id}/approved-by-phone`, body)).status).toBe(200);
  return sent;
}

async function work(minutes: number) {
  const entry = await storeTestHours(visit, {
    welderId: wes.id,
    projectId: shop.project.id,
    minutes,
    end: new Date(Date.parse(visit.scheduledDate) + minutes * 60_000).toISOString(),
  });
  const batch = await newBatch();
  await freezeRates(batch, [entry]);
  await batch.commit();
  return entry;
}

async function spend(amount: number) {
  const body = { amount, what: 'Tube', paidOn: chicagoDate(new Date()) };
  return read(
    expenseSchema,
    await callDesk('POST', `projects/${shop.project.id}/expenses`, body, { bearer }),
  );
}

describe('what a job earned', () => {
  test('uses the rates and costs of that time, to the cent', async () => {
    await approve();
    await work(185);
    await spend(61.43);
    const removed = await spend(500);
    await owner.call('PATCH', `expenses/${removed.id}`, { updatedAt: null, removed: true });
    await office.payInCash((await shop.sent(300)).id, 120);
    const labor = 268.65; // 185 minutes at $87.13
    expect(await costOf()).toMatchObject({
      agreed: 1_450,
      invoiced: 300,
      paid: 120,
      labor,
      materials: 142.18,
      expenses: 61.43,
      profit: 977.74,
      margin: expect.closeTo(977.74 / 1_450, 9),
      hours: 3.08,
      planned: { hours: 10, materials: 142.18 },
      unknown: { lines: 0, hours: 0, laborLines: 0 },
    });
    await (await firestore()).collection('staffRates').doc(wes.id).update({ centsPerHour: 9_900 });
    expect((await costOf()).labor).toBe(labor);
  });

  test('names missing facts, and is 404 for an unknown project', async () => {
    await storeTestHours(visit, { projectId: shop.project.id });
    expect((await costOf()).unknown.hours).toBe(1);
    const missing = await owner.call('GET', `projects/${randomUUID()}/cost`, undefined);
    expect(missing.status).toBe(404);
  });
});

describe('what a month earned', () => {
  test('lists jobs completed in the month, with their welders', async () => {
    await createTestInvoice(shop.client, { project: shop.project });
    await work(60);
    const completedDate = '2024-04-01T04:59:59.000Z';
    await changeProject(shop.project.id, { status: 'completed', completedDate });
    const of = async (month: string) =>
      read(earningsSchema, await owner.call('GET', `earnings?month=${month}`, undefined)).jobs.filter(
        ({ projectId }) => projectId === shop.project.id,
      );
    expect(await of('2024-04')).toEqual([]);
    expect(await of('2024-03')).toMatchObject([
      { cost: { invoiced: 400, earned: 400 }, welders: [{ id: wes.id, name: wes.name, minutes: 60 }] },
    ]);
  });

  test('names jobs in progress that cost more than planned', async () => {
    await approve();
    await spend(1_500);
    const { running } = read(earningsSchema, await owner.call('GET', 'earnings?month=2024-05', undefined));
    expect(running.map(({ projectId }) => projectId)).toContain(shop.project.id);
  });
});

// None of them can be the seconds of a time, or a part of an id.
const costs = /87\.13|71\.09|142\.18|61\.43|268\.65|centsPerHour|"cost":|"rate":8713/;

test('no answer to the office, another welder or the client contains a rate or a cost', async () => {
  const estimate = await approve();
  const entry = await work(185);
  const expense = await spend(61.43);
  const other = await createTestStaff('welder');
  const crew = { projectId: shop.project.id, welderId: other.id };
  const { id: visitId } = await createTestAppointment(shop.client, crew);
  const today = chicagoDate(new Date());
  /** What a part of an address may be, by the part before it; of the project where nothing is said. */
  const ids: Readonly<Record<string, readonly string[]>> = {
    appointments: [visit.id, visitId],
    client: [shop.client.id],
    clients: [shop.client.id],
    estimates: [estimate.id],
    expenses: [expense.id],
    export: ['projects.csv', 'estimates.csv', 'appointments.csv', 'expenses.csv'],
    'price-book': [priceBookId],
    staff: [wes.id],
    'work-entries': [entry.id],
  };
  const addressesOf = ({ path }: { readonly path: string }) => {
    const [, kind = ''] = /([\w-]+)\/:/.exec(path) ?? [];
    return path.includes(':')
      ? (ids[kind] ?? [shop.project.id]).map((id) => path.replaceAll(/:\w+/g, id))
      : [path];
  };
  const query = `month=${today.slice(0, 7)}&from=${today}&to=${today}&week=${mondayOf(today)}`;
  const paths = routes
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/desk/'))
    .flatMap(addressesOf)
    .map((path) => `${path}?${query}`);
  const readers = [shop.tokens.office, await staffToken(other)];
  const ask = async (bearer: string, method: string, path: string, json?: object) => {
    const { text, status } = await callApi(method, path, { bearer, json, key: randomUUID() });
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toMatch(costs);
  };
  const eachReader = (look: (bearer: string) => Promise<void>) => Promise.all(readers.map(look));
  await eachReader(async (bearer) => {
    for (const path of paths) await ask(bearer, 'GET', path);
  });
  // What is sent is answered, too: with what was stored, or with what was changed meanwhile.
  const bodies = validDeskBodies({
    clientId: shop.client.id,
    projectId: shop.project.id,
    welderId: wes.id,
  });
  const writes = routes.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/desk/'));
  await eachReader(async (bearer) => {
    for (const { method, path } of writes) {
      const { cost: _, ...json } = bodies[path] ?? {};
      for (const address of addressesOf({ path })) await ask(bearer, method, address, json);
    }
  });
  const cookie = await verifiedCookie(shop.client);
  const own = routes
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/desk/'))
    .flatMap(addressesOf);
  for (const path of own) {
    const { text, status } = await callApi('GET', path, { cookie, shownClient: shop.client.id });
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toMatch(costs);
  }
}, 120_000);

/** The same as values of documents, which name fields. */
const amounts = /[:[](?:87\.13|8713|71\.09|7109|142\.18|61\.43|268\.65)[,}\]]/;

test('no document the office or a welder may read contains a rate or a cost', async () => {
  await approve();
  await work(185);
  await spend(61.43);
  const found = await Promise.all(
    (await (await firestore()).listCollections()).map(async (collection) => {
      const { docs } = await collection.get();
      return docs.some((one) => amounts.test(JSON.stringify(one.data()))) ? collection.id : [];
    }),
  );
  // Only the owner or no one may read these (firestore.rules). The author may also read an expense.
  const closed = ['estimateCosts', 'expenses', 'finishedJobs', 'priceCosts', 'staffRates', 'workRates'];
  expect(found.flat().filter((id) => !closed.includes(id))).toEqual([]);
});
