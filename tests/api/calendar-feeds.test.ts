import { calendarFeedSchema } from '@welding/domain/entities/staff';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff, deactivate, staffToken } from '../support/staff.ts';
import { answerTo, callApi, callDesk } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const addressOf = async (bearer: string, method = 'GET', path = 'calendar-feed') => {
  const answer = await callDesk(method, path, method === 'GET' ? undefined : {}, { bearer });
  expect(answer.status).toBe(200);
  return new URL(calendarFeedSchema.parse(answer.json()).url).pathname;
};

test('a welder’s feed lists own visits with work, client, time and place, without cancelled ones', async () => {
  const { welder } = desk.people;
  const client = await createTestClient();
  const scheduledDate = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 172_800_000).toISOString();
  const fields = { welderId: welder.id, scheduledDate, clientName: 'Jordan Example', phone: client.phone };
  const visit = await createTestAppointment(client, {
    ...fields,
    title: 'Gate; hinge',
    description: 'Ring twice',
    address: '1400 S Michigan Ave',
  });
  await createTestAppointment(client, { ...fields, status: 'cancelled' });
  await createTestAppointment(client, { scheduledDate, title: "Nobody's" });
  const path = await addressOf(desk.tokens.welder);
  expect(path).toMatch(/^\/api\/calendar-feeds\/[\w.-]+\.ics$/);
  const feed = await callApi('GET', path);
  expect([feed.status, feed.headers.get('content-type'), feed.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  const calendar = new ICAL.Component(ICAL.parse(feed.text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.uid.startsWith(visit.id)).toBe(true);
  expect([event?.summary, event?.location, event?.description]).toEqual([
    'Gate; hinge - Jordan Example',
    '1400 S Michigan Ave',
    `Ring twice\n\nJordan Example, ${client.phone}`,
  ]);
});

test('a feed is in its owner’s language, whoever requests it', async () => {
  const person = await createTestStaff('welder');
  const bearer = await staffToken(person);
  expect((await callDesk('PATCH', 'me', { language: 'es' }, { bearer })).status).toBe(200);
  const headers = { 'Accept-Language': 'en-US' };
  const { text } = await callApi('GET', await addressOf(bearer), { headers });
  expect(text).toContain('NAME:Visitas de ');
});

test('renewing a feed’s address ends the old one, and leaves other feeds alone', async () => {
  const before = await addressOf(desk.tokens.office);
  const other = await addressOf(desk.tokens.owner);
  const renewed = await addressOf(desk.tokens.office, 'POST', 'calendar-feed/renew');
  expect(renewed).not.toBe(before);
  expect(await addressOf(desk.tokens.office)).toBe(renewed);
  const statuses = await Promise.all(
    [before, renewed, other].map(async (path) => (await callApi('GET', path)).status),
  );
  expect(statuses).toEqual([404, 200, 200]);
});

test('the feed addresses of former staff and invented ones show nothing', async () => {
  const leaver = await createTestStaff('welder');
  const path = await addressOf(await staffToken(leaver));
  await deactivate(leaver);
  const otherSignature = path.replace(leaver.id, desk.people.welder.id);
  for (const wrong of [
    path,
    otherSignature,
    '/api/calendar-feeds/x.ics',
    `/api/calendar-feeds/${leaver.id}.ics`,
  ]) {
    expect(await answerTo(callApi('GET', wrong))).toEqual([
      404,
      'This calendar link no longer works. Find the new one on the desk',
    ]);
  }
});
