import { randomUUID } from 'node:crypto';
import { availabilitySchema } from '@welding/domain/booking/availability';
import { readFreeTimes } from '@welding/domain/booking/headers';
import { defaultSettings } from '@welding/domain/business/settings';
import { actorOf } from '@welding/domain/entities/staff';
import { addDays } from '@welding/domain/values/chicago-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { changeSettings } from '../../functions/src/settings/change-settings.ts';
import { book as bookNow } from '../../functions/src/visits/book-appointment.ts';
import { moveOwnVisit } from '../../functions/src/visits/move-own-visit.ts';
import { beforeWrite } from '../support/before-write.ts';
import { invitationOf, kindsTo, mailsTo } from '../support/client-mails.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { historyOf } from '../support/desk.ts';
import { storedVisit } from '../support/visits.ts';
import { type ApiAnswer, answerTo } from './call-api.ts';
import { at, blockOthers, bookingClient, newDay, type OwnShop, openOwnShop } from './own-shop.ts';
import { visitOf } from './planned-visits.ts';

let shop: OwnShop;
beforeAll(async () => {
  shop = await openOwnShop(2);
});

type BookingClient = Awaited<ReturnType<typeof bookingClient>>;

const book = (client: BookingClient, scheduledDate: string, more: object = {}, key?: string) =>
  shop.call('POST', '/api/appointments', {
    json: { clientId: client.id, title: 'Gate hinge', scheduledDate, ...more },
    cookie: client.cookie,
    ...(key && { key }),
  });
const change = (visit: { id: string }, verb: 'move' | 'cancel', json: object, cookie?: string) =>
  shop.call('POST', `/api/appointments/${visit.id}/${verb}`, { json, cookie });

/** The stored visit. Clients do not see its welder and place. */
const wholeOf = (answer: ApiAnswer, status = 201) => storedVisit(visitOf(answer, status).id);
const freeTimesOf = (answer: ApiAnswer) =>
  readFreeTimes(answer.headers.get('x-free-times')).map((time) => time.toISOString());

describe('booking', () => {
  test('books each welder once, then offers the nearest free times', async () => {
    const client = await bookingClient();
    const date = newDay();
    const booked = [
      await wholeOf(await book(client, at(date, '10:00'))),
      await wholeOf(await book(client, at(date, '10:00'))),
    ];
    expect(booked.map(({ welderId }) => welderId).sort()).toEqual(shop.welders.map(({ id }) => id).sort());
    expect(booked.map(({ windowMinutes }) => windowMinutes)).toEqual([60, 60]);
    const taken = await book(client, at(date, '10:00'));
    expect([taken.status, taken.text]).toEqual([409, 'That time is taken']);
    expect(freeTimesOf(taken)).toEqual([at(date, '08:00'), at(date, '08:30'), at(date, '11:30')]);
    for (const time of freeTimesOf(taken)) {
      if (time !== at(date, '08:00')) visitOf(await book(client, time));
    }
  });

  test('marks the visit for the office to see, and records who booked it', async () => {
    const client = await bookingClient();
    const booked = await wholeOf(await book(client, at(newDay(), '09:00')));
    expect(booked).toMatchObject({ status: 'scheduled', changedByClient: true, bookedByClient: true });
    const name = `${client.firstName} ${client.lastName}`;
    expect(await historyOf(booked.id)).toMatchObject([
      { action: 'created', clientId: client.id, actor: { id: client.id, name, role: 'client' } },
    ]);
  });

  test('keeps the gap free, to the minute', async () => {
    const client = await bookingClient();
    const date = newDay();
    await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
    visitOf(await book(client, at(date, '10:00')));
    expect((await book(client, at(date, '11:29'))).status).toBe(409);
    expect((await book(client, at(date, '08:31'))).status).toBe(409);
    visitOf(await book(client, at(date, '11:30')));
    visitOf(await book(client, at(date, '08:30')));
  });

  test('respects visits across midnight, and marks those outside the hours', async () => {
    const client = await bookingClient();
    const date = newDay();
    await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
    await blockOthers(addDays(date, 1), shop.welders.slice(0, 1), shop.owner);
    const late = visitOf(await book(client, at(date, '22:45')));
    expect(late.outsideHours).toBe(true);
    expect((await book(client, at(addDays(date, 1), '00:14'))).status).toBe(409);
    visitOf(await book(client, at(addDays(date, 1), '00:15')));
    expect((await book(client, at(date, '22:00'))).status).toBe(409);
  });

  test('answers a repeated key with the same visit, and refuses the time under a new key', async () => {
    const client = await bookingClient();
    const date = newDay();
    await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => book(client, at(date, '09:00'), {}, key)));
    expect(new Set(answers.map((answer) => visitOf(answer).id)).size).toBe(1);
    expect((await book(client, at(date, '09:00'), {}, randomUUID())).status).toBe(409);
  });

  test('asks for an address once and stores it', async () => {
    const client = await bookingClient();
    const date = newDay();
    const place = { address: '18 Yard Rd, Joliet, IL 60432' };
    const first = await wholeOf(await book(client, at(date, '08:00'), place));
    expect(first).toMatchObject({ ...place, zip: '60432' });
    expect(await findClient(client.id)).toMatchObject(place);
    const second = await wholeOf(
      await book(client, at(date, '13:00'), { address: 'Dock 4', zip: '60505-1234' }),
    );
    expect(second).toMatchObject({ address: 'Dock 4', zip: '60505' });
    expect((await findClient(client.id))?.address).toBe(place.address);
    const third = await wholeOf(await book(client, at(newDay(), '08:00')));
    expect(third).toMatchObject({ ...place, zip: '60432' });
    const asked = await shop.call('GET', `/api/availability?from=${date}`, { cookie: client.cookie });
    expect(availabilitySchema.parse(asked.json()).needsPlace).toBe(false);
    expect(await answerTo(book(client, at(newDay(), '08:00'), { zip: '606' }))).toEqual([
      400,
      'ZIP code must have five digits',
    ]);
  });

  test('with a ZIP code only stores it for later bookings', async () => {
    const client = await bookingClient();
    expect((await wholeOf(await book(client, at(newDay(), '08:00'), { zip: '60432' }))).zip).toBe('60432');
    expect((await findClient(client.id))?.zip).toBe('60432');
    expect((await wholeOf(await book(client, at(newDay(), '08:00')))).zip).toBe('60432');
  });

  test('picks the welder with the shortest extra drive', async () => {
    const client = await bookingClient();
    const date = newDay();
    const far = await wholeOf(await book(client, at(date, '07:00'), { zip: '60432' }));
    const near = await wholeOf(await book(client, at(date, '07:00'), { zip: '60201' }));
    expect(far.welderId).not.toBe(near.welderId);
    const nextFar = await wholeOf(await book(client, at(date, '12:00'), { zip: '60435' }));
    const nextNear = await wholeOf(await book(client, at(date, '12:00'), { zip: '60202' }));
    expect([nextFar.welderId, nextNear.welderId]).toEqual([far.welderId, near.welderId]);
  });
});

describe('moving a visit', () => {
  test('keeps the visit and its welder, frees the old time, and mails the calendar entry', async () => {
    const client = await bookingClient();
    const date = newDay();
    await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
    const visit = await wholeOf(await book(client, at(date, '09:00')));
    const moved = visitOf(
      await change(visit, 'move', { scheduledDate: at(date, '13:00') }, client.cookie),
      200,
    );
    expect(await storedVisit(visit.id)).toMatchObject({
      id: visit.id,
      welderId: visit.welderId,
      status: 'rescheduled',
      sequence: 1,
      scheduledDate: at(date, '13:00'),
      changedByClient: true,
    });
    visitOf(await book(await bookingClient(), at(date, '09:00')));
    expect(await kindsTo(client.email)).toEqual(['visit-booked', 'visit-moved']);
    const [booked, told] = (await mailsTo(client.email)).map(invitationOf);
    expect(told).toMatchObject({
      uid: booked?.uid,
      sequence: 1,
      method: 'REQUEST',
      start: at(date, '13:00'),
    });
    const again = await change(visit, 'move', { scheduledDate: at(date, '13:00') }, client.cookie);
    expect(visitOf(again, 200)).toEqual(moved);
    expect((await historyOf(visit.id)).map(({ action, actor }) => [action, actor.role])).toEqual([
      ['created', 'client'],
      ['changed', 'client'],
    ]);
  });

  test('allows an overlap with its own time, and refuses a taken time with free ones', async () => {
    const client = await bookingClient();
    const date = newDay();
    await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
    const visit = visitOf(await book(client, at(date, '09:00')));
    visitOf(await book(client, at(date, '12:00')));
    visitOf(await change(visit, 'move', { scheduledDate: at(date, '09:30') }, client.cookie), 200);
    const taken = await change(visit, 'move', { scheduledDate: at(date, '12:30') }, client.cookie);
    expect([taken.status, taken.text, freeTimesOf(taken).length]).toEqual([409, 'That time is taken', 3]);
    expect((await storedVisit(visit.id)).scheduledDate).toBe(at(date, '09:30'));
    const outside = await change(visit, 'move', { scheduledDate: at(date, '19:00') }, client.cookie);
    expect(visitOf(outside, 200).outsideHours).toBe(true);
    const inside = await change(visit, 'move', { scheduledDate: at(date, '16:00') }, client.cookie);
    expect(visitOf(inside, 200).outsideHours).toBeUndefined();
  });

  test('assigns another welder when the visit’s own is busy', async () => {
    const client = await bookingClient();
    const date = newDay();
    const visit = await wholeOf(await book(client, at(date, '09:00')));
    const blocked = shop.welders.filter(({ id }) => id !== visit.welderId);
    const other = newDay();
    await blockOthers(other, blocked, shop.owner);
    const moved = await wholeOf(
      await change(visit, 'move', { scheduledDate: at(other, '09:00') }, client.cookie),
      200,
    );
    expect(moved.welderId).toBe(blocked[0]?.id);
  });
});

test('of four clients booking the same time at once, one succeeds', async () => {
  const date = newDay();
  await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
  visitOf(await book(await bookingClient(), at(date, '09:00')));
  const rivals = await Promise.all(Array.from({ length: 4 }, bookingClient));
  const answers = await Promise.all(rivals.map((client) => book(client, at(date, '14:00'))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('cancelling by the client frees the time, mails the client, and shows the reason to staff only', async () => {
  const client = await bookingClient();
  const date = newDay();
  await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
  const visit = visitOf(await book(client, at(date, '09:00')));
  const cancelled = await change(visit, 'cancel', { reason: 'Sold the truck' }, client.cookie);
  expect(visitOf(cancelled, 200)).toMatchObject({ status: 'cancelled', sequence: 1 });
  expect(cancelled.text).not.toContain('Sold');
  expect(cancelled.text).not.toContain('changedByClient');
  expect((await storedVisit(visit.id)).changedByClient).toBe(true);
  expect(visitOf(await change(visit, 'cancel', {}, client.cookie), 200)).toEqual(visitOf(cancelled, 200));
  visitOf(await book(await bookingClient(), at(date, '09:00')));
  expect((await kindsTo(client.email)).toSorted()).toEqual(['visit-booked', 'visit-cancelled']);
  expect((await historyOf(visit.id)).at(-1)).toMatchObject({
    action: 'cancelled',
    note: 'Sold the truck',
    actor: { id: client.id, role: 'client' },
  });
});

test('a visit booked while its day is being closed is left for the office to confirm', async () => {
  configureFunctions();
  const client = await bookingClient();
  const [date, first] = [newDay(), newDay()];
  const moved = visitOf(await book(client, at(first, '10:00')));
  const closed = { ...defaultSettings, specialDays: [{ date, label: 'Inventory', open: null }] };
  const open = { ...defaultSettings, specialDays: [] };
  let updatedAt: string | null = null;
  const set = async (settings: typeof closed | typeof open) => {
    const { settings: stored, inTheWay } = await changeSettings(
      { ...settings, updatedAt },
      actorOf(shop.owner),
    );
    updatedAt = stored.updatedAt ?? null;
    return inTheWay;
  };
  const request = {
    clientId: client.id,
    title: 'Gate',
    duration: '60',
    scheduledDate: at(date, '10:00'),
  } as const;
  const now = [
    () => bookNow(request, { once: undefined, limits: [], session: { clientId: client.id, verified: true } }),
    () => moveOwnVisit(moved.id, new Date(at(date, '14:00')), { clientId: client.id }),
  ];
  for (const write of now) {
    let found: readonly unknown[] | undefined;
    const { stop } = beforeWrite(1, async () => {
      found = await set(closed);
    });
    const { id } = await write();
    stop();
    expect(found?.length).toBe(0);
    expect((await storedVisit(id)).outsideHours).toBe(true);
    await shop.call('POST', `/api/appointments/${id}/cancel`, { json: {}, cookie: client.cookie });
    await set(open);
  }
});
