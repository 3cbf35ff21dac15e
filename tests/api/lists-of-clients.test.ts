import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestPayment } from '../support/desk.ts';
import {
  createProvenClient,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';

let client: Client;
beforeEach(async () => {
  client = await createProvenClient();
});

const entriesSchema = z.array(z.looseObject({ id: z.string() }));
async function listOf(kind: string, before?: string) {
  const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
  const cookie = await verifiedCookie(client);
  const answer = await callApi('GET', `/api/${kind}/client/${client.id}${query}`, { cookie });
  expect(answer.status).toBe(200);
  return entriesSchema.parse(answer.json());
}
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
/** Stores a document without its schema, like a person at the Firebase console. */
const storeRaw = (kind: string, id: string, fields: object) =>
  getFirestore()
    .collection(kind)
    .doc(id)
    .set({ clientId: client.id, ...fields });
const hour = 3_600_000;

const make = {
  projects: (of: Client, at: string) => createTestProject(of, { createdAt: at }),
  payments: (of: Client, at: string) => createTestPayment(of.id, { createdAt: at }),
  appointments: (of: Client, at: string) => createTestAppointment(of, { scheduledDate: at }),
};

describe.each(['projects', 'payments', 'appointments'] as const)('the list of %s', (kind) => {
  /** One per hour until an hour ago, in the lists' order: visits by time, all else newest first. */
  const store = async (count: number) => {
    const hours = Array.from({ length: count }, (_, index) => Date.now() - (count - index) * hour);
    const made = await Promise.all(hours.map((at) => make[kind](client, new Date(at).toISOString())));
    return kind === 'appointments' ? made : made.toReversed();
  };

  test('contains the client’s own entries, past ones too, in order', async () => {
    const own = await store(3);
    await make[kind](await createTestClient(), new Date().toISOString());
    expect(await listOf(kind)).toMatchObject(own.map(({ id, createdAt }) => ({ id, createdAt })));
  });

  test('contains at most the 200 latest; ?before= gives the older ones', async () => {
    const stored = await store(203);
    const [latest, older] =
      kind === 'appointments'
        ? [stored.slice(3), stored.slice(0, 3)]
        : [stored.slice(0, 200), stored.slice(200)];
    const listed = await listOf(kind);
    expect(idsOf(listed)).toEqual(idsOf(latest));
    const before = kind === 'appointments' ? listed[0]?.['scheduledDate'] : listed.at(-1)?.['createdAt'];
    expect(idsOf(await listOf(kind, String(before)))).toEqual(idsOf(older));
  });
});

test('of more than 200 upcoming visits lists the soonest', async () => {
  const made = await Promise.all(
    Array.from({ length: 203 }, (_, index) =>
      make.appointments(client, new Date(Date.now() + (index + 1) * hour).toISOString()),
    ),
  );
  expect(idsOf(await listOf('appointments'))).toEqual(idsOf(made.slice(0, 200)));
  expect(idsOf(await listOf('appointments', '9999-01-01T00:00:00Z'))).toEqual(idsOf(made.slice(-200)));
});

test('a project shows every stored field', async () => {
  const project = await createTestProject(client, {
    number: 'P-1',
    description: 'Weld the hitch',
    status: 'in_progress',
    estimatedCost: 1234.56,
    finalCost: 1300,
    scheduledDate: '2026-12-01T15:00:00.000Z',
    completedDate: '2026-12-02T15:00:00.000Z',
    beforePhotos: ['https://photos.example/1.jpg'],
  });
  expect(await listOf('projects')).toEqual([project]);
});

test('a project typed into the console is shown, and an invalid one is omitted', async () => {
  const typed = { createdAt: new Date(), title: 7, notes: 'Call first' };
  const [text, fraction] = [randomUUID(), randomUUID()];
  await storeRaw('projects', text, { ...typed, estimatedCost: '450', serviceType: 'Truck' });
  await storeRaw('projects', fraction, { ...typed, estimatedCost: 450.004, createdAt: '2026-11-01' });
  await storeRaw('projects', 'gate', typed);
  const read = {
    clientId: client.id,
    title: '7',
    serviceType: 'other',
    status: 'pending',
    estimatedCost: 450,
  };
  const projects = await listOf('projects');
  expect(projects).toMatchObject([
    { ...read, id: fraction, createdAt: '2026-11-01T05:00:00.000Z' },
    { ...read, id: text },
  ]);
  expect(JSON.stringify(projects)).not.toContain('Call first');
});

test('a visit typed into the console is shown, and one without a time is omitted', async () => {
  const typed = { title: 'Gate', duration: 120, projectId: '', notes: 'Call first' };
  const id = randomUUID();
  await storeRaw('appointments', id, { ...typed, scheduledDate: '2026-12-01 09:00' });
  await storeRaw('appointments', randomUUID(), { ...typed, scheduledDate: 'next week' });
  expect(await listOf('appointments')).toEqual([
    {
      id,
      clientId: client.id,
      title: 'Gate',
      duration: '120',
      status: 'scheduled',
      scheduledDate: '2026-12-01T15:00:00.000Z',
      createdAt: '1970-01-01T00:00:00.000Z',
      underWay: false,
    },
  ]);
});
