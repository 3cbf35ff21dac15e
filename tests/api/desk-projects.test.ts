import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { beforeAll, describe, expect, test } from 'vitest';
import { findWholeProject } from '../../functions/src/projects/projects.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { openFirestoreSession, readAsClient } from '../support/firestore-session.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { answerTo, callApi, callDesk } from './call-api.ts';

let desk: DeskPeople;
let client: Client;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
});

const newProject = () => ({ clientId: client.id, title: 'Gate hinge', serviceType: 'metal_structures' });
const create = (json: unknown, key?: string) =>
  callDesk('POST', 'projects', json, { bearer: desk.tokens.office, ...(key && { key }) });
const change = (id: string, json: unknown, bearer = desk.tokens.office) =>
  callDesk('PATCH', `projects/${id}`, json, { bearer });

describe('creating a project', () => {
  test('stores it as pending, with an entry in the history', async () => {
    const details = {
      ...newProject(),
      description: 'Left leaf drags',
      address: '12 Elm St, Joliet',
      zip: '60432',
      estimatedCost: 450.25,
      scheduledDate: '2027-03-01T15:00:00.000Z',
    };
    const answer = await create(details);
    expect(answer.status).toBe(201);
    const made = projectSchema.parse(answer.json());
    expect(made).toMatchObject({ ...details, status: 'pending', beforePhotos: [], afterPhotos: [] });
    expect(await findWholeProject(made.id)).toEqual(made);
    expect(await latestChanges(made.id, 5)).toMatchObject([
      { action: 'created', actor: { id: desk.people.office.id, role: 'office' }, clientId: client.id },
    ]);
  });

  test('happens once per key, and omits empty fields', async () => {
    const key = randomUUID();
    const scheduledDate = '2027-03-01T15:00:00.000Z';
    const body = { ...newProject(), description: '', address: ' ', zip: '', scheduledDate };
    const respelled = { ...body, scheduledDate: '2027-03-01T15:00:00Z' };
    const answers = await Promise.all([create(body, key), create(body, key), create(respelled, key)]);
    const [first] = answers;
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, first?.json()]);
    expect(Object.keys(projectSchema.parse(first?.json()))).not.toContain('zip');
    expect((await create({ ...body, title: 'Other' }, key)).status).toBe(409);
  });
});

describe('changing a project', () => {
  const version = ({ updatedAt = null }: { updatedAt?: string | null | undefined }) => updatedAt;

  test('changes named fields, clears null and empty ones, and records it', async () => {
    const project = await createTestProject(client, { description: 'Old', estimatedCost: 100 });
    const answer = await change(project.id, {
      updatedAt: null,
      title: 'Hitch',
      description: '',
      estimatedCost: null,
      scheduledDate: '2027-03-01T15:00:00.000Z',
    });
    expect(answer.status).toBe(200);
    const { description: _, estimatedCost: __, ...kept } = project;
    const changed = projectSchema.parse(answer.json());
    const { updatedAt } = changed;
    expect(updatedAt).toBeDefined();
    const expected = { ...kept, title: 'Hitch', scheduledDate: '2027-03-01T15:00:00.000Z', updatedAt };
    expect(changed).toEqual(expected);
    expect(await findWholeProject(project.id)).toEqual(expected);
    const [entry] = await latestChanges(project.id, 1);
    expect(entry?.changes.map(({ field }) => field).toSorted()).toEqual([
      'description',
      'estimatedCost',
      'scheduledDate',
      'title',
    ]);
  });

  test('goes through every status with its required fields, and back', async () => {
    let project: Project = await createTestProject(client);
    const move = async (to: Record<string, unknown>) => {
      const answer = await change(project.id, { updatedAt: version(project), ...to });
      expect(answer.text).not.toBe('');
      if (answer.status === 200) project = projectSchema.parse(answer.json());
      return [answer.status, answer.status === 200 ? project.status : answer.text];
    };
    expect(await move({ status: 'in_progress' })).toEqual([200, 'in_progress']);
    expect(await move({ status: 'completed' })).toEqual([
      400,
      'Final cost is required to complete a project',
    ]);
    expect(await move({ finalCost: 10 })).toEqual([400, 'The final cost belongs to a completed project']);
    expect(await move({ status: 'completed', finalCost: 512.5 })).toEqual([200, 'completed']);
    expect(project).toMatchObject({ finalCost: 512.5, completedDate: expect.any(String) });
    expect(await move({ finalCost: 500 })).toEqual([200, 'completed']);
    expect(await move({ status: 'cancelled', reason: 'No' })).toEqual([
      400,
      'A project that is Completed cannot become Cancelled. Reopen it first',
    ]);
    expect(await move({ status: 'in_progress' })).toEqual([200, 'in_progress']);
    expect([project.finalCost, project.completedDate]).toEqual([undefined, undefined]);
    expect(await move({ status: 'cancelled' })).toEqual([400, 'Reason is required to cancel a project']);
    expect(await move({ status: 'cancelled', reason: 'Truck was sold' })).toEqual([200, 'cancelled']);
    expect(await move({ status: 'pending' })).toEqual([200, 'pending']);
    const history = await latestChanges(project.id, 10);
    expect(history).toHaveLength(6);
    expect(history[1]).toMatchObject({
      note: 'Truck was sold',
      changes: [{ field: 'status', from: 'in_progress', to: 'cancelled' }],
    });
    expect(await findWholeProject(project.id)).not.toHaveProperty('reason');
    expect(await move({ status: 'cancelled', byMistake: true })).toEqual([200, 'cancelled']);
    const [reopened] = await latestChanges(project.id, 1);
    expect(reopened).toMatchObject({ facts: [{ code: 'reopenedByMistake' }] });
    expect(reopened).not.toHaveProperty('note');
  });

  test('is in the client’s list once answered', async () => {
    const owner = await createTestClient();
    const project = await createTestProject(owner);
    const { token } = (await callApi('GET', `/api/clients/${owner.email}`)).json() as { token: string };
    const session = await openFirestoreSession(token);
    expect(await readAsClient(session, `projects/${project.id}`)).toMatchObject({ status: 'pending' });
    expect((await change(project.id, { updatedAt: null, status: 'in_progress' })).status).toBe(200);
    expect(await readAsClient(session, `projects/${project.id}`)).toMatchObject({ status: 'in_progress' });
  });

  test('of an older version is refused, naming who changed what', async () => {
    const project = await createTestProject(client);
    expect((await change(project.id, { updatedAt: null, title: 'First' }, desk.tokens.owner)).status).toBe(
      200,
    );
    expect(await answerTo(change(project.id, { updatedAt: null, title: 'Second' }))).toEqual([
      409,
      `${desk.people.owner.name} changed the title in the meantime. Please look at both versions and save again`,
    ]);
    expect((await findWholeProject(project.id))?.title).toBe('First');
  });

  test('by two at once of one version succeeds once', async () => {
    const project = await createTestProject(client);
    const answers = await Promise.all(
      ['A', 'B'].map((title) => change(project.id, { updatedAt: null, title })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that changes nothing leaves the project as it was', async () => {
    const project = await createTestProject(client);
    const answer = await change(project.id, { updatedAt: null, title: project.title, status: 'pending' });
    expect([answer.status, answer.json()]).toEqual([200, project]);
    expect(await latestChanges(project.id, 1)).toEqual([]);
  });
});
