import { randomUUID } from 'node:crypto';
import { suggestionsSchema } from '@welding/domain/booking/hold';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDay } from '../../functions/src/calendar/calendar-days.ts';
import { repairDays } from '../../functions/src/calendar/repair-days.ts';
import { historyOf } from '../support/desk.ts';
import { createTestProject } from '../support/sample.ts';
import { answerTo } from './call-api.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';
import { idsOf, inTheWayOf, visitOf } from './planned-visits.ts';

let shop: OwnShop;
let client: Awaited<ReturnType<typeof bookingClient>>;
let wes: string;
let wanda: string;
beforeAll(async () => {
  shop = await openOwnShop(2);
  client = await bookingClient();
  [wes = '', wanda = ''] = shop.welders.map(({ id }) => id);
});

type As = 'owner' | 'office' | 'welder';
const tokenAs = (as: As) =>
  tokenOf(as === 'owner' ? shop.owner : as === 'office' ? shop.office : (shop.welders[0] ?? shop.owner));
const ask = (method: string, path: string, json?: object, as: As = 'office') =>
  shop.call(method, `/api/desk/${path}`, { ...(json && { json }), bearer: tokenAs(as) });
const plan = (fields: object, as?: As) =>
  ask('POST', 'appointments', { clientId: client.id, title: 'Gate hinge', welderId: wes, ...fields }, as);
const change = (
  { id, updatedAt = null }: { id: string; updatedAt?: string | null | undefined },
  json: object,
  as?: As,
) => ask('PATCH', `appointments/${id}`, { updatedAt, ...json }, as);

describe('planning over another visit', () => {
  test('is refused naming the conflict, and allowed to the owner, who marks it', async () => {
    const date = newDay();
    const first = visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    const refused = await plan({ scheduledDate: at(date, '09:30') });
    expect([refused.status, refused.text]).toEqual([
      409,
      `Welder 1 is not free then. In the way: Gate hinge for Jordan Example, ${formatChicagoDateTime(new Date(at(date, '09:00')))} to 10:00 AM`,
    ]);
    expect(inTheWayOf(refused)).toEqual([
      { kind: 'visit', id: first.id, start: at(date, '09:00'), end: at(date, '10:00') },
    ]);
    expect(await answerTo(plan({ scheduledDate: at(date, '09:30'), bookAnyway: true }))).toEqual([
      403,
      'Only the owner can double-book this',
    ]);
    const anyway = visitOf(await plan({ scheduledDate: at(date, '09:30'), bookAnyway: true }, 'owner'));
    expect(anyway.bookedAnyway).toBe(true);
    expect((await historyOf(anyway.id))[0]).toMatchObject({
      action: 'created',
      facts: [{ code: 'bookedAnyway' }],
    });
    expect(await idsOf(wes, date)).toEqual([first.id, anyway.id]);
    const moved = await change(anyway, { scheduledDate: at(date, '14:00') });
    expect(visitOf(moved, 200).bookedAnyway).toBeUndefined();
  });

  test('is possible with the gap in between, for another welder, and without a welder', async () => {
    const date = newDay();
    visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    expect((await plan({ scheduledDate: at(date, '10:29') })).status).toBe(409);
    visitOf(await plan({ scheduledDate: at(date, '10:30') }));
    visitOf(await plan({ scheduledDate: at(date, '09:00'), welderId: wanda }));
    const nobodys = { scheduledDate: at(date, '09:00'), welderId: undefined };
    visitOf(await plan(nobodys));
    visitOf(await plan(nobodys));
  });
});

describe('changing a visit', () => {
  test('takes the new time and frees the old one, or keeps both as they were when refused', async () => {
    const [date, other] = [newDay(), newDay()];
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    const taken = visitOf(await plan({ scheduledDate: at(other, '09:00') }));
    const refused = await change(visit, { scheduledDate: at(other, '09:30') });
    expect([refused.status, inTheWayOf(refused)?.map(({ id }) => id)]).toEqual([409, [taken.id]]);
    expect([await idsOf(wes, date), await idsOf(wes, other)]).toEqual([[visit.id], [taken.id]]);
    const moved = visitOf(await change(visit, { scheduledDate: at(other, '12:00') }), 200);
    expect([await idsOf(wes, date), await idsOf(wes, other)]).toEqual([[], [taken.id, visit.id]]);
    const given = visitOf(await change(moved, { welderId: wanda }), 200);
    expect([await idsOf(wes, other), await idsOf(wanda, other)]).toEqual([[taken.id], [visit.id]]);
    const longer = visitOf(await change(given, { duration: '240' }), 200);
    expect((await readDay(`${wanda}_${other}`)).busy[0]?.end).toBe(at(other, '16:00'));
    const nobodys = visitOf(await change(longer, { welderId: null }), 200);
    expect(await idsOf(wanda, other)).toEqual([]);
    const back = await change(nobodys, { welderId: wes, scheduledDate: at(other, '09:00') }, 'owner');
    expect(back.status).toBe(409);
    const anyway = { welderId: wes, scheduledDate: at(other, '09:00'), bookAnyway: true };
    expect((await change(nobodys, anyway)).status).toBe(403);
    expect(visitOf(await change(nobodys, anyway, 'owner'), 200).bookedAnyway).toBe(true);
    expect((await historyOf(visit.id)).at(-1)?.facts).toEqual([{ code: 'bookedAnyway' }]);
  });

  test('refuses a longer duration that reaches the next visit, and always allows a shorter one', async () => {
    const date = newDay();
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), duration: '120' }));
    visitOf(await plan({ scheduledDate: at(date, '11:30') }));
    expect((await change(visit, { duration: '240' })).status).toBe(409);
    visitOf(await change(visit, { duration: '30' }), 200);
    expect((await readDay(`${wes}_${date}`)).busy[0]?.end).toBe(at(date, '09:30'));
  });

  test('to another place checks only whether the drives still fit', async () => {
    const date = newDay();
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), zip: '60432' }));
    const next = visitOf(await plan({ scheduledDate: at(date, '10:30'), zip: '60432' }));
    // Kenosha, Wisconsin, is 80 miles from Joliet, Illinois.
    const refused = await change(visit, { zip: '53140' });
    expect([refused.status, inTheWayOf(refused)?.map(({ id }) => id)]).toEqual([409, [next.id]]);
    const near = visitOf(await change(visit, { zip: '60435' }), 200);
    expect((await readDay(`${wes}_${date}`)).busy[0]?.zip).toBe('60435');
    expect((await change(near, { zip: '53140', bookAnyway: true })).status).toBe(403);
    const far = visitOf(await change(near, { zip: '53140', bookAnyway: true }, 'owner'), 200);
    expect(far.bookedAnyway).toBe(true);
    // An existing conflict does not refuse a place that is no further away.
    visitOf(await change(far, { zip: '53142' }), 200);
  });

  test('finishing early frees the rest of its time', async () => {
    const started = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000);
    const scheduledDate = started.toISOString();
    const visit = visitOf(await plan({ scheduledDate, duration: '480', bookAnyway: true }, 'owner'));
    const at30 = new Date(started.getTime() + 1_800_000).toISOString();
    const finish = await ask('POST', `appointments/${visit.id}/finish`, { at: at30, hours: 0.5 }, 'welder');
    visitOf(finish, 200);
    const date = chicagoDate(started);
    const entry = (await readDay(`${wes}_${date}`)).busy.find(({ id }) => id === visit.id);
    expect(entry).toMatchObject({ start: scheduledDate, end: at30 });
    expect((await repairDays(new Date())).mended).toEqual([]);
  });

  test('cancelling frees its time, and it comes back only while that is free', async () => {
    const date = newDay();
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    const tapped = await ask('POST', `appointments/${visit.id}/cancel`, { at: new Date().toISOString() });
    const cancelled = visitOf(tapped, 200);
    expect(await idsOf(wes, date)).toEqual([]);
    const next = visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    expect((await change(cancelled, { status: 'scheduled' })).status).toBe(409);
    const away = await ask('POST', `appointments/${next.id}/cancel`, { at: new Date().toISOString() });
    visitOf(away, 200);
    visitOf(await change(cancelled, { status: 'scheduled' }), 200);
    expect(await idsOf(wes, date)).toEqual([visit.id]);
  });

  test('changing texts does not check the calendar', async () => {
    const date = newDay();
    visitOf(await plan({ scheduledDate: at(date, '09:00') }));
    const over = visitOf(await plan({ scheduledDate: at(date, '09:00'), bookAnyway: true }, 'owner'));
    const changed = visitOf(await change(over, { title: 'Gate' }), 200);
    expect([changed.title, changed.bookedAnyway]).toEqual(['Gate', true]);
  });
});

test('suggests the shortest drive first, and free times only', async () => {
  const date = newDay();
  visitOf(await plan({ scheduledDate: at(date, '08:00'), zip: '60432' }));
  visitOf(await plan({ scheduledDate: at(date, '08:00'), zip: '60201', welderId: wanda }));
  const answer = await ask('GET', `suggestions?from=${date}&days=1&duration=60&zip=60435`);
  const { suggestions } = suggestionsSchema.parse(answer.json());
  expect(suggestions[0]).toMatchObject({ welderId: wes, welderIds: [wes] });
  expect(suggestions.map(({ extraMiles }) => extraMiles)).toEqual(
    suggestions.map(({ extraMiles }) => extraMiles).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
  );
  const project = await createTestProject(client, { zip: '60435' });
  const ofProject = await ask('GET', `suggestions?from=${date}&days=1&projectId=${project.id}`);
  expect(suggestionsSchema.parse(ofProject.json()).suggestions).toEqual(suggestions);
  const [first] = suggestions;
  if (!first) throw new Error('Nothing is suggested');
  visitOf(await plan({ scheduledDate: first.at, welderId: first.welderId, zip: '60435' }));
  const unknown = suggestionsSchema.parse((await ask('GET', `suggestions?from=${date}&days=1`)).json());
  expect(unknown.suggestions[0]?.extraMiles).toBeNull();
  expect((await ask('GET', 'suggestions')).status).toBe(400);
});

test('suggests times when the whole crew is free', async () => {
  const date = newDay();
  visitOf(await plan({ scheduledDate: at(date, '07:00'), duration: '240', welderIds: [wes] }));
  visitOf(await plan({ scheduledDate: at(date, '13:00'), duration: '240', welderIds: [wanda] }));
  const query = `suggestions?from=${date}&days=1&duration=60&welderIds=`;
  const answer = await ask('GET', `${query}${wanda},${wes}`);
  const { suggestions } = suggestionsSchema.parse(answer.json());
  expect(suggestions).toEqual([
    { welderId: wanda, welderIds: [wanda, wes], at: at(date, '11:30'), extraMiles: null },
  ]);
  for (const crew of ['', `${wes},${wes}`, randomUUID()]) {
    expect((await ask('GET', `${query}${crew}`)).status).toBe(400);
  }
});

test('staff plan, hold and change visits to any length in steps of 15 minutes', async () => {
  const date = newDay();
  const project = await createTestProject(client, { zip: '60432' });
  const visit = visitOf(await plan({ scheduledDate: at(date, '08:00'), duration: '75' }));
  expect((await readDay(`${wes}_${date}`)).busy.find(({ id }) => id === visit.id)?.end).toBe(
    at(date, '09:15'),
  );
  expect(visitOf(await change(visit, { duration: '105' }), 200)).toMatchObject({
    duration: '105',
    sequence: 1,
  });
  const message = 'Duration must be 15 to 1,440 minutes in steps of 15';
  for (const duration of ['50', '0', '1455', '15.5'])
    expect(await answerTo(plan({ scheduledDate: at(date, '12:00'), duration }))).toEqual([400, message]);
  const hold = { welderId: wes, start: at(date, '13:00'), duration: '45', projectId: project.id };
  const held = await ask('POST', 'holds', hold);
  expect([held.status, held.json()]).toMatchObject([201, { end: at(date, '13:45') }]);
  expect((await readDay(`${wes}_${date}`)).busy.find(({ kind }) => kind === 'hold')?.zip).toBe('60432');
  const long = await ask('GET', `suggestions?from=${newDay()}&days=1&duration=165`);
  expect(suggestionsSchema.parse(long.json()).suggestions.length).toBeGreaterThan(0);
});
