import { randomUUID } from 'node:crypto';
import { readInTheWay } from '@welding/domain/booking/headers';
import type { Appointment } from '@welding/domain/entities/appointment';
import { planSchema } from '@welding/domain/entities/visit';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { repairDays } from '../../functions/src/calendar/repair-days.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { mailsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { type ApiAnswer, answerTo } from './call-api.ts';
import { at, bookingClient, newDay, type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';
import { idsOf } from './planned-visits.ts';

let shop: OwnShop;
let crew: string[];
beforeAll(async () => {
  shop = await openOwnShop(6);
  crew = shop.welders.map(({ id }) => id);
});

type Sender = { readonly as?: OwnShop['owner']; readonly key?: string };
const post = (path: string, json: object, { as = shop.office, key }: Sender = {}) =>
  shop.call('POST', `/api/desk/${path}`, { json, bearer: tokenOf(as), ...(key && { key }) });
const plan = (json: object, sender?: Sender) => post('plans', { title: 'Staircase', ...json }, sender);
const daysAt = (dates: readonly string[], clock = '08:00') =>
  dates.map((date) => ({ scheduledDate: at(date, clock), duration: '240' }));
const newDays = (count: number) => Array.from({ length: count }, newDay);

function visitsOf(answer: ApiAnswer): Appointment[] {
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
  return planSchema.parse(answer.json()).visits;
}

describe('a plan', () => {
  test('is several visits of one crew, with one mail, one calendar file and the project’s next date', async () => {
    const client = await bookingClient();
    const project = await createTestProject(client);
    const [first = '', second = ''] = newDays(2);
    const [wes = '', wanda = ''] = crew;
    const fields = { clientId: client.id, projectId: project.id, welderIds: [wes, wanda], zip: '60608' };
    const visits = visitsOf(await plan({ ...fields, days: daysAt([second, first]) }));
    expect(visits).toEqual(
      [first, second].map((date) =>
        expect.objectContaining({
          title: 'Staircase',
          projectId: project.id,
          zip: '60608',
          scheduledDate: at(date, '08:00'),
          duration: '240',
          welderId: wes,
          welderIds: [wes, wanda],
          clientName: 'Jordan Example',
        }),
      ),
    );
    for (const [index, date] of [first, second].entries()) {
      expect([await idsOf(wes, date), await idsOf(wanda, date)]).toEqual([
        [visits[index]?.id],
        [visits[index]?.id],
      ]);
    }
    expect((await findProject(project.id))?.scheduledDate).toBe(at(first, '08:00'));
    expect((await historyOf(visits[1]?.id ?? '')).map(({ action }) => action)).toEqual(['created']);
    const mails = await mailsTo(client.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['visits-planned']);
    const file = Buffer.from(mails[0]?.attachments?.[0]?.content ?? '', 'base64').toString();
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events.map((event) => String(event.getFirstPropertyValue('uid')).split('@')[0])).toEqual(
      visits.map(({ id }) => id),
    );
  });

  test('is repeated with the same key, and refused with another body', async () => {
    const client = await bookingClient();
    const days = daysAt(newDays(3));
    const key = randomUUID();
    const body = { clientId: client.id, welderIds: crew.slice(0, 2), days };
    const visits = visitsOf(await plan(body, { key }));
    expect(visitsOf(await plan(body, { key })).map(({ id }) => id)).toEqual(visits.map(({ id }) => id));
    expect(await mailsTo(client.email)).toHaveLength(1);
    expect((await plan({ ...body, title: 'Other' }, { key })).status).toBe(409);
  });

  test('with one taken day stores no visit and names day and welder; the owner may book it anyway', async () => {
    const client = await bookingClient();
    const [first = '', second = '', third = ''] = newDays(3);
    const [wes = '', wanda = ''] = crew;
    for (const [date, id] of [
      [second, wanda],
      [third, wes],
    ] as const) {
      const taken = { clientId: client.id, title: 'Gate', scheduledDate: at(date, '09:00'), welderIds: [id] };
      expect((await post('appointments', taken)).status).toBe(201);
    }
    const body = { clientId: client.id, welderIds: [wes, wanda], days: daysAt([first, second, third]) };
    const refused = await plan(body);
    const [on, and] = [second, third].map((date) => formatChicagoDate(new Date(at(date, '08:00'))));
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(
      new RegExp(
        `^Welder 2 is not free on ${on}; Welder 1 is not free on ${and}. In the way: Gate for .*. Nearest free times: ${on}, .*; ${and}, `,
      ),
    );
    expect(readInTheWay(refused.headers.get('x-in-the-way'))).toHaveLength(2);
    expect([await idsOf(wes, first), await idsOf(wanda, first)]).toEqual([[], []]);
    expect((await mailsTo(client.email)).map(({ kind }) => kind)).not.toContain('visits-planned');
    expect((await plan({ ...body, bookAnyway: true })).status).toBe(403);
    const booked = visitsOf(await plan({ ...body, bookAnyway: true }, { as: shop.owner }));
    expect(booked.map(({ bookedAnyway }) => bookedAnyway)).toEqual([true, true, true]);
    expect(await idsOf(wes, first)).toEqual([booked[0]?.id]);
  });

  test('of twenty days for six welders is one batch, and of two at once for one time one succeeds', async () => {
    const client = await bookingClient();
    const dates = newDays(20);
    const body = { clientId: client.id, welderIds: crew, days: daysAt(dates) };
    const answers = await Promise.all([plan(body), plan(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const visits = answers.flatMap((answer) => (answer.status === 201 ? visitsOf(answer) : []));
    expect(visits).toHaveLength(20);
    for (const id of crew) expect(await idsOf(id, dates[19] ?? '')).toEqual([visits[19]?.id]);
    expect((await repairDays(new Date())).mended).toEqual([]);
  });

  test('of one day, without a welder, is an ordinary visit', async () => {
    const client = await bookingClient();
    const [visit] = visitsOf(await plan({ clientId: client.id, days: daysAt(newDays(1)) }));
    expect([visit?.welderIds, visit?.status]).toEqual([undefined, 'scheduled']);
    expect((await mailsTo(client.email)).map(({ kind }) => kind)).toEqual(['visit-booked']);
  });
});

describe('invalid plans', () => {
  const twice = { scheduledDate: '2027-03-01T15:00:00Z', duration: '60' };
  const many = Array.from({ length: 21 }, (_, day) => ({
    scheduledDate: new Date(Date.UTC(2027, 2, 1 + day, 15)).toISOString(),
  }));
  test.each([
    ['no day', { days: [] }, 'Plan 1 to 20 days'],
    ['too many', { days: many }, 'Plan 1 to 20 days'],
    ['two that overlap', { days: [twice, twice] }, 'Two of the days overlap'],
    ['no title', { days: [twice], title: '' }, 'Title is required'],
    [
      'a crew of one person twice',
      { days: [twice], welderIds: Array(2).fill(randomUUID()) },
      'Choose 1 to 6',
    ],
    ['an unknown welder', { days: [twice], welderIds: [randomUUID()] }, 'No active staff member'],
  ])('%s is 400', async (_, fields, sentence) => {
    const { id: clientId } = await createTestClient();
    expect(await answerTo(plan({ clientId, ...fields }))).toEqual([400, expect.stringContaining(sentence)]);
  });

  test('an unknown client and another client’s project are refused', async () => {
    const days = daysAt(newDays(1));
    expect((await plan({ clientId: randomUUID(), days })).status).toBe(404);
    const [client, other] = [await createTestClient(), await createTestClient()];
    const { id: projectId } = await createTestProject(other);
    expect((await plan({ clientId: client.id, projectId, days })).status).toBe(400);
  });
});
