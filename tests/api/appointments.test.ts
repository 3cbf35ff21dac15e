import { randomUUID } from 'node:crypto';
import { appointmentListSchema, appointmentSchema } from '@welding/domain/appointment';
import type { Client } from '@welding/domain/client';
import type { Project } from '@welding/domain/project';
import { beforeAll, describe, expect, test } from 'vitest';
import { appointments } from '../../functions/src/data/appointments.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { type ApiAnswer, callApi, signIn } from './call-api.ts';
import { startTwoFunctions } from './function-process.ts';

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
const tomorrow = () => fromNow(86_400_000);

function booking(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clientId: client.id,
    title: 'Aluminum Welding',
    scheduledDate: tomorrow(),
    duration: '120',
    ...overrides,
  };
}

function book(
  json: unknown,
  options: { key?: string; cookie?: string | undefined; base?: string } = {},
): Promise<ApiAnswer> {
  return callApi('POST', '/api/appointments', { json, cookie, ...options });
}

describe('the list of appointments', () => {
  test("has the client's own, by scheduledDate, past ones too", async () => {
    const [owner, other] = [await createTestClient(), await createTestClient()];
    const times = [fromNow(7_200_000), fromNow(-7_200_000), fromNow(3_600_000)];
    const [last, first, middle] = await Promise.all(
      times.map((scheduledDate) => createTestAppointment(owner, { scheduledDate })),
    );
    await createTestAppointment(other);
    const answer = await callApi('GET', `/api/appointments/client/${owner.id}`, {
      cookie: await signIn(owner.email),
    });
    expect(answer.status).toBe(200);
    expect(appointmentListSchema.parse(answer.json())).toEqual([first, middle, last]);
  });

  test('is refused without a session, for another client, and for what is no id', async () => {
    const path = (id: string) => `/api/appointments/client/${id}`;
    const answers = await Promise.all([
      callApi('GET', path(client.id)),
      callApi('GET', path(randomUUID()), { cookie }),
      callApi('GET', path('1'), { cookie }),
    ]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [401, 'Please sign in again'],
      [403, 'This belongs to another client'],
      [400, 'An id must be a UUID'],
    ]);
  });
});

describe('booking', () => {
  test('stores the appointment and answers with it', async () => {
    const request = booking({ projectId: ownProject.id, description: '  Bring the plasma cutter ' });
    const answer = await book(request);
    expect(answer.status).toBe(201);
    const booked = appointmentSchema.parse(answer.json());
    expect(booked).toMatchObject({ ...request, description: 'Bring the plasma cutter', status: 'scheduled' });
    expect((await (await appointments()).doc(booked.id).get()).data()).toEqual(booked);
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
    const [day = ''] = tomorrow().split('T');
    const answer = await book(booking({ scheduledDate: `${day}T09:00:00-05:00` }));
    expect(answer.json()).toMatchObject({ scheduledDate: `${day}T14:00:00.000Z` });
  });

  test('forgives a minute of having filled in the form, and no more', async () => {
    expect((await book(booking({ scheduledDate: fromNow(-50_000) }))).status).toBe(201);
    const late = await book(booking({ scheduledDate: fromNow(-61_000) }));
    expect([late.status, late.text]).toEqual([400, 'Date and time must not be in the past']);
  });

  test.each([
    ['title', '', 'Title is required'],
    ['title', undefined, 'Title is required'],
    ['title', 'x'.repeat(201), 'Title must be at most 200 characters'],
    ['scheduledDate', '', 'Date and time is required'],
    ['scheduledDate', undefined, 'Date and time is required'],
    ['scheduledDate', '2099-07-01', 'Date and time is required'],
    ['scheduledDate', '2099-07-01T09:00', 'Date and time is required'],
    ['scheduledDate', '2099-02-30T09:00:00Z', 'Date and time is required'],
    ['duration', 60, 'Duration must be 30, 60, 120, 240 or 480 minutes'],
    ['duration', '90', 'Duration must be 30, 60, 120, 240 or 480 minutes'],
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
    const [request, key] = [booking({ scheduledDate: fromNow(-57_000) }), randomUUID()];
    const first = await book(request, { key });
    expect(first.status).toBe(201);
    await expect.poll(async () => (await book(request)).status, { timeout: 15_000 }).toBe(400);
    const again = await book(request, { key });
    expect([again.status, again.json()]).toEqual([201, first.json()]);
  });
});
