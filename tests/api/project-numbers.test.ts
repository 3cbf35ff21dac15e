import type { Client } from '@welding/domain/entities/client';
import { projectSchema } from '@welding/domain/entities/project';
import { beforeAll, expect, test } from 'vitest';
import { findProject, projectPlaces } from '../../functions/src/projects/projects.ts';
import { createTestQuote, type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, callDesk, signIn } from './call-api.ts';

let desk: DeskPeople;
let client: Client;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
});

const work = { title: 'Gate hinge', serviceType: 'metal_structures' };
const create = async () => {
  const json = { ...work, clientId: client.id };
  const answer = await callDesk('POST', 'projects', json, { bearer: desk.tokens.office });
  return projectSchema.parse(answer.json());
};
const accept = async () => {
  const { id } = await createTestQuote();
  const json = { project: work };
  const answer = await callDesk('POST', `quotes/${id}/accept`, json, { bearer: desk.tokens.office });
  return await findProject(storedIdOf(answer.json()));
};
const storedIdOf = (json: unknown) =>
  typeof json === 'object' && json !== null && 'projectId' in json ? String(json.projectId) : '';
const count = (number: string | undefined) => Number(/^P-(\d+)$/.exec(number ?? '')?.[1]);

test('each project gets the next number, however many are created at once and by any route', async () => {
  const made = await Promise.all([create(), accept(), create(), accept(), create()]);
  const numbers = made.map((project) => count(project?.number));
  expect(Math.min(...numbers)).toBeGreaterThan(1000);
  expect(new Set(numbers).size).toBe(made.length);
});

test('the client reads it with an unproven email, and the desk finds the project by it', async () => {
  const { id, number = '' } = await create();
  const cookie = await signIn(client.email);
  const listed = await callApi('GET', `/api/projects/client/${client.id}`, { cookie });
  expect(listed.json()).toContainEqual(expect.objectContaining({ id, number }));
  const place = (await (await projectPlaces()).doc(id).get()).data();
  expect(place).toMatchObject({ number, searchTerms: expect.arrayContaining([String(count(number))]) });
});
