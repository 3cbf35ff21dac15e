import { randomUUID } from 'node:crypto';
import { projectListSchema } from '@welding/domain/project';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';

const listOf = (clientId: string, cookie: string | undefined) =>
  callApi('GET', `/api/projects/client/${clientId}`, { cookie });

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
      description: 'Weld the hitch',
      status: 'in_progress',
      estimatedCost: 1234.56,
      finalCost: 1300,
      scheduledDate: '2026-12-01T15:00:00.000Z',
      completedDate: '2026-12-02T15:00:00.000Z',
      beforePhotos: ['https://photos.example/1.jpg'],
    });
    expect((await listOf(client.id, await signIn(client.email))).json()).toEqual([project]);
  });

  test('is empty for a client without projects', async () => {
    const client = await createTestClient();
    const answer = await listOf(client.id, await signIn(client.email));
    expect([answer.status, answer.text]).toEqual([200, '[]']);
  });

  test('leaves out a document that is no project, and shows the others', async () => {
    const client = await createTestClient();
    const project = await createTestProject(client);
    await getFirestore()
      .collection('projects')
      .doc(randomUUID())
      .set({ clientId: client.id, createdAt: new Date(), title: 7 });
    const answer = await listOf(client.id, await signIn(client.email));
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
});
