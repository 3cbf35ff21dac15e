import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/data/firestore.ts';
import { findMoneySettings } from '../../functions/src/data/money-settings.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { callDesk, expectRoles } from './expect-roles.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const put = (json: unknown, bearer = desk.tokens.owner) =>
  callDesk('PUT', 'settings/money', json, { bearer });
const version = async () => {
  const stored = await (await firestore()).doc('settings/money').get();
  return stored.get('updatedAt')?.toDate().toISOString() ?? null;
};
const changed = { ...defaultMoneySettings, dueDays: 21 };

describe('settings of estimates and invoices', () => {
  expectRoles(
    ['owner'],
    () => desk.tokens,
    async (options) => callDesk('PUT', 'settings/money', { ...changed, updatedAt: await version() }, options),
  );

  test('are the owner’s, replaced as a whole on their version, with an entry in the history', async () => {
    const terms = 'Thirty days net';
    const full = { ...changed, terms, deposit: { kind: 'percent', value: 50 }, reminderDays: [5] };
    expect((await put({ ...full, updatedAt: await version() })).status).toBe(200);
    expect(await findMoneySettings()).toMatchObject(full);
    expect((await historyOf('money')).at(-1)).toMatchObject({ action: 'changed', entity: 'settings' });
    expect((await put({ ...changed, updatedAt: '2026-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await put({ ...defaultMoneySettings, updatedAt: await version() })).status).toBe(200);
    const { terms: gone, deposit } = await findMoneySettings();
    expect([gone, deposit]).toEqual([undefined, undefined]);
  });

  test.each([
    [{ taxRate: 31 }, 'Sales tax must be between 0 and 30 percent, with at most three decimals'],
    [{ dueDays: -1 }, 'Due date must be a whole number of days from 0 to 180'],
    [{ reminderDays: [1, 2, 3, 4, 5, 6] }, 'At most five reminders are possible'],
    [{ homeRepairNotice: 'yes' }, 'The home repair notice must be on or off'],
    [{ rates: [] }, 'Unknown field: rates'],
  ])('refuse %j with 400', async (wrong, sentence) => {
    const answer = await put({ ...changed, ...wrong, updatedAt: null });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });
});
