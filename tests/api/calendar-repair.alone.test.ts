import { randomUUID } from 'node:crypto';
import { FieldValue, getFirestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { assignVisits } from '../../functions/src/calendar/assign-visits.ts';
import { blocks } from '../../functions/src/calendar/blocks.ts';
import { calendarDays, readDay } from '../../functions/src/calendar/calendar-days.ts';
import { mendDays, repairDays } from '../../functions/src/calendar/repair-days.ts';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { carryContacts } from '../../functions/src/visits/carry-contacts.ts';
import { beforeWrite } from '../support/before-write.ts';
import { mailsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { changeAppointment, createTestAppointment, createTestClient } from '../support/sample.ts';
import { storedVisit } from '../support/visits.ts';
import { at, blockOthers, bookingClient, newDay, type OwnShop, openOwnShop } from './own-shop.ts';

const told = vi.hoisted(() => ({ info: vi.fn(), error: vi.fn() }));
vi.mock('firebase-functions/logger', async (original) => ({ ...(await original()), ...told }));
const { repairCalendar } = await import('../../functions/src/app/jobs.ts');

let shop: OwnShop;
let client: Awaited<ReturnType<typeof bookingClient>>;
let wes: string;
const actor = { id: 'migration', name: 'A migration', role: 'system' } as const;
beforeAll(async () => {
  shop = await openOwnShop(2);
  client = await bookingClient();
  wes = shop.welders[0]?.id ?? '';
});

const repair = () => repairDays(new Date());
const entriesOf = async (date: string) => (await readDay(`${wes}_${date}`)).busy;

test('adds missing visits to days and removes stale ones, keeps holds, and finds nothing the second time', async () => {
  const date = newDay();
  const visit = await createTestAppointment(client, {
    welderId: wes,
    scheduledDate: at(date, '09:00'),
    duration: '120',
    zip: '60605',
  });
  const cancelled = await createTestAppointment(client, { welderId: wes, scheduledDate: at(date, '13:00') });
  const block = {
    id: randomUUID(),
    welderId: wes,
    start: at(date, '15:00'),
    end: at(date, '17:00'),
    reason: 'Dentist',
    createdAt: at(date, '09:00'),
  };
  await (await blocks()).doc(block.id).set(block);
  const soon = new Date(Date.now() + 600_000).toISOString();
  const hold = {
    id: randomUUID(),
    kind: 'hold' as const,
    start: at(date, '18:00'),
    end: at(date, '19:00'),
    until: soon,
  };
  const wrong = { id: visit.id, kind: 'visit' as const, start: at(date, '08:00'), end: at(date, '09:00') };
  const gone = { id: cancelled.id, kind: 'visit' as const, start: at(date, '13:00'), end: at(date, '14:00') };
  await (await calendarDays())
    .doc(`${wes}_${date}`)
    .set({ id: '', welderId: wes, date, busy: [hold, wrong, gone] });
  await changeAppointment(cancelled.id, { status: 'cancelled' });

  const { mended } = await repair();
  expect(mended).toEqual([{ welderId: wes, date, added: 2, removed: 2 }]);
  expect(await entriesOf(date)).toEqual([
    { id: visit.id, kind: 'visit', start: at(date, '09:00'), end: at(date, '11:00'), zip: '60605' },
    { id: block.id, kind: 'block', start: at(date, '15:00'), end: at(date, '17:00') },
    hold,
  ]);
  expect((await repair()).mended).toEqual([]);
});

test('erasing a client keeps the time of its visits, and removes their ZIP codes', async () => {
  const owner = { id: shop.owner.id, name: shop.owner.name, role: 'owner' } as const;
  const erased = await bookingClient();
  const scheduledDate = '2026-03-02T15:00:00.000Z';
  const visit = await createTestAppointment(erased, {
    welderId: wes,
    scheduledDate,
    zip: '60605',
    status: 'completed',
  });
  await mendDays([`${wes}_2026-03-02`]);
  expect((await entriesOf('2026-03-02'))[0]?.zip).toBe('60605');
  await eraseClient(erased.id, owner);
  expect(await entriesOf('2026-03-02')).toEqual([
    { id: visit.id, kind: 'visit', start: scheduledDate, end: '2026-03-02T16:00:00.000Z' },
  ]);
});

test('reports overlapping visits unless the owner booked them anyway', async () => {
  const date = newDay();
  const visits = await Promise.all(
    ['09:00', '09:30', '13:00', '13:30'].map((clock) =>
      createTestAppointment(client, {
        welderId: wes,
        scheduledDate: at(date, clock),
        ...(clock === '13:30' && { bookedAnyway: true }),
      }),
    ),
  );
  const { overlapping } = await repair();
  expect(overlapping).toEqual([[visits[0]?.id, visits[1]?.id]]);
  await changeAppointment(visits[1]?.id ?? '', { status: 'cancelled' });
  expect((await repair()).overlapping).toEqual([]);
});

test('the nightly job repairs days and logs what was wrong, or that all agree', async () => {
  const date = newDay();
  await createTestAppointment(client, { welderId: wes, scheduledDate: at(date, '09:00') });
  const night = async () => {
    told.info.mockClear();
    told.error.mockClear();
    await repairCalendar.run({ scheduleTime: new Date().toISOString(), jobName: 'test' });
    return [told.info.mock.calls, told.error.mock.calls];
  };
  const mended = [{ welderId: wes, date, added: 1, removed: 0 }];
  expect(await night()).toEqual([
    [],
    [['calendar was mended', expect.objectContaining({ mended, overlapping: [] })]],
  ]);
  expect(await entriesOf(date)).toHaveLength(1);
  expect(await night()).toEqual([[['calendar agrees with the visits', { looked: expect.any(Number) }]], []]);
});

test('keeps visits that are booked while it runs', async () => {
  const date = newDay();
  const stored = await createTestAppointment(client, { welderId: wes, scheduledDate: at(date, '15:00') });
  const book = (clock: string) =>
    shop.call('POST', '/api/appointments', {
      json: { clientId: client.id, title: 'Gate', scheduledDate: at(date, clock) },
      cookie: client.cookie,
    });
  await blockOthers(date, shop.welders.slice(0, 1), shop.owner);
  const [first, second] = await Promise.all([book('08:00'), book('11:00'), repair(), repair()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  await repair();
  const ids = (await entriesOf(date)).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids).toContain(stored.id);
});

test('assigns unassigned visits to a free welder once, and reports those without one', async () => {
  const date = newDay();
  const visits = await Promise.all(
    [1, 2, 3].map(() => createTestAppointment(client, { scheduledDate: at(date, '09:00') })),
  );
  const cancelled = await createTestAppointment(client, {
    scheduledDate: at(date, '13:00'),
    status: 'cancelled',
  });
  const before = (await mailsTo(client.email)).length;
  const { assigned, left } = await assignVisits(new Date(), actor);
  expect([assigned.length, left.length]).toEqual([2, 1]);
  expect([...assigned, ...left].toSorted()).toEqual(visits.map(({ id }) => id).toSorted());
  const welders = await Promise.all(assigned.map(async (id) => (await storedVisit(id)).welderId));
  expect(welders.toSorted()).toEqual(shop.welders.map(({ id }) => id).toSorted());
  expect((await historyOf(assigned[0] ?? '')).at(-1)?.actor).toEqual(actor);
  expect((await storedVisit(cancelled.id)).welderId).toBeUndefined();
  expect((await mailsTo(client.email)).length).toBe(before);
  expect(await assignVisits(new Date(), actor)).toEqual({ assigned: [], left });
  expect((await repair()).mended).toEqual([]);
});

describe('the contact of a visit that an earlier release stored apart', () => {
  const of = {
    clientName: 'Jordan Example',
    phone: '(312) 555-0100',
    address: '1400 S Michigan Ave',
    zip: '60605',
  };
  const stale = { phone: '(312) 555-0199' };
  type Own = { readonly own?: object; readonly isVisitNewer?: true; readonly isErased?: true };

  test.each<[string, Own, carried: object]>([
    ['is copied into the visit', {}, of],
    ['replaces an older one in the visit', { own: stale }, of],
    ['fills the empty fields of a newer visit', { own: stale, isVisitNewer: true }, { ...of, ...stale }],
    ['is deleted with an erased client', { isErased: true }, {}],
  ])('%s', async (_, { own = {}, isVisitNewer, isErased }, carried) => {
    const visit = await createTestAppointment(isErased ? await createTestClient() : client);
    const database = getFirestore();
    const contact = database.collection('visitContacts').doc(visit.id);
    const stored = database.collection('appointments').doc(visit.id);
    const removed = Object.fromEntries(Object.keys(of).map((field) => [field, FieldValue.delete()]));
    if (isVisitNewer) await contact.set({ clientId: visit.clientId, ...of });
    await stored.update({ ...removed, ...own });
    if (!isVisitNewer) await contact.set({ clientId: visit.clientId, ...of });
    if (isErased)
      await database.collection('clients').doc(visit.clientId).update({ erasedAt: Timestamp.now() });
    expect(await carryContacts()).toBeGreaterThan(0);
    const kept = Object.entries((await stored.get()).data() ?? {}).filter(([field]) => field in of);
    expect(Object.fromEntries(kept)).toEqual(carried);
    expect((await contact.get()).exists).toBe(false);
  });

  test('is deleted without a visit, and still carried over when its visit changes meanwhile', async () => {
    const database = getFirestore();
    const orphan = database.collection('visitContacts').doc(randomUUID());
    const visit = await createTestAppointment(client);
    const contact = database.collection('visitContacts').doc(visit.id);
    await Promise.all([orphan.set(of), contact.set(of)]);
    const writes = beforeWrite(1, () => changeAppointment(visit.id, { title: 'Changed meanwhile' }));
    await carryContacts();
    writes.stop();
    expect(await storedVisit(visit.id)).toMatchObject({ ...of, title: 'Changed meanwhile' });
    for (const each of [orphan, contact]) expect((await each.get()).exists).toBe(false);
    expect(await carryContacts()).toBe(0);
  });
});

test('a visit that fails or cannot be read does not block others, and is reported until repaired', async () => {
  const date = newDay();
  const [bad, broken, good] = await Promise.all(
    ['08:00', '11:00', '14:00'].map((clock) =>
      createTestAppointment(client, { scheduledDate: at(date, clock) }),
    ),
  );
  if (!bad || !broken || !good) throw new Error('There are three');
  const stored = getFirestore().collection('appointments').doc(bad.id);
  const whole = (await stored.get()).data() ?? {};
  await stored.update({ clientId: 7 });
  const { update } = WriteBatch.prototype;
  const failing = vi.spyOn(WriteBatch.prototype, 'update').mockImplementation(function (
    this: WriteBatch,
    ...written: Parameters<WriteBatch['update']>
  ) {
    if (written[0].id === broken.id) throw new Error('Broken');
    return update.apply(this, written);
  });
  const troubles = async () =>
    (await getFirestore().collection('troubles').where('run', '==', 'calendar').get()).docs
      .map((trouble) => trouble.get('subject'))
      .toSorted();
  const { assigned } = await assignVisits(new Date(), actor);
  expect(assigned).toContain(good.id);
  expect(assigned).not.toContain(broken.id);
  expect(await troubles()).toEqual([`appointments/${bad.id}`, broken.id].toSorted());
  failing.mockRestore();
  await stored.set(whole);
  const { assigned: mended } = await assignVisits(new Date(), actor);
  expect(mended).toEqual(expect.arrayContaining([bad.id, broken.id]));
  expect(await troubles()).toEqual([]);
});
