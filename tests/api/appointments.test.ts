import { randomUUID } from 'node:crypto';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { business } from '@welding/domain/values/business';
import { beforeAll, describe, expect, test } from 'vitest';
import { appointments, findAppointment } from '../../functions/src/data/appointments.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { type ApiAnswer, callApi, signIn, testAddress } from './call-api.ts';
import { startFunction, startTwoFunctions } from './function-process.ts';

let client: Client;
let cookie: string;
let ownProject: Project;
let otherProject: Project;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
  ownProject = await createTestProject(client);
  otherProject = await createTestProject(await createTestClient());
});

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

function booking(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clientId: client.id,
    title: 'Aluminum Welding',
    scheduledDate: ownTime(),
    duration: '120',
    ...overrides,
  };
}

function book(
  json: unknown,
  options: { key?: string; cookie?: string | undefined; base?: string; from?: string } = {},
): Promise<ApiAnswer> {
  return callApi('POST', '/api/appointments', { json, cookie, ...options });
}

describe('booking', () => {
  test('stores the appointment and answers with it', async () => {
    const request = booking({ projectId: ownProject.id, description: '  Bring the plasma cutter ' });
    const answer = await book(request);
    expect(answer.status).toBe(201);
    const booked = appointmentSchema.parse(answer.json());
    expect(booked).toMatchObject({ ...request, description: 'Bring the plasma cutter', status: 'scheduled' });
    expect(await findAppointment(booked.id)).toMatchObject(booked);
  });

  test('needs neither project nor description nor duration', async () => {
    const { duration: _, ...request } = booking({ projectId: '', description: '' });
    const answer = await book(request);
    expect(answer.status).toBe(201);
    const booked = appointmentSchema.parse(answer.json());
    expect(booked.duration).toBe('60');
    expect(booked).not.toHaveProperty('projectId');
    expect(booked).not.toHaveProperty('description');
  });

  test('takes an instant with an offset and keeps it in UTC', async () => {
    const scheduledDate = ownTime();
    const chicago = new Date(Date.parse(scheduledDate) - 5 * 3_600_000).toISOString().replace('Z', '-05:00');
    expect((await book(booking({ scheduledDate: chicago }))).json()).toMatchObject({ scheduledDate });
  });

  test('forgives a minute of having filled in the form, and no more', async () => {
    await createTestStaff('welder');
    expect((await book(booking({ scheduledDate: fromNow(-50_000) }))).status).toBe(201);
    const late = await book(booking({ scheduledDate: fromNow(-61_000) }));
    expect([late.status, late.text]).toEqual([400, 'Date and time must not be in the past']);
  });

  test('a year ahead is possible, and no further', async () => {
    const day = 86_400_000;
    expect((await book(booking({ scheduledDate: fromNow(365 * day - 60_000) }))).status).toBe(201);
    for (const scheduledDate of [fromNow(365 * day + 60_000), '2100-12-31T23:59:59Z']) {
      const answer = await book(booking({ scheduledDate }));
      expect([answer.status, answer.text]).toEqual([
        400,
        `Date and time must be within the next 365 days. For a later visit, please call us at ${business.phone}`,
      ]);
    }
  });

  test.each([
    ['title', '', 'Title is required'],
    ['title', undefined, 'Title is required'],
    ['title', 'Truck\r\nBEGIN:VEVENT', 'Title must be on one line'],
    ['title', 'x'.repeat(201), 'Title must be at most 200 characters'],
    ['scheduledDate', '', 'Date and time is required'],
    ['scheduledDate', undefined, 'Date and time is required'],
    ['scheduledDate', '2099-07-01', 'Date and time is required'],
    ['scheduledDate', '2099-07-01T09:00', 'Date and time is required'],
    ['scheduledDate', '2099-02-30T09:00:00Z', 'Date and time is required'],
    ['duration', 60, 'Duration must be 30, 60, 120, 240 or 480 minutes'],
    ['duration', '90', 'Duration must be 30, 60, 120, 240 or 480 minutes'],
    ['description', 'Ring\0twice', 'Description contains a hidden character. Please type it again'],
    ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters'],
    ['projectId', 'x', 'Project must be one of yours'],
    ['clientId', '', 'Client is required'],
    ['status', 'completed', 'Unknown field: status'],
  ])('with %s %j is refused: %s', async (field, value, message) => {
    const answer = await book(booking({ [field]: value }));
    expect([answer.status, answer.text]).toEqual([400, message]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('is refused without a session, before the body is read', async () => {
    const answer = await callApi('POST', '/api/appointments', { raw: '{', type: 'text/plain' });
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in again']);
  });

  test('for another client is refused with 403', async () => {
    const answer = await book(booking({ clientId: randomUUID() }));
    expect([answer.status, answer.text]).toEqual([403, 'This belongs to another client']);
  });

  test("with another client's project is refused with 403, with none that is there with 404", async () => {
    const other = await book(booking({ projectId: otherProject.id }));
    expect([other.status, other.text]).toEqual([403, 'This belongs to another client']);
    const none = await book(booking({ projectId: randomUUID() }));
    expect([none.status, none.text]).toEqual([404, 'Project not found']);
  });
});

describe('a repeated booking', () => {
  test('20 times at once, on two instances, makes one appointment', async () => {
    const [request, key] = [booking({ title: `Once ${randomUUID()}` }), randomUUID()];
    const instances = await startTwoFunctions();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book(request, { key, base: instances.baseFor(index) })),
    );
    await instances.stop();
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect((await (await appointments()).where('title', '==', request['title']).get()).size).toBe(1);
  });

  test('with other contents is refused with 409', async () => {
    const key = randomUUID();
    expect((await book(booking(), { key })).status).toBe(201);
    const other = await book(booking({ duration: '30' }), { key });
    expect([other.status, other.text]).toEqual([409, 'This request was already sent with other contents']);
  });

  test("never shows another client's result, whose key it happens to be", async () => {
    const key = randomUUID();
    await book(booking(), { key });
    const other = await createTestClient();
    const answer = await book(booking({ clientId: other.id }), { key, cookie: await signIn(other.email) });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ clientId: other.id });
  });

  test('of a time that has passed meanwhile is answered with the first result', async () => {
    await createTestStaff('welder');
    const owner = await createTestClient();
    const [options, key] = [{ cookie: await signIn(owner.email) }, randomUUID()];
    const request = booking({ clientId: owner.id, scheduledDate: fromNow(-57_000) });
    const first = await book(request, { ...options, key });
    expect(first.status).toBe(201);
    await expect.poll(async () => (await book(request, options)).status, { timeout: 15_000 }).toBe(400);
    const again = await book(request, { ...options, key });
    expect([again.status, again.json()]).toEqual([201, first.json()]);
  });
});

describe('bookings are limited', () => {
  const tooMany = /^Too many requests\. Please try again in \d+ minutes? or call \(312\) 555-0148$/;

  test('to 20 visits ahead of one client, exactly, also when 8 come at once on two instances', async () => {
    const owner = await createTestClient();
    const cookieOfOwner = await signIn(owner.email);
    await createTestAppointment(owner, { status: 'cancelled' });
    await createTestAppointment(owner, { scheduledDate: fromNow(-3_600_000) });
    for (const status of ['rescheduled', ...Array<string>(15).fill('scheduled')]) {
      await createTestAppointment(owner, { status });
    }
    const instances = await startTwoFunctions();
    const bookings = Array.from({ length: 8 }, (_, index) => ({
      json: booking({ clientId: owner.id }),
      options: { key: randomUUID(), cookie: cookieOfOwner, base: instances.baseFor(index) },
    }));
    const answers = await Promise.all(bookings.map(({ json, options }) => book(json, options)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(refused).toHaveLength(4);
    for (const answer of refused) {
      expect(answer.text).toBe(
        `You already have 20 upcoming visits. To book another one, please call us at ${business.phone}`,
      );
      expect(answer.headers.get('retry-after')).toBe('86400');
    }
    const booked = answers.findIndex(({ status }) => status === 201);
    const repeated = bookings[booked];
    const again = repeated && (await book(repeated.json, repeated.options));
    expect([again?.status, again?.json()]).toEqual([201, answers[booked]?.json()]);
    await instances.stop();
  });

  test('to so many an hour of one client, wherever they come from', async () => {
    const api = await startFunction({ LIMIT_BOOKINGS_PER_HOUR: '2' });
    const [owner, other] = [await createTestClient(), await createTestClient()];
    const answers: ApiAnswer[] = [];
    for (const { id, email } of [owner, owner, owner, other]) {
      answers.push(await book(booking({ clientId: id }), { cookie: await signIn(email), base: api.base }));
    }
    await api.stop();
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 201]);
    expect(answers[2]?.text).toMatch(tooMany);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('to so many an hour from one address, whoever books', async () => {
    const api = await startFunction({ LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '2' });
    const [from, base] = [testAddress(), api.base];
    const answers: ApiAnswer[] = [];
    for (const address of [from, from, from, testAddress()]) {
      const owner = await createTestClient();
      const options = { cookie: await signIn(owner.email), from: address, base };
      answers.push(await book(booking({ clientId: owner.id }), options));
    }
    await api.stop();
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 201]);
    expect(answers[2]?.text).toMatch(tooMany);
  });
});
