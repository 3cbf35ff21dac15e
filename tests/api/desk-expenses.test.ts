import { randomUUID } from 'node:crypto';
import { type Expense, expenseMessages, expenseSchema } from '@welding/domain/entities/expense';
import type { Staff } from '@welding/domain/entities/staff';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expenses } from '../../functions/src/costs/expenses.ts';
import { findPhoto, sweepPhoto } from '../../functions/src/photos/photos.ts';
import { historyOf } from '../support/desk.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, type CallOptions, callApi, callDesk } from './call-api.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const today = chicagoDate(new Date());
const tube = { amount: 61.4, what: 'Square tube, 2 in', paidOn: today };
let wes: Staff;
let bearer: string;

beforeAll(async () => {
  wes = await createTestStaff('welder');
  bearer = await staffToken(wes);
});
beforeEach(async () => {
  await createTestAppointment(shop.client, { projectId: shop.project.id, welderId: wes.id });
});

const add = (json: unknown = tube, options: CallOptions = { bearer }, id = shop.project.id) =>
  callDesk('POST', `projects/${id}/expenses`, json, options);
const added = async (json: unknown = tube, options: CallOptions = { bearer }) =>
  read(expenseSchema, await add(json, options));
const photograph = (options: CallOptions = { bearer }, bytes = jpegPicture(), id = shop.project.id) =>
  callApi('POST', `/api/desk/projects/${id}/receipts`, {
    raw: new Uint8Array(bytes),
    type: 'image/jpeg',
    ...options,
  });
const receipt = async (options: CallOptions = { bearer }) => {
  const answer = await photograph(options);
  expect(answer.status, answer.text).toBe(201);
  return (answer.json() as { id: string }).id;
};
const remove = (
  { id, updatedAt = null }: Pick<Expense, 'id'> & { updatedAt?: string | null | undefined },
  by = bearer,
  removed = true,
) => callDesk('PATCH', `expenses/${id}`, { updatedAt, removed }, { bearer: by });

describe('an expense', () => {
  test('is added by a welder to own projects, and by office and owner to any', async () => {
    for (const token of [bearer, shop.tokens.office, shop.tokens.owner]) {
      expect((await add(tube, { bearer: token })).status).toBe(201);
    }
    expect((await add(tube, { bearer: shop.tokens.welder })).status).toBe(403);
    expect((await add(tube, { bearer: shop.tokens.owner }, randomUUID())).status).toBe(404);
  });

  test('stores purpose, amount, date and author; the history, which the office reads, only that it exists', async () => {
    const expense = await added();
    expect(expense).toMatchObject({
      ...tube,
      projectId: shop.project.id,
      authorId: wes.id,
      authorName: wes.name,
    });
    const [entry] = (await historyOf(shop.project.id)).slice(-1);
    expect(entry).toMatchObject({ action: 'added an expense to', actor: { id: wes.id } });
    expect(JSON.stringify(entry)).not.toMatch(/61\.4|tube/);
  });

  test('stores the owner’s search terms, which no answer contains', async () => {
    const answer = await add();
    expect(answer.text).not.toContain('searchTerms');
    const { id } = read(expenseSchema, answer);
    const stored = (await (await expenses()).doc(id).get()).data();
    expect(stored?.searchTerms).toEqual(expect.arrayContaining(['squ', 'tube', 'in']));
    const removed = await remove({ id });
    expect([removed.status, removed.text.includes('searchTerms')]).toEqual([200, false]);
  });

  test('is removed by its author or the owner, by version, and restored', async () => {
    const expense = await added();
    expect((await remove(expense, shop.tokens.office)).status).toBe(403);
    const removed = read(expenseSchema, await remove(expense));
    expect(removed).toMatchObject({ ...expense, removed: true, updatedAt: expect.any(String) });
    expect((await remove(expense, shop.tokens.owner)).status).toBe(409);
    expect(read(expenseSchema, await remove(removed, shop.tokens.owner, false)).removed).toBe(false);
    expect((await remove({ id: randomUUID() })).status).toBe(404);
    expect(JSON.stringify(await historyOf(expense.id))).not.toMatch(/61\.4|tube/);
  });
});

describe('a receipt', () => {
  test('stays with its expense, and is deleted without one', async () => {
    const [kept, lost] = [await receipt(), await receipt()];
    expect((await added({ ...tube, photoId: kept })).photoId).toBe(kept);
    expect((await findPhoto(kept))?.sweepAt).toBeUndefined();
    expect([await sweepPhoto(kept), await sweepPhoto(lost)]).toEqual([false, true]);
    expect(await answerTo(add({ ...tube, photoId: lost }))).toEqual([409, expenseMessages.receiptGone]);
  });

  test('is visible to its author and the owner only, never to the client', async () => {
    const id = await receipt();
    await added({ ...tube, photoId: id });
    const other = await createTestStaff('welder');
    await createTestAppointment(shop.client, { projectId: shop.project.id, welderId: other.id });
    const bearers = [bearer, shop.tokens.owner, shop.tokens.office, await staffToken(other)];
    const seen = bearers.map(
      async (token) => (await callApi('GET', `/api/photos/${id}`, { bearer: token })).status,
    );
    expect(await Promise.all(seen)).toEqual([200, 200, 404, 404]);
    const cookie = await verifiedCookie(shop.client);
    expect((await callApi('GET', `/api/photos/${id}`, { cookie })).status).toBe(404);
    const owner = { entity: 'project', id: shop.project.id };
    const shown = await callDesk('POST', `photos/${id}/caption`, { owner, caption: 'x' }, { bearer });
    expect(shown.status).toBe(404);
  });

  test('belongs to one project and person', async () => {
    const theirs = await receipt({ bearer: shop.tokens.office });
    expect((await add({ ...tube, photoId: theirs })).status).toBe(409);
    const elsewhere = await createTestProject(shop.client);
    const json = { ...tube, photoId: theirs };
    expect((await add(json, { bearer: shop.tokens.office }, elsewhere.id)).status).toBe(409);
  });

  test('is stored once per key, and refused from others and for anything but a picture', async () => {
    const key = randomUUID();
    const answers = await Promise.all([photograph({ bearer, key }), photograph({ bearer, key })]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await photograph({ bearer, key }, pngPicture())).status).toBe(409);
    expect((await photograph({ bearer }, Buffer.from('no picture'))).status).toBe(415);
    expect((await photograph({ bearer: shop.tokens.welder })).status).toBe(403);
  });
});
