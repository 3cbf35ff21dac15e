import { randomUUID } from 'node:crypto';
import { availabilitySchema, nextFreeSchema } from '@welding/domain/booking/availability';
import { comingTimeText, dateText } from '@welding/domain/booking/coming-time';
import { defaultSettings } from '@welding/domain/business/settings';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findCapacity, findFirstFreeTime, findFreeTimes } from '../../functions/src/calendar/free-time.ts';
import { repairDays } from '../../functions/src/calendar/repair-days.ts';
import { findSettings, storeSettings } from '../../functions/src/settings/settings.ts';
import { anAppointment } from '../support/entities.ts';
import { readsOf } from '../support/reads-of.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop } from './own-shop.ts';

let shop: OwnShop;
beforeAll(async () => {
  shop = await openOwnShop(2);
});

async function timesOn(date: string, cookie: string, more: Record<string, string> = {}): Promise<string[]> {
  const query = new URLSearchParams({ from: date, days: '1', ...more });
  const answer = await shop.call('GET', `/api/availability?${query}`, { cookie });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  const [day] = availabilitySchema.parse(answer.json()).days;
  expect(day?.date).toBe(date);
  return day?.times ?? [];
}

const visitOf = (welder: number, scheduledDate: string, fields = {}) => ({
  welderId: shop.welders[welder]?.id ?? '',
  scheduledDate,
  ...fields,
});

describe('free times', () => {
  test('cover two weeks in half hours, where the visit fits', async () => {
    const { cookie } = await bookingClient();
    const from = newDay();
    const answer = await shop.call('GET', `/api/availability?from=${from}&duration=480`, { cookie });
    const { days, needsPlace, ...rules } = availabilitySchema.parse(answer.json());
    expect([days.length, days[0]?.date, needsPlace]).toEqual([14, from, true]);
    expect(rules).toEqual({ cutoffHours: 24, windowMinutes: 60 });
    expect(days[0]?.times).toEqual(
      ['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00'].map((clock) => at(from, clock)),
    );
    const sunday = days.find(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0);
    expect(sunday?.times).toEqual([]);
  });

  test('leave out times when every welder is busy, gap included, but not the visit being moved', async () => {
    const client = await bookingClient({ address: '500 W Madison St, Chicago, IL 60661' });
    const date = newDay();
    const own = await createTestAppointment(client, visitOf(0, at(date, '10:00')));
    await createTestAppointment(client, visitOf(1, at(date, '10:30')));
    await repairDays(new Date());
    const times = await timesOn(date, client.cookie);
    expect(times.filter((time) => time >= at(date, '08:30') && time <= at(date, '12:00'))).toEqual(
      ['08:30', '09:00', '11:30', '12:00'].map((clock) => at(date, clock)),
    );
    expect(await timesOn(date, client.cookie, { appointmentId: own.id })).toContain(at(date, '09:30'));
    const other = await bookingClient();
    expect(await timesOn(date, other.cookie, { appointmentId: own.id })).toEqual(times);
  });

  test('keep the drive free to a place that is far away', async () => {
    const client = await bookingClient();
    const date = newDay();
    // Kenosha, Wisconsin, and Joliet, Illinois, are 80 miles apart.
    for (const welder of [0, 1])
      await createTestAppointment(client, visitOf(welder, at(date, '11:00'), { zip: '53140' }));
    await repairDays(new Date());
    const afternoon = async (zip: string) =>
      (await timesOn(date, client.cookie, { zip })).find((time) => time > at(date, '11:00'));
    expect(await afternoon('53140')).toBe(at(date, '12:30'));
    expect([at(date, '14:30'), at(date, '15:00')]).toContain(await afternoon('60432'));
    expect(await afternoon('99999')).toBe(at(date, '12:30'));
  });

  test('keep the drive to the project’s place free, for its own client only', async () => {
    const client = await bookingClient();
    const stranger = await bookingClient();
    const date = newDay();
    for (const welder of [0, 1])
      await createTestAppointment(client, visitOf(welder, at(date, '11:00'), { zip: '53140' }));
    await repairDays(new Date());
    const project = await createTestProject(client, { zip: '60432' });
    const afternoon = async (cookie: string, more: Record<string, string>) =>
      (await timesOn(date, cookie, more)).find((time) => time > at(date, '11:00')) ?? '';
    const offered = await afternoon(client.cookie, { projectId: project.id });
    expect([at(date, '14:30'), at(date, '15:00')]).toContain(offered);
    expect(await afternoon(client.cookie, { projectId: project.id, zip: '53140' })).toBe(at(date, '12:30'));
    expect(await afternoon(stranger.cookie, { projectId: project.id })).toBe(at(date, '12:30'));
    const booked = await shop.call('POST', '/api/appointments', {
      json: { clientId: client.id, projectId: project.id, title: 'Gate', scheduledDate: offered },
      cookie: client.cookie,
    });
    expect(booked.status).toBe(201);
  });

  test('of a visit to move count its own length and place', async () => {
    const client = await bookingClient();
    const date = newDay();
    for (const welder of [0, 1])
      await createTestAppointment(client, visitOf(welder, at(date, '11:00'), { zip: '53140' }));
    const fields = { zip: '60432', duration: '150' };
    const own = await createTestAppointment(client, visitOf(0, at(newDay(), '11:00'), fields));
    await repairDays(new Date());
    const times = await timesOn(date, client.cookie, { appointmentId: own.id });
    expect([at(date, '14:30'), at(date, '15:00')]).toContain(times.find((time) => time > at(date, '11:00')));
    // Closing is at 6 PM.
    expect(times.at(-1)).toBe(at(date, '15:30'));
  });

  test('are none after the horizon, and none before the lead time', async () => {
    const { cookie } = await bookingClient();
    const today = chicagoDate(new Date());
    expect(await timesOn(addDays(today, 400), cookie)).toEqual([]);
    expect(await timesOn(addDays(today, -1), cookie)).toEqual([]);
    for (const time of await timesOn(today, cookie)) {
      expect(Date.parse(time)).toBeGreaterThan(Date.now() + 119 * 60_000);
    }
  });

  test('are refused without a session and for invalid questions', async () => {
    const { cookie } = await bookingClient();
    const day = newDay();
    const ask = async (query: string, session?: string) => {
      const answer = await shop.call('GET', `/api/availability?${query}`, { cookie: session });
      return [answer.status, answer.text];
    };
    expect(await ask(`from=${day}`)).toEqual([401, 'Please sign in again']);
    expect(await ask('', cookie)).toEqual([400, 'Date must be YYYY-MM-DD']);
    expect(await ask('from=2026-02-30', cookie)).toEqual([400, 'Date must be YYYY-MM-DD']);
    for (const days of ['0', '32', '1.5', 'x'])
      expect(await ask(`from=${day}&days=${days}`, cookie)).toEqual([
        400,
        'Days must be a whole number from 1 to 31',
      ]);
    expect(await ask(`from=${day}&duration=90`, cookie)).toEqual([
      400,
      'Duration must be 30, 60, 120, 240 or 480 minutes',
    ]);
    expect(await ask(`from=${day}&zip=606`, cookie)).toEqual([400, 'ZIP code must have five digits']);
    expect(await ask(`from=${day}&appointmentId=1`, cookie)).toEqual([400, 'An id must be a UUID']);
  });
});

test('take no more reads with thousands of stored visits than with few', async () => {
  const client = await bookingClient();
  const from = newDay();
  await createTestAppointment(client, visitOf(0, at(from, '10:00')));
  await repairDays(new Date());
  const capacity = await findCapacity();
  const look = () => findFreeTimes(capacity, { from, days: 14 }, { durationMinutes: 60 });
  const few = await readsOf(look);
  // At most one document for each welder and each of 15 days.
  expect(few).toBeLessThanOrEqual(2 * 15);
  const database = getFirestore();
  const years = chicagoInstant('2031-01-06', '08:00').getTime();
  for (let first = 0; first < 3_000; first += 500) {
    const batch = database.batch();
    for (let index = first; index < first + 500; index += 1) {
      const { id: _, ...visit } = anAppointment({ welderId: shop.welders[index % 2]?.id ?? '' });
      const scheduledDate = new Date(years + index * 3 * 3_600_000);
      batch.set(database.collection('appointments').doc(randomUUID()), { ...visit, scheduledDate });
      const day = scheduledDate.toISOString().slice(0, 10);
      batch.set(database.doc(`calendarDays/${visit.welderId}_${day}`), {
        welderId: visit.welderId,
        date: day,
        busy: [],
      });
    }
    await batch.commit();
  }
  expect(await readsOf(look)).toBe(few);
});

describe('the next free time', () => {
  const ask = (query = '') => shop.call('GET', `/api/next-free${query}`);

  test('is public, the first of all times, and kept a minute', async () => {
    const answer = await ask('?service=truck');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=60, s-maxage=60',
    ]);
    const { at: first, specialDays, words } = nextFreeSchema.parse(answer.json());
    const { cookie } = await bookingClient();
    const query = `from=${chicagoDate(new Date())}`;
    const { days } = availabilitySchema.parse(
      (await shop.call('GET', `/api/availability?${query}`, { cookie })).json(),
    );
    expect([first, specialDays]).toEqual([days.flatMap(({ times }) => times)[0] ?? null, []]);
    const next = first && comingTimeText(new Date(first), new Date());
    expect(words).toEqual({ next, specialDay: null });
    expect([(await ask('?service=boats')).status, (await ask('?service=')).status]).toEqual([400, 400]);
    expect((await ask('?service=truck&x=1')).status, 'nothing that no cache has').toBe(400);
  });

  test('is none when both weeks are closed, as the special days say', async () => {
    const before = await findSettings();
    const today = chicagoDate(new Date());
    const specialDays = Array.from({ length: 15 }, (_, index) => ({
      date: addDays(today, index),
      label: 'Holiday',
      open: null,
    }));
    const actor = { id: shop.owner.id, name: shop.owner.name, role: 'owner' } as const;
    const stored = await storeSettings({ ...defaultSettings, specialDays, updatedAt: null }, actor);
    // A process caches its response for some seconds.
    const told = async () => {
      vi.setSystemTime(Date.now() + 10_000);
      return nextFreeSchema.parse((await ask()).json());
    };
    const next = await told();
    expect([next.at, next.specialDays]).toEqual([null, specialDays.slice(0, 14)]);
    expect(next.words).toEqual({ next: null, specialDay: `${dateText(today)}, Holiday: Closed` });
    await storeSettings({ ...before, specialDays: [], updatedAt: stored.updatedAt ?? null }, actor);
    expect((await told()).specialDays).toEqual([]);
  });

  test('is read once, however the uncached address is spelled', async () => {
    vi.setSystemTime(Date.now() + 30_000);
    const spellings = ['', '?', '?service=truck', '?service=%74ruck', '?&service=truck'];
    const statuses = async () =>
      Promise.all(spellings.map(async (query) => (await shop.call('GET', `/api/next-free${query}`)).status));
    const answered: number[][] = [];
    const reads = await readsOf(async () => answered.push(await statuses(), await statuses()));
    expect(answered.flat()).toEqual(Array(10).fill(200));
    const from = chicagoDate(new Date());
    const capacity = await findCapacity();
    const once = () => findFirstFreeTime(capacity, { from, days: 14 }, { durationMinutes: 60 });
    expect(reads).toBe((await readsOf(findCapacity)) + (await readsOf(once)));
  });
});

test('a booked time is taken, and free again after the cancellation', async () => {
  const client = await bookingClient();
  const date = newDay();
  const book = async () => {
    const json = { clientId: client.id, title: 'Gate', scheduledDate: at(date, '09:00') };
    const answer = await shop.call('POST', '/api/appointments', { json, cookie: client.cookie });
    expect(answer.status).toBe(201);
    return appointmentSchema.parse(answer.json());
  };
  const [one] = [await book(), await book()];
  expect(await timesOn(date, client.cookie)).not.toContain(at(date, '09:00'));
  const cancelled = await shop.call('POST', `/api/appointments/${one.id}/cancel`, {
    json: {},
    cookie: client.cookie,
  });
  expect(cancelled.status).toBe(200);
  expect(await timesOn(date, client.cookie)).toContain(at(date, '09:00'));
});
