import { randomUUID } from 'node:crypto';
import { recurringBlockSchema } from '@welding/domain/booking/recurring-block';
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

const ask = (method: string, path: string, json?: object, as: StaffRole = 'office', key?: string) =>
  callDesk(method, path, json, { bearer: desk.tokens[as], ...(key && { key }) });
const plan = (fields: object, as?: StaffRole) =>
  ask('POST', 'appointments', { clientId: client.id, title: 'Gate hinge', welderId: wes, ...fields }, as);
const change = (
  { id, updatedAt = null }: { id: string; updatedAt?: string | null | undefined },
  json: object,
  as?: StaffRole,
) => ask('PATCH', `appointments/${id}`, { updatedAt, ...json }, as);

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

  test('keeps new visits away, names those that stand in it, and is changed and removed', async () => {
    // Within the 60 days that are looked ahead: newDay goes on from file to file of a process.
    const date = comingDay('Tuesday');
    const standing = visitOf(await plan({ scheduledDate: at(date, '12:30') }));
    const key = randomUUID();
    const answers = [
      await ask('POST', 'recurring-blocks', lunch(date), 'office', key),
      await ask('POST', 'recurring-blocks', lunch(date), 'office', key),
    ];
    const [added] = answers.map((answer) => recurringBlockSchema.parse(answer.json()));
    expect(answers.map((answer) => [answer.status, answer.json()])).toEqual([
      [201, added],
      [201, added],
    ]);
    expect(answers.flatMap((answer) => inTheWayOf(answer) ?? []).map(({ id }) => id)).toContain(standing.id);
    const tapped = await ask('POST', `appointments/${standing.id}/cancel`, { at: new Date().toISOString() });
    const cancelled = visitOf(tapped, 200);
    expect((await change(cancelled, { status: 'scheduled' })).status).toBe(409);
    const id = added?.id ?? '';
    const later = await ask('PATCH', `recurring-blocks/${id}`, {
      updatedAt: added?.updatedAt,
      from: '14:00',
      to: '15:00',
    });
    const moved = recurringBlockSchema.parse(later.json());
    visitOf(await change(cancelled, { status: 'scheduled' }), 200);
    expect((await plan({ scheduledDate: at(date, '14:00') })).status).toBe(409);
    const stale = await ask('PATCH', `recurring-blocks/${id}`, {
      updatedAt: added?.updatedAt,
      removed: true,
    });
    expect(stale.status).toBe(409);
    const removed = await ask('PATCH', `recurring-blocks/${id}`, {
      updatedAt: moved.updatedAt,
      removed: true,
    });
    expect(recurringBlockSchema.parse(removed.json()).removed).toBe(true);
    visitOf(await plan({ scheduledDate: at(date, '14:00') }));
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['created', 'changed', 'removed']);
  });
});
