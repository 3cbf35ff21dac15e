import type { Project } from '@welding/domain/entities/project';
import { workEntrySchema } from '@welding/domain/entities/work-entry';
import { overPlanSchema } from '@welding/domain/money/earnings';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findStaff } from '../../functions/src/staff/staff.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { setTestRate } from '../support/hours.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';

let shop: OwnShop;
beforeAll(async () => {
  shop = await openOwnShop(1);
  await setTestRate(shop.welders[0]?.id ?? '', 40);
});

const call = (method: string, path: string, json?: object, as = shop.owner) =>
  shop.call(method, `/api/desk/${path}`, { ...(json && { json }), bearer: tokenOf(as) });
const over = async () => overPlanSchema.parse((await call('GET', 'over-plan')).json());
const titles = async () => (await over()).jobs.map(({ title }) => title).toSorted();

/** A job in progress with ten hours of labor: $1,250 at a cost of $400. */
async function job(title: string): Promise<Project> {
  const client = await createTestClient();
  const project = await createTestProject(client, { title, status: 'in_progress' });
  const lines = [
    { kind: 'labor' as const, description: 'Weld', quantity: 10, unit: 'hour' as const, unitPrice: 125 },
  ];
  await createTestEstimate(client, { project, status: 'approved', lines });
  return project;
}
const spend = (projectId: string, amount: number) =>
  call('POST', `projects/${projectId}/expenses`, {
    amount,
    what: 'Tube',
    paidOn: chicagoDate(new Date()),
  });

test('names jobs in progress that cost more than planned, as their costs change', async () => {
  const [gate, rail] = [await job('Gate'), await job('Rail')];
  await spend(gate.id, 500);
  expect(await titles()).toEqual(['Gate']);
  const { jobs } = await over();
  expect(jobs).toMatchObject([{ projectId: gate.id, status: 'in_progress', cost: { profit: 750 } }]);

  const added = await call('POST', 'work-entries', {
    ...{ welderId: shop.welders[0]?.id, projectId: rail.id, kind: 'work', reason: 'No phone' },
    ...{ start: '2026-03-09T13:00:00Z', end: '2026-03-10T00:00:00Z' },
  });
  expect(await titles()).toEqual(['Gate', 'Rail']);
  const { id, updatedAt = null } = added.json() as { id: string; updatedAt?: string };
  await call('PATCH', `work-entries/${id}`, { updatedAt, removed: true, reason: 'Typing error' });
  expect(await titles()).toEqual(['Gate']);

  const more = await spend(rail.id, 500);
  expect(await titles()).toEqual(['Gate', 'Rail']);
  const expense = more.json() as { id: string };
  await call('PATCH', `expenses/${expense.id}`, { updatedAt: null, removed: true });
  expect(await titles()).toEqual(['Gate']);

  const completed = { status: 'completed', finalCost: 1_250, updatedAt: null };
  expect((await call('PATCH', `projects/${gate.id}`, completed)).status).toBe(200);
  expect(await titles()).toEqual([]);
});

test('recounts hours beside corrected ones, and plans again once a welder with a rate leaves', async () => {
  const [shed, pier] = [await job('Shed'), await job('Pier')];
  const welderId = shop.welders[0]?.id;
  const work = async (projectId: string, from: string, to: string) => {
    const times = { start: `2026-03-11T${from}:00Z`, end: `2026-03-11T${to}:00Z` };
    const json = { welderId, projectId, kind: 'work', reason: 'No phone', ...times, despiteOverlap: true };
    return workEntrySchema.parse((await call('POST', 'work-entries', json)).json());
  };
  const atShed = await work(shed.id, '11:00', '14:00');
  await work(pier.id, '12:00', '23:00');
  expect(await titles()).not.toContain('Pier');
  const change = { updatedAt: null, removed: true, reason: 'Never there' };
  const removed = await call('PATCH', `work-entries/${atShed.id}`, change);
  expect(await titles()).toContain('Pier');

  // A colleague's lower rate makes the planned hours cheaper than the worked ones.
  const back = workEntrySchema.parse(removed.json());
  const there = { removed: false, reason: 'There after all', despiteOverlap: true };
  const putBack = { updatedAt: back.updatedAt, ...there };
  expect((await call('PATCH', `work-entries/${atShed.id}`, putBack)).status).toBe(200);
  expect(await titles()).not.toContain('Pier');
  const helper = await createTestStaff('welder');
  await setTestRate(helper.id, 10);
  expect(await titles()).toContain('Pier');
  const { updatedAt = null } = (await findStaff(helper.id)) ?? {};
  expect((await call('PATCH', `staff/${helper.id}`, { updatedAt, active: false })).status).toBe(200);
  expect(await titles()).not.toContain('Pier');
});

test('omits a job that cannot be added up, and reports the others', async () => {
  const [torn, whole] = [await job('Torn'), await job('Whole')];
  await Promise.all([spend(torn.id, 700), spend(whole.id, 700)]);
  const broken = { projectId: torn.id, amount: 'much' };
  const payment = (await firestore()).collection('payments').doc(crypto.randomUUID());
  await payment.set(broken);
  onTestFinished(async () => void (await payment.delete()));
  const told = await titles();
  expect([told.includes('Whole'), told.includes('Torn')]).toEqual([true, false]);
});
