import { randomUUID } from 'node:crypto';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { beforeAll, expect, test } from 'vitest';
import { storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { chicagoInstant, comingDay, quietDay } from '../support/coming-day.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { foreignAmong } from '../support/foreign-texts.ts';
import { controlStripe } from '../support/local-stripe.ts';
import { controlMailbox } from '../support/mailbox.ts';
import { queueTestMail } from '../support/mails.ts';
import { ownTime } from '../support/own-time.ts';
import { type TestDevice, testDevice } from '../support/push-devices.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { storedVisit } from '../support/visits.ts';
import { answerTo, callApi, callDesk } from './call-api.ts';
import { awaitNotice, clientWithDevice, tagsAt } from './push-notices.ts';
import { runTriggers } from './run-triggers.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';
import { validBodies } from './valid-bodies.ts';

runTriggers();

let desk: DeskPeople;
let owner: TestDevice;
let office: TestDevice;
let ownerInSpanish: TestDevice;
beforeAll(async () => {
  desk = await deskPeople();
  [owner, office, ownerInSpanish] = [testDevice(), testDevice(), testDevice()];
  const reader = await createTestStaff('owner', 'Inés');
  const chosen = { json: { language: 'es' }, bearer: await staffToken(reader) };
  expect((await callApi('PATCH', '/api/desk/me', chosen)).status).toBe(200);
  await storePushDevice(ownerInSpanish.subscription, { staffId: reader.id });
  await storePushDevice(owner.subscription, { staffId: desk.people.owner.id });
  await storePushDevice(office.subscription, { staffId: desk.people.office.id });
});

test('a new request notifies owner and office once per key, without names', async () => {
  const json = validBodies('')['/api/quotes'];
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => callApi('POST', '/api/quotes', { json, key })));
  const { id } = Object(answers[0]?.json());
  for (const device of [owner, office]) {
    expect(await awaitNotice(device, new RegExp(`^new-request_${id}$`))).toEqual({
      title: 'New request',
      body: 'Heavy-Duty Truck Repairs',
      path: `/desk/requests/${id}`,
      tag: `new-request_${id}`,
      lang: 'en',
    });
  }
});

test('a booking outside the hours asks for confirmation, and one within them does not', async () => {
  const { client, cookie } = await clientWithDevice();
  const book = async (scheduledDate: string) => {
    const json = { clientId: client.id, title: 'Gate', scheduledDate };
    return appointmentSchema.parse((await callApi('POST', '/api/appointments', { json, cookie })).json());
  };
  const within = await book(ownTime());
  const outside = await book(chicagoInstant(`${quietDay('Sunday')}T09:00`).toISOString());
  const notice = await awaitNotice(owner, new RegExp(`^visit-to-confirm_${outside.id}$`));
  expect(notice).toMatchObject({
    title: 'A visit to confirm',
    body: expect.stringMatching(/^Sunday, .* at 9:00 AM, outside business hours$/),
    path: `/desk/calendar/visits/${outside.id}`,
  });
  expect(await tagsAt(owner)).not.toContain(`visit-to-confirm_${within.id}`);
});

test('each move or cancellation by the client notifies staff once, with its times', async () => {
  const client = await createTestClient();
  const cookie = await verifiedCookie(client);
  const visit = await createTestAppointment(client, {
    scheduledDate: chicagoInstant(`${comingDay('Wednesday')}T09:00`).toISOString(),
  });
  const change = async (verb: 'move' | 'cancel', json: object) => {
    expect(
      await answerTo(callApi('POST', `/api/appointments/${visit.id}/${verb}`, { json, cookie })),
    ).toEqual([200, expect.any(String)]);
  };
  const friday = chicagoInstant(`${quietDay('Friday')}T13:00`).toISOString();
  await change('move', { scheduledDate: friday });
  await change('move', { scheduledDate: friday });
  const path = `/desk/calendar/visits/${visit.id}`;
  expect(await awaitNotice(owner, new RegExp(`^client-moved-visit_${visit.id}_`))).toMatchObject({
    title: 'A client moved a visit',
    body: expect.stringMatching(/^From Wednesday, .* at 9:00 AM to Friday, .* at 1:00 PM$/),
    path,
  });
  await change('cancel', { reason: 'Sold the truck' });
  await change('cancel', {});
  expect(await awaitNotice(office, new RegExp(`^client-cancelled-visit_${visit.id}_`))).toMatchObject({
    title: 'A client cancelled a visit',
    body: expect.stringMatching(/^Friday, .* at 1:00 PM$/),
    path,
  });
});

test('a card payment notifies the owner once, and a refund does not repeat it', async () => {
  const { client } = await clientWithDevice();
  const project = await createTestProject(client);
  const id = await silentIntent({ metadata: { clientId: client.id, projectId: project.id } });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  await sendEvent(id, 'payment_intent.succeeded');
  expect(await awaitNotice(owner, new RegExp(`^payment_${id}$`))).toMatchObject({
    title: 'Payment received',
    body: '$123.45',
    path: `/desk/projects/${project.id}`,
  });
});

test('a late failure of a bank transfer notifies the owner once, with the reason', async () => {
  const { client } = await clientWithDevice();
  const project = await createTestProject(client);
  const id = await silentIntent({ metadata: { clientId: client.id, projectId: project.id } });
  await tryToPay(id, 'pm_usBankAccount_processing');
  await sendEvent(id, 'payment_intent.processing');
  await controlStripe(`/payment_intents/${id}/settle`, { outcome: 'failed' });
  await sendEvent(id, 'payment_intent.payment_failed');
  await sendEvent(id, 'payment_intent.payment_failed');
  expect(await awaitNotice(owner, new RegExp(`^payment-failed_${id}_`))).toMatchObject({
    title: 'A bank transfer failed',
    body: '$123.45 is owed again. There was not enough money in the account.',
    path: `/desk/projects/${project.id}`,
  });
});

test('money recorded by the office notifies the owner, but not its author', async () => {
  const { client } = await clientWithDevice();
  const { id: projectId } = await createTestProject(client);
  const json = { clientId: client.id, projectId, amount: 80, method: 'cash' };
  const answer = await callDesk('POST', 'payments', json, { bearer: desk.tokens.office });
  expect(answer.status).toBe(201);
  const { id } = Object(answer.json());
  await awaitNotice(owner, new RegExp(`^payment_${id}$`));
  expect(await tagsAt(office)).not.toContain(`payment_${id}`);
});

test('a failed mail notifies staff, without its recipient', async () => {
  const to = `nobody-${randomUUID()}@example.com`;
  await controlMailbox('/recipients', { to, answer: 'refuse' });
  const mail = await queueTestMail({ to });
  const notice = await awaitNotice(owner, new RegExp(`^mail-failed_${mail.id}`));
  expect(notice).toMatchObject({ title: 'An email did not arrive', path: '/desk' });
  expect(JSON.stringify(notice)).not.toContain(to);
});

test('assigning, moving, unassigning or cancelling notifies only its welders, never the person who acted', async () => {
  const helper = await createTestStaff('welder');
  const [wes, dana] = [testDevice(), testDevice()];
  const token = await staffToken(helper);
  const json = dana.subscription;
  expect((await callApi('POST', '/api/push-devices', { json, bearer: token })).status).toBe(204);
  await storePushDevice(wes.subscription, { staffId: desk.people.welder.id });
  const { id: clientId } = await createTestClient();
  const office = { bearer: desk.tokens.office };
  const planned = { clientId, title: 'Gate', scheduledDate: ownTime(), welderIds: [desk.people.welder.id] };
  const visit = appointmentSchema.parse((await callDesk('POST', 'appointments', planned, office)).json());
  const change = async (fields: object) => {
    const { updatedAt = null } = await storedVisit(visit.id);
    const answer = await callDesk('PATCH', `appointments/${visit.id}`, { ...fields, updatedAt }, office);
    expect(answer.status).toBe(200);
  };
  // Other tests' clients may book any free welder.
  const titles = async (device: TestDevice) => {
    const notices = (await device.received()).map(({ notice }) => notice);
    return notices.filter(({ path }) => path.endsWith(visit.id)).map(({ title }) => title);
  };
  const told = (device: TestDevice, ...expected: string[]) =>
    expect.poll(() => titles(device), { timeout: 20_000, interval: 50 }).toEqual(expected);
  await told(wes, 'You have a new visit');
  await change({ scheduledDate: ownTime() });
  await told(wes, 'You have a new visit', 'One of your visits was moved');
  await change({ welderIds: [helper.id] });
  await told(wes, 'You have a new visit', 'One of your visits was moved', 'A visit isn’t yours anymore');
  await told(dana, 'You have a new visit');
  const tap = { at: new Date().toISOString(), reason: 'Locked' };
  expect((await callDesk('POST', `appointments/${visit.id}/cancel`, tap, { bearer: token })).status).toBe(
    200,
  );
  await change({ status: 'scheduled', reason: 'The gate is open now' });
  await told(dana, 'You have a new visit', 'You have a new visit');
  const paths = (await dana.received()).map(({ notice }) => notice.path);
  expect(paths).toContain(`/desk/calendar/visits/${visit.id}`);
  expect(await tagsAt(owner)).not.toContainEqual(expect.stringContaining('visits-changed'));
});

test('staff who read Spanish get all of these in Spanish', async () => {
  const notices = (await ownerInSpanish.received()).map(({ notice }) => notice);
  const kinds = new Set(notices.map(({ tag }) => tag.split('_')[0]));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['new-request', 'visit-to-confirm', 'payment', 'mail-failed']),
  );
  expect(
    foreignAmong(
      'es',
      notices.flatMap(({ title, body }) => [title, body]),
    ),
  ).toEqual([]);
});
