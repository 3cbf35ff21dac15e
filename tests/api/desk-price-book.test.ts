import { randomUUID } from 'node:crypto';
import {
  type PriceEntry,
  samplePriceBook,
  storedPriceEntrySchema,
} from '@welding/domain/entities/price-entry';
import { describe, expect, test } from 'vitest';
import { materialsOfProjects } from '../../functions/src/estimates/estimate-costs.ts';
import { listEstimatesOfProject } from '../../functions/src/estimates/estimates.ts';
import { priceBook, priceCosts } from '../../functions/src/price-book/price-book.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { historyOf } from '../support/desk.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office, owner } = shop;
const plate = { name: 'Plate A36, 1/4"', kind: 'material', unit: 'sq ft', unitPrice: 18.5 };

const make = async (fields: object = {}): Promise<PriceEntry> =>
  read(storedPriceEntrySchema, await owner.call('POST', 'price-book', { ...plate, cost: 11.8, ...fields }));
const patch = (entry: PriceEntry, change: object, desk = owner) =>
  desk.call('PATCH', `price-book/${entry.id}`, { updatedAt: entry.updatedAt ?? null, ...change });

describe('a new entry', () => {
  test('stores its cost apart, and its author', async () => {
    const made = await make();
    expect(made).toMatchObject({ ...plate, cost: 11.8, active: true });
    const stored = await (await firestore()).collection('priceBook').doc(made.id).get();
    expect(stored.data()).not.toHaveProperty('cost');
    expect((await (await priceCosts()).doc(made.id).get()).data()).toMatchObject({ cost: 11.8 });
    const [entry] = await historyOf(made.id);
    expect(entry).toMatchObject({ action: 'created', entity: 'priceEntry', note: plate.name });
  });
});

describe('a change', () => {
  test('is made by version, and an empty unit clears it', async () => {
    const made = await make();
    const changed = read(storedPriceEntrySchema, await patch(made, { unitPrice: 20, unit: '' }, office));
    expect(changed).toEqual({
      ...made,
      cost: undefined,
      unit: undefined,
      unitPrice: 20,
      updatedAt: changed.updatedAt,
    });
    expect((await patch(made, { unitPrice: 21 }, office)).status).toBe(409);
    expect((await historyOf(made.id)).at(-1)?.changes).toContainEqual({
      field: 'unitPrice',
      from: 18.5,
      to: 20,
    });
    const missing = await owner.call('PATCH', `price-book/${randomUUID()}`, { updatedAt: null });
    expect(missing.status).toBe(404);
  });

  test('by the office keeps the cost, and neither shows nor records it', async () => {
    const made = await make();
    const answer = await patch(made, { name: 'Plate' }, office);
    expect(answer.json()).not.toHaveProperty('cost');
    expect((await (await priceCosts()).doc(made.id).get()).data()?.cost).toBe(11.8);
    const added = await office.call('POST', 'price-book', { ...plate, cost: 1 });
    const changed = await patch(read(storedPriceEntrySchema, answer), { cost: 1 }, office);
    const taken = await patch(read(storedPriceEntrySchema, answer), { cost: null }, office);
    expect([added.status, changed.status, taken.status]).toEqual([403, 403, 403]);
  });

  test('of the cost is in the history without amounts', async () => {
    const made = await make();
    const answer = await patch(made, { cost: 12, unitPrice: 19 });
    expect(answer.json()).toMatchObject({ cost: 12, unitPrice: 19 });
    const changes = (await historyOf(made.id)).at(-1)?.changes;
    expect(changes).toContainEqual({ field: 'cost' });
    expect(changes).toContainEqual({ field: 'unitPrice', from: 18.5, to: 19 });
    const without = await patch(read(storedPriceEntrySchema, answer), { cost: null });
    expect(without.json()).not.toHaveProperty('cost');
  });

  test('retires and restores an entry', async () => {
    const made = await make();
    const retired = read(storedPriceEntrySchema, await patch(made, { active: false }, office));
    expect((await (await priceCosts()).doc(made.id).get()).data()?.active).toBe(false);
    const back = await patch(retired, { active: true });
    expect(back.json()).toMatchObject({ active: true, cost: 11.8 });
    const actions = (await historyOf(made.id)).map(({ action }) => action);
    expect(actions).toEqual(['created', 'retired', 'brought back']);
  });
});

test('adds the sample entries once', async () => {
  const add = () => owner.call('POST', 'price-book/sample-entries', undefined);
  const [one, other] = [await add(), await add()];
  expect([one.status, other.status]).toEqual([201, 201]);
  const ids = samplePriceBook().map(({ id }) => id);
  const stored = await (await priceBook()).get();
  expect(stored.docs.filter(({ id }) => ids.includes(id))).toHaveLength(ids.length);
  expect(other.json()).toHaveLength(ids.length);
});

describe('what the materials of a project cost', () => {
  const materials = async () => {
    const { id } = shop.project;
    return (await materialsOfProjects(await listEstimatesOfProject(id))).get(id);
  };
  const approve = async (lines: object[], changeOf?: string) => {
    const draft = await office.draftEstimate(shop.project, {
      lines,
      deposit: undefined,
      ...(changeOf && { changeOf }),
    });
    const sent = await office.sendEstimate(draft);
    const body = { name: 'Jordan Lee', note: 'Agreed on the phone', updatedAt: sent.updatedAt };
    expect((await office.call('POST', `estimates/${sent.id}/approved-by-phone`, body)).status).toBe(200);
    return sent;
  };
  const lineOf = ({ id, unitPrice }: PriceEntry, quantity: number) => ({
    kind: 'material',
    description: 'Plate',
    quantity,
    unitPrice,
    priceBookId: id,
  });

  test('is as of approval, for approved estimates and change orders only', async () => {
    const [made, unpriced] = [await make({ cost: 10 }), await make({ cost: undefined })];
    expect(await materials()).toBeUndefined();
    const first = await approve([lineOf(made, 3), lineOf(unpriced, 1)]);
    await office.draftEstimate(shop.project, { lines: [lineOf(made, 100)] });
    expect(await materials()).toEqual({ cents: 3000, unknownLines: 1 });
    await patch(made, { cost: 12 });
    await patch(unpriced, { cost: 1.5 });
    expect(await materials()).toEqual({ cents: 3150, unknownLines: 0 });
    await approve([lineOf(made, 2)], first.id);
    expect(await materials()).toEqual({ cents: 5550, unknownLines: 0 });
  });
});
