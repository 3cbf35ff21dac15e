import { recurringBlockSchema } from '@welding/domain/booking/recurring-block';
import { blockSchema } from '@welding/domain/entities/block';
import type { Client } from '@welding/domain/entities/client';
import type { StaffRole } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { comingDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { callDesk } from './call-api.ts';
import { at } from './own-shop.ts';
import { inTheWayOf, visitOf } from './planned-visits.ts';

let desk: DeskPeople;
let client: Client;
let wes: string;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
  ({ id: wes } = await createTestStaff('welder'));
});

const ask = (method: string, path: string, json?: object, as: StaffRole = 'office') =>
  callDesk(method, path, json, { bearer: desk.tokens[as] });
const plan = (fields: object) =>
  ask('POST', 'appointments', { clientId: client.id, title: 'Gate hinge', welderId: wes, ...fields });
const change = (
  { id, updatedAt = null }: { id: string; updatedAt?: string | null | undefined },
  json: object,
) => ask('PATCH', `appointments/${id}`, { updatedAt, ...json });

describe('a recurring block', () => {
  const lunch = (date: string, more: object = {}) => ({
    welderId: wes,
    weekdays: [new Date(`${date}T12:00:00Z`).getUTCDay()],
    from: '12:00',
    to: '13:00',
    reason: 'Lunch',
    firstDate: date,
    ...more,
  });

  test('refuses new visits, names the existing ones, and can be changed and removed', async () => {
    // Within the 60 days that are searched. newDay would continue beyond them in later files of a process.
    const date = comingDay('Tuesday');
    const standing = visitOf(await plan({ scheduledDate: at(date, '12:30') }));
    const answer = await ask('POST', 'recurring-blocks', lunch(date));
    const { id, updatedAt } = recurringBlockSchema.parse(answer.json());
    expect((inTheWayOf(answer) ?? []).map((standingIn) => standingIn.id)).toContain(standing.id);
    const changed = async (json: object) =>
      recurringBlockSchema.parse((await ask('PATCH', `recurring-blocks/${id}`, json)).json());
    const tapped = await ask('POST', `appointments/${standing.id}/cancel`, { at: new Date().toISOString() });
    const cancelled = visitOf(tapped, 200);
    expect((await change(cancelled, { status: 'scheduled' })).status).toBe(409);
    const moved = await changed({ updatedAt, from: '14:00', to: '15:00' });
    visitOf(await change(cancelled, { status: 'scheduled' }), 200);
    expect((await plan({ scheduledDate: at(date, '14:00') })).status).toBe(409);
    expect((await ask('PATCH', `recurring-blocks/${id}`, { updatedAt, removed: true })).status).toBe(409);
    expect((await changed({ updatedAt: moved.updatedAt, removed: true })).removed).toBe(true);
    visitOf(await plan({ scheduledDate: at(date, '14:00') }));
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['created', 'changed', 'removed']);
  });
});

test('a one-time block is changed by version, removed and restored, and the history says by whom', async () => {
  const body = { welderId: wes, start: '2027-03-01T14:00:00.000Z', end: '2027-03-01T18:00:00.000Z' };
  const added = blockSchema.parse((await ask('POST', 'blocks', { ...body, reason: 'Dentist' })).json());
  expect(added).toMatchObject({ ...body, reason: 'Dentist' });
  const { id } = added;
  let { updatedAt } = added;
  const become = async (json: object, as?: StaffRole) => {
    const answer = await ask('PATCH', `blocks/${id}`, { updatedAt, ...json }, as);
    const changed = blockSchema.parse(answer.json());
    ({ updatedAt } = changed);
    return changed;
  };
  const end = '2027-03-02T18:00:00.000Z';
  expect(await become({ end: '2027-03-02T18:00:00Z' }, 'owner')).toMatchObject({ end });
  expect((await become({ removed: true })).removed).toBe(true);
  expect((await become({ removed: false })).removed).toBeUndefined();
  expect((await historyOf(id)).map(({ action, actor }) => [action, actor.role])).toEqual([
    ['created', 'office'],
    ['changed', 'owner'],
    ['removed', 'office'],
    ['changed', 'office'],
  ]);
  const stale = { updatedAt: added.updatedAt, reason: 'X' };
  expect((await ask('PATCH', `blocks/${id}`, stale)).status).toBe(409);
});
