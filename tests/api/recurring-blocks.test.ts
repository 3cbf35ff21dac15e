import { randomUUID } from 'node:crypto';
import { recurringBlockSchema } from '@welding/domain/booking/recurring-block';
import type { Client } from '@welding/domain/entities/client';
import type { StaffRole } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { callApi, signIn } from './call-api.ts';
import { callDesk } from './expect-roles.ts';
import { at, newDay } from './own-shop.ts';
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
    const date = newDay();
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

  test.each([
    [{ weekdays: [] }, 'Choose at least one weekday'],
    [{ weekdays: [7] }, 'Choose at least one weekday'],
    [{ weekdays: [1, 1] }, 'Choose each weekday once'],
    [{ to: '11:00' }, 'The end must be after the start'],
    [{ from: '9' }, 'A time of day must be HH:mm'],
    [{ reason: ' ' }, 'Reason is required'],
    [{ firstDate: '2026-02-30' }, 'Date must be YYYY-MM-DD'],
    [{ lastDate: '2026-01-01' }, 'The last day must not be earlier than the first'],
    [{ welderId: randomUUID() }, 'No active staff member has this id'],
    [{ color: 'red' }, 'Unknown field: color'],
  ])('with %j is refused', async (wrong, sentence) => {
    const answer = await ask('POST', 'recurring-blocks', lunch(newDay(), wrong));
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test('that is not there cannot be changed', async () => {
    const answer = await ask('PATCH', `recurring-blocks/${randomUUID()}`, { updatedAt: null, reason: 'X' });
    expect(answer.status).toBe(404);
  });
});

describe('who may', () => {
  const date = newDay();
  const routes = (): [string, string, object | undefined][] => [
    ['POST', 'holds', { welderId: wes, start: at(date, '08:00') }],
    [
      'DELETE',
      `holds/${randomUUID()}?${new URLSearchParams({ welderId: wes, start: at(date, '08:00') })}`,
      undefined,
    ],
    [
      'POST',
      'recurring-blocks',
      {
        welderId: wes,
        weekdays: [1],
        from: '06:00',
        to: '06:30',
        reason: 'X',
        firstDate: '2027-01-01',
        lastDate: '2027-01-01',
      },
    ],
    ['PATCH', `recurring-blocks/${randomUUID()}`, { updatedAt: null, reason: 'X' }],
    ['GET', `suggestions?from=${date}`, undefined],
  ];

  test('the owner and the office, and neither a welder nor somebody deactivated nor a client nor nobody', async () => {
    const cookie = await signIn(client.email);
    for (const [method, name, json] of routes()) {
      for (const as of ['owner', 'office'] as const) {
        expect([200, 201, 204, 404, 409]).toContain((await ask(method, name, json, as)).status);
      }
      const path = `/api/desk/${name}`;
      const body = json ? { json } : {};
      const refused = await Promise.all([
        callApi(method, path, { ...body, bearer: desk.tokens.welder }),
        callApi(method, path, { ...body, bearer: desk.tokens.deactivated }),
        callApi(method, path, { ...body, cookie }),
        callApi(method, path, body),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 401, 401]);
    }
  });
});
