import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { appointmentListSchema } from '@welding/domain/entities/stored-appointment';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';

let client: Client;
let cookie: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
});

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

async function listOf(owner: Client, before?: string): Promise<Appointment[]> {
  const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
  const options = { cookie: await signIn(owner.email) };
  const answer = await callApi('GET', `/api/appointments/client/${owner.id}${query}`, options);
  expect(answer.status).toBe(200);
  return appointmentListSchema.parse(answer.json());
}

/** Stores an appointment as a person at the Firebase console would, past every schema. */
async function storeRaw(id: string, fields: Record<string, unknown>): Promise<void> {
  await getFirestore().collection('appointments').doc(id).set(fields);
}

/** One appointment an hour, from the hour `from` until before the hour `to`, counted from half an hour ahead. */
async function storeMany(owner: Client, { from, to }: { from: number; to: number }): Promise<Appointment[]> {
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const now = Date.now();
  return await Promise.all(
    hours.map((hour) => {
      const scheduledDate = new Date(now + (hour + 0.5) * 3_600_000).toISOString();
      return createTestAppointment(owner, { title: `Hour ${hour}`, scheduledDate });
    }),
  );
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

  test('shows an appointment whose fields people typed into the console, and leaves out one at no time', async () => {
    const owner = await createTestClient();
    const typed = { clientId: owner.id, title: 'Gate', duration: 120, projectId: '', notes: 'Call first' };
    const id = randomUUID();
    await Promise.all([
      storeRaw(id, { ...typed, scheduledDate: '2026-12-01 09:00' }),
      storeRaw(randomUUID(), { ...typed, scheduledDate: 'next week' }),
    ]);
    expect(await listOf(owner)).toEqual([
      {
        id,
        clientId: owner.id,
        title: 'Gate',
        duration: '120',
        status: 'scheduled',
        scheduledDate: '2026-12-01T15:00:00.000Z',
        createdAt: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });

  test('has at most 200 entries, the latest; ?before= gives the older ones', async () => {
    const owner = await createTestClient();
    const stored = await storeMany(owner, { from: -201, to: 2 });
    const listed = await listOf(owner);
    expect(listed).toEqual(stored.slice(-200));
    const older = await listOf(owner, listed[0]?.scheduledDate);
    expect(older).toEqual(stored.slice(0, -200));
  });

  test('has the soonest of more than 200 that are coming', async () => {
    const owner = await createTestClient();
    const stored = await storeMany(owner, { from: -3, to: 205 });
    expect(await listOf(owner)).toEqual(stored.slice(3, 203));
    expect(await listOf(owner, '9999-01-01T00:00:00Z')).toEqual(stored.slice(-200));
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
