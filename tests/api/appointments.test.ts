import { randomUUID } from 'node:crypto';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { business } from '@welding/domain/values/business';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAppointment } from '../../functions/src/visits/appointments.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { type ApiAnswer, answerTo, callApi, signIn } from './call-api.ts';

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
    expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
    const booked = appointmentSchema.parse(answer.json());
    expect(booked).toMatchObject({ ...request, description: 'Bring the plasma cutter', status: 'scheduled' });
    expect(await findAppointment(booked.id)).toMatchObject(booked);
  });

  test('requires no project, description or duration', async () => {
    const { duration: _, ...request } = booking({ projectId: '', description: '' });
    const answer = await book(request);
    expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
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

  test('accepts a start up to one minute ago, and none earlier', async () => {
    await createTestStaff('welder');
    expect((await book(booking({ scheduledDate: fromNow(-50_000) }))).status).toBe(201);
    expect(await answerTo(book(booking({ scheduledDate: fromNow(-61_000) })))).toEqual([
      400,
      'Date and time must not be in the past',
    ]);
  });

  test('accepts a start up to a year ahead, and none later', async () => {
    const day = 86_400_000;
    expect((await book(booking({ scheduledDate: fromNow(365 * day - 60_000) }))).status).toBe(201);
    for (const scheduledDate of [fromNow(365 * day + 60_000), '2100-12-31T23:59:59Z']) {
      expect(await answerTo(book(booking({ scheduledDate })))).toEqual([
        400,
        `Date and time must be within the next 365 days. For a later visit, please call us at ${business.phone}`,
      ]);
    }
  });

  test('for another client is refused with 403', async () => {
    expect(await answerTo(book(booking({ clientId: randomUUID() })))).toEqual([
      403,
      'This belongs to another client',
    ]);
  });

  test("refuses another client's project with 403 and an unknown one with 404", async () => {
    expect(await answerTo(book(booking({ projectId: otherProject.id })))).toEqual([
      403,
      'This belongs to another client',
    ]);
    expect(await answerTo(book(booking({ projectId: randomUUID() })))).toEqual([404, 'Project not found']);
  });
});

describe('a repeated booking', () => {
  test("never shows another client's booking, even under the same key", async () => {
    const key = randomUUID();
    await book(booking(), { key });
    const other = await createTestClient();
    const answer = await book(booking({ clientId: other.id }), { key, cookie: await signIn(other.email) });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ clientId: other.id });
  });

  test('answers with the first result, even when the time has passed since', async () => {
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
  test('by the client’s own bookings: 20 visits planned by staff do not count', async () => {
    const owner = await createTestClient();
    const cookieOfOwner = await signIn(owner.email);
    await Promise.all(Array.from({ length: 20 }, () => createTestAppointment(owner)));
    const { status } = await book(booking({ clientId: owner.id }), { cookie: cookieOfOwner });
    expect(status).toBe(201);
  });

  test('to 20 upcoming visits, even when 8 requests come at once', async () => {
    const owner = await createTestClient();
    const cookieOfOwner = await signIn(owner.email);
    await createTestAppointment(owner, { bookedByClient: true, status: 'cancelled' });
    await createTestAppointment(owner, { bookedByClient: true, scheduledDate: fromNow(-3_600_000) });
    for (const status of ['rescheduled', ...Array<string>(15).fill('scheduled')]) {
      await createTestAppointment(owner, { bookedByClient: true, status });
    }
    const bookings = Array.from({ length: 8 }, () => ({
      json: booking({ clientId: owner.id }),
      options: { key: randomUUID(), cookie: cookieOfOwner },
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
  });
});
