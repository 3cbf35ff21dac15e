import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { findMoneySettings } from '../../functions/src/settings/money-settings.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { callDesk } from './call-api.ts';

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
  test('are replaced by the owner as a whole, by version, and recorded', async () => {
    const terms = 'Thirty days net';
    const full = {
      ...changed,
      terms,
      deposit: { kind: 'percent', value: 50 },
      reminderDays: [5],
      followUpDays: [4],
    };
    expect((await put({ ...full, updatedAt: await version() })).status).toBe(200);
    expect(await findMoneySettings()).toMatchObject(full);
    expect((await historyOf('money')).at(-1)).toMatchObject({ action: 'changed', entity: 'settings' });
    expect((await put({ ...changed, updatedAt: '2026-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await put({ ...defaultMoneySettings, updatedAt: await version() })).status).toBe(200);
    const { terms: gone, deposit } = await findMoneySettings();
    expect([gone, deposit]).toEqual([undefined, undefined]);
  });
});
