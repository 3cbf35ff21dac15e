import { randomUUID } from 'node:crypto';
import { availabilitySchema } from '@welding/domain/booking/availability';
import { readFreeTimes } from '@welding/domain/booking/headers';
import type { Appointment } from '@welding/domain/entities/appointment';
import { auditSentence } from '@welding/domain/entities/audit-words';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { signCalendarFeed } from '../../functions/src/calendar/calendar-feeds.ts';
import { visitsProject } from '../../functions/src/visits/appointments.ts';
import { mailsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestStaff, deactivate } from '../support/staff.ts';
import { storedNotes, storedVisit } from '../support/visits.ts';
import { answerTo } from './call-api.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';
import { idsOf, visitOf } from './planned-visits.ts';

let shop: OwnShop;
let client: Awaited<ReturnType<typeof bookingClient>>;
let wes: string;
let wanda: string;
let will: string;
beforeAll(async () => {
  shop = await openOwnShop(3);
  client = await bookingClient();
  [wes = '', wanda = '', will = ''] = shop.welders.map(({ id }) => id);
});

const ask = (method: string, path: string, json?: object, as = shop.office) =>
  shop.call(method, `/api/desk/${path}`, { ...(json && { json }), bearer: tokenOf(as) });
const plan = (fields: object, as = shop.office) =>
  ask('POST', 'appointments', { clientId: client.id, title: 'Beam', ...fields }, as);
const change = ({ id, updatedAt }: Appointment, json: object) =>
  ask('PATCH', `appointments/${id}`, { updatedAt: updatedAt ?? null, ...json });
const move = (id: string, scheduledDate: string) =>
  shop.call('POST', `/api/appointments/${id}/move`, { json: { scheduledDate }, cookie: client.cookie });

describe('planning for a crew', () => {
  test('takes the time of every welder, and the first one leads', async () => {
    const date = newDay();
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), welderIds: [wanda, wes] }));
    expect([visit.welderId, visit.welderIds]).toEqual([wanda, [wanda, wes]]);
    expect([await idsOf(wes, date), await idsOf(wanda, date), await idsOf(will, date)]).toEqual([
      [visit.id],
      [visit.id],
      [],
    ]);
  });

  test('is refused as a whole, naming busy welders and the reason', async () => {
    const date = newDay();
    visitOf(await plan({ scheduledDate: at(date, '09:00'), welderIds: [wes, wanda] }));
    const start = formatChicagoDateTime(new Date(at(date, '09:00')));
    const way = `In the way: Beam for Jordan Example, ${start} to 10:00 AM`;
    expect(await answerTo(plan({ scheduledDate: at(date, '09:30'), welderIds: [will, wanda] }))).toEqual([
      409,
      `Welder 2 is not free then. ${way}`,
    ]);
    expect(await answerTo(plan({ scheduledDate: at(date, '09:30'), welderIds: [wes, will, wanda] }))).toEqual(
      [409, `Welder 1 and Welder 2 are not free then. ${way}`],
    );
    expect(await idsOf(will, date)).toEqual([]);
    const anyway = { scheduledDate: at(date, '09:30'), welderIds: [will, wanda], bookAnyway: true };
    const booked = visitOf(await plan(anyway, shop.owner));
    expect([await idsOf(will, date), (await idsOf(wanda, date)).includes(booked.id)]).toEqual([
      [booked.id],
      true,
    ]);
  });

  const [someone, seven] = [randomUUID(), Array.from({ length: 7 }, () => randomUUID())];
  test.each([
    ['no welder', []],
    ['one welder twice', [someone, someone]],
    ['seven', seven],
  ])('of %s is 400', async (_, welderIds) => {
    expect(await answerTo(plan({ scheduledDate: at(newDay(), '09:00'), welderIds }))).toEqual([
      400,
      'Choose 1 to 6 welders, each once',
    ]);
  });

  test('with a former welder is 400', async () => {
    const left = await deactivate(await createTestStaff('welder', 'Left'));
    expect(await answerTo(plan({ scheduledDate: at(newDay(), '09:00'), welderIds: [wes, left.id] }))).toEqual(
      [400, 'No active staff member has this id'],
    );
  });

  test('sends the client one mail', async () => {
    const before = (await mailsTo(client.email)).length;
    visitOf(await plan({ scheduledDate: at(newDay(), '09:00'), welderIds: [wes, wanda, will] }));
    expect((await mailsTo(client.email)).length).toBe(before + 1);
  });
});

describe('changing the visit of a crew', () => {
  test('moves, lengthens and frees the time of all welders', async () => {
    const [date, other] = [newDay(), newDay()];
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), welderIds: [wes, wanda] }));
    const moved = visitOf(await change(visit, { scheduledDate: at(other, '09:00') }), 200);
    expect([await idsOf(wes, date), await idsOf(wanda, date)]).toEqual([[], []]);
    const taken = visitOf(await plan({ scheduledDate: at(other, '11:00'), welderIds: [wanda] }));
    expect((await change(moved, { duration: '240' })).status).toBe(409);
    expect([await idsOf(wes, other), await idsOf(wanda, other)]).toEqual([[visit.id], [visit.id, taken.id]]);
    await ask('POST', `appointments/${visit.id}/cancel`, { at: new Date().toISOString() });
    expect([await idsOf(wes, other), await idsOf(wanda, other)]).toEqual([[], [taken.id]]);
  });

  test('adds and removes welders, and does not check the unchanged ones again', async () => {
    const date = newDay();
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), welderIds: [wes] }));
    const over = { scheduledDate: at(date, '09:00'), welderIds: [wes], bookAnyway: true };
    visitOf(await plan(over, shop.owner));
    const joined = visitOf(await change(visit, { welderIds: [wes, wanda] }), 200);
    expect(await idsOf(wanda, date)).toEqual([visit.id]);
    const left = visitOf(await change(joined, { welderIds: [wanda] }), 200);
    expect([left.welderId, left.welderIds]).toEqual([wanda, [wanda]]);
    expect(await idsOf(wes, date)).toHaveLength(1);
    const old = visitOf(await change(left, { welderId: will }), 200);
    expect([old.welderId, old.welderIds]).toEqual([will, [will]]);
    const nobodys = visitOf(await change(old, { welderIds: null }), 200);
    expect([nobodys.welderId, nobodys.welderIds]).toEqual([undefined, undefined]);
    const said = (await historyOf(visit.id)).slice(1).map(auditSentence);
    expect(said).toEqual([
      'Sam office changed the crew',
      'Sam office changed the welder',
      'Sam office changed the welder',
      'Sam office changed the welder (removed)',
    ]);
  });
});

describe('a client who moves a visit', () => {
  test('moves the whole crew, with one mail', async () => {
    const [date, other] = [newDay(), newDay()];
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), welderIds: [wes, wanda] }));
    const before = (await mailsTo(client.email)).length;
    const moved = await move(visit.id, at(other, '13:00'));
    expect([moved.status, moved.json()]).toEqual([
      200,
      expect.not.objectContaining({ welderIds: [wes, wanda] }),
    ]);
    expect((await storedVisit(visit.id)).welderIds).toEqual([wes, wanda]);
    expect([await idsOf(wes, other), await idsOf(wanda, other)]).toEqual([[visit.id], [visit.id]]);
    expect([await idsOf(wes, date), await idsOf(wanda, date)]).toEqual([[], []]);
    expect((await mailsTo(client.email)).length).toBe(before + 1);
  });

  test('gets times when the whole crew is free if one welder is busy', async () => {
    const date = newDay();
    const visit = visitOf(await plan({ scheduledDate: at(date, '16:00'), welderIds: [wes, wanda] }));
    const free = newDay();
    visitOf(await plan({ scheduledDate: at(free, '09:00'), duration: '240', welderIds: [wanda] }));
    visitOf(await plan({ scheduledDate: at(free, '14:00'), duration: '120', welderIds: [wes] }));
    const refused = await move(visit.id, at(free, '10:00'));
    expect([refused.status, refused.text]).toEqual([409, 'That time is taken']);
    const query = `from=${free}&days=1&duration=60&appointmentId=${visit.id}`;
    const answer = await shop.call('GET', `/api/availability?${query}`, { cookie: client.cookie });
    const times = availabilitySchema.parse(answer.json()).days.flatMap((day) => day.times);
    const until = (clock: string) => Date.parse(at(free, clock));
    expect(times.length).toBeGreaterThan(0);
    for (const time of [...times, ...(readFreeTimes(refused.headers.get('x-free-times')) ?? [])]) {
      const start = new Date(time).getTime();
      expect(start > until('07:30') && start < until('13:30')).toBe(false);
      expect(start > until('12:30') && start < until('16:30')).toBe(false);
    }
    expect((await move(visit.id, times[0] ?? '')).status).toBe(200);
  });

  test('is not blocked by a former welder', async () => {
    const gone = await createTestStaff('welder', 'Leaving');
    const [date, other] = [newDay(), newDay()];
    const visit = visitOf(await plan({ scheduledDate: at(date, '09:00'), welderIds: [gone.id, wes, wanda] }));
    await deactivate(gone);
    expect((await move(visit.id, at(other, '09:00'))).status).toBe(200);
    expect((await storedVisit(visit.id)).welderIds).toEqual([wes, wanda]);
    expect(await idsOf(gone.id, date)).toEqual([]);
  });
});

describe('every welder in a crew', () => {
  test('sees its notes, job sheet, project and calendar feed', async () => {
    const [, second] = shop.welders;
    if (!second) throw new Error('The shop has three welders');
    const project = await createTestProject(client);
    const today = new Date(Date.now() + 3_600_000).toISOString();
    const visit = await createTestAppointment(client, {
      projectId: project.id,
      scheduledDate: today,
      welderIds: [wes, wanda],
      welderId: wes,
    });
    const noted = await ask('POST', `appointments/${visit.id}/notes`, { text: 'Gate code 12' }, second);
    expect(noted.status).toBe(201);
    expect((await storedNotes(visit.id))[0]).toMatchObject({ welderId: wes, welderIds: [wes, wanda] });
    const third = shop.welders[2] ?? shop.owner;
    expect((await ask('POST', `appointments/${visit.id}/notes`, { text: 'No' }, third)).status).toBe(403);
    expect((await ask('GET', 'job-sheets', undefined, second)).json()).toEqual([
      expect.objectContaining({
        appointmentId: visit.id,
        projectTitle: project.title,
        crewmates: [{ id: wes, name: 'Welder 1' }],
      }),
    ]);
    expect([await visitsProject(wanda, project.id), await visitsProject(will, project.id)]).toEqual([
      true,
      false,
    ]);
    const feed = await shop.call('GET', `/api/calendar-feeds/${signCalendarFeed(wanda, 0)}.ics`);
    const events = new ICAL.Component(ICAL.parse(feed.text)).getAllSubcomponents('vevent');
    const event = events.find((one) => String(one.getFirstPropertyValue('uid')).includes(visit.id));
    expect(event?.getFirstPropertyValue('description')).toContain('With Welder 1');
  });
});
