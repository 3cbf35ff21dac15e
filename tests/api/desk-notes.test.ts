import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { appointmentNoteSchema, projectNoteSchema } from '@welding/domain/entities/notes';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { openFirestoreSession, readAsClient } from '../support/firestore-session.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { callApi, callDesk } from './call-api.ts';

let desk: DeskPeople;
let client: Client;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
});

const text = 'The frame is worse than it looks';

describe('a note about a project', () => {
  const note = (id: string, json: unknown) =>
    callDesk('POST', `projects/${id}/notes`, json, { bearer: desk.tokens.office });

  test('is stored with its author; the history only says that it exists', async () => {
    const { id } = await createTestProject(client);
    const { id: authorId, name: authorName } = desk.people.office;
    expect(projectNoteSchema.parse((await note(id, { text: ` ${text} ` })).json())).toMatchObject({
      projectId: id,
      clientId: client.id,
      text,
      authorId,
      authorName,
    });
    const history = await latestChanges(id, 5);
    expect(history.map(({ action }) => action)).toEqual(['added a note to']);
    expect(JSON.stringify(history)).not.toContain(text);
  });

  test('is hidden from the project’s client', async () => {
    const { id: projectId } = await createTestProject(client);
    const { id } = projectNoteSchema.parse((await note(projectId, { text })).json());
    const { token } = (await callApi('GET', `/api/clients/${client.email}`)).json() as { token: string };
    const session = await openFirestoreSession(token);
    expect(await readAsClient(session, `projects/${projectId}`)).toHaveProperty('title');
    expect(await readAsClient(session, `projectNotes/${id}`)).toBe(403);
  });
});

describe('a note about a visit', () => {
  const noteAs = async (bearer: string, welderId?: string) => {
    const { id } = await createTestAppointment(client, welderId ? { welderId } : {});
    return await callDesk('POST', `appointments/${id}/notes`, { text }, { bearer });
  };

  test('is for office, owner and the visit’s welder', async () => {
    const { tokens, people } = desk;
    expect((await noteAs(tokens.owner)).status).toBe(201);
    expect((await noteAs(tokens.office)).status).toBe(201);
    const own = await noteAs(tokens.welder, people.welder.id);
    expect(appointmentNoteSchema.parse(own.json())).toMatchObject({
      welderId: people.welder.id,
      authorId: people.welder.id,
    });
    expect((await noteAs(tokens.welder)).status).toBe(403);
    expect((await noteAs(tokens.welder, randomUUID())).status).toBe(403);
  });
});
