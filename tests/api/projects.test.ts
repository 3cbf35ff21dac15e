import { randomUUID } from 'node:crypto';
import { projectListSchema } from '@welding/domain/entities/stored-project';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, signIn } from './call-api.ts';

const listOf = (clientId: string, cookie: string | undefined) =>
  callApi('GET', `/api/projects/client/${clientId}`, { cookie });

/** Stores a project as a person at the Firebase console would, past every schema. */
async function storeRaw(id: string, fields: Record<string, unknown>): Promise<void> {
  await getFirestore().collection('projects').doc(id).set(fields);
}

describe('the list of projects', () => {
  test("has the client's own, newest first", async () => {
    const [client, other] = [await createTestClient(), await createTestClient()];
    const dates = ['2026-02-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z', '2026-01-01T12:00:00.000Z'];
    const [second, first, third] = await Promise.all(
      dates.map((createdAt) => createTestProject(client, { createdAt })),
    );
    await createTestProject(other);
    const answer = await listOf(client.id, await signIn(client.email));
    expect(answer.status).toBe(200);
    expect(projectListSchema.parse(answer.json())).toEqual([first, second, third]);
  });

  test('shows every field of a project as it is stored', async () => {
    const client = await createTestClient();
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
    expect((await listOf(client.id, await verifiedCookie(client))).json()).toEqual([project]);
  });

  test('is empty for a client without projects', async () => {
    const client = await createTestClient();
    const answer = await listOf(client.id, await signIn(client.email));
    expect([answer.status, answer.text]).toEqual([200, '[]']);
  });

  test('shows a project whose fields people typed into the console', async () => {
    const client = await createTestClient();
    const typed = { clientId: client.id, createdAt: new Date(), title: 7, notes: 'Call first' };
    const [text, fraction] = [randomUUID(), randomUUID()];
    await storeRaw(text, { ...typed, estimatedCost: '450', serviceType: 'Truck' });
    await storeRaw(fraction, { ...typed, estimatedCost: 450.004, createdAt: '2026-11-01' });
    const read = {
      clientId: client.id,
      title: '7',
      serviceType: 'other',
      status: 'pending',
      estimatedCost: 450,
    };
    const projects = (await listOf(client.id, await signIn(client.email))).json();
    expect(projects).toEqual([
      expect.objectContaining({ ...read, id: fraction, createdAt: '2026-11-01T05:00:00.000Z' }),
      expect.objectContaining({ ...read, id: text }),
    ]);
    expect(JSON.stringify(projects)).not.toContain('Call first');
  });

  test('leaves out a document that is no project, and shows the others', async () => {
    const client = await createTestClient();
    const project = await createTestProject(client);
    await storeRaw('gate', { clientId: client.id, createdAt: new Date(), title: 'Gate' });
    const answer = await listOf(client.id, await verifiedCookie(client));
    expect([answer.status, answer.json()]).toEqual([200, [project]]);
  });

  test('is refused without a session, for another client, and for what is no id', async () => {
    const [client, other] = [await createTestClient(), await createTestClient()];
    const cookie = await signIn(client.email);
    const answers = await Promise.all([
      listOf(client.id, undefined),
      listOf(other.id, cookie),
      listOf(randomUUID(), cookie),
      listOf('1', cookie),
    ]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [401, 'Please sign in again'],
      [403, 'This belongs to another client'],
      [403, 'This belongs to another client'],
      [400, 'An id must be a UUID'],
    ]);
  });

  test('has at most 200 entries; ?before= gives the older ones', async () => {
    const client = await createTestClient();
    const cookie = await signIn(client.email);
    const newest = Date.parse('2026-03-01T12:00:00.000Z');
    await Promise.all(
      Array.from({ length: 203 }, (_, index) =>
        createTestProject(client, {
          title: `${index}`,
          createdAt: new Date(newest - index * 60_000).toISOString(),
        }),
      ),
    );
    const titles = (json: unknown) => projectListSchema.parse(json).map(({ title }) => title);
    const first = projectListSchema.parse((await listOf(client.id, cookie)).json());
    expect(titles(first)).toEqual(Array.from({ length: 200 }, (_, index) => `${index}`));
    const before = encodeURIComponent(first.at(-1)?.createdAt ?? '');
    expect(titles((await listOf(`${client.id}?before=${before}`, cookie)).json())).toEqual([
      '200',
      '201',
      '202',
    ]);
  });

  test.each(['yesterday', '2026-03-01', '', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z'])(
    'with before=%j is refused with 400',
    async (before) => {
      const client = await createTestClient();
      const path = `${client.id}?before=${encodeURIComponent(before)}`;
      const answer = await listOf(path, await signIn(client.email));
      expect([answer.status, answer.text]).toEqual([
        400,
        'before must be a time as ISO 8601, like 2026-11-22T15:00:00Z',
      ]);
    },
  );
});
