import { randomUUID } from 'node:crypto';
import { newProjectSchema } from '@welding/domain/entities/project-request';
import {
  type AcceptQuote,
  acceptedProjectSchema,
  quoteMessages,
} from '@welding/domain/entities/quote-answer';
import type { StaffRole } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient, findClientByEmail } from '../../functions/src/clients/clients.ts';
import { findWholeProject, listProjects } from '../../functions/src/projects/projects.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { createTestQuote, deskPeople, historyOf } from '../support/desk.ts';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { answerTo, callApi } from './call-api.ts';

let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  ({ tokens } = await deskPeople());
});

const project = { title: 'Frame rail', serviceType: 'truck' };
const accept = (
  id: string,
  { json = { project }, bearer = tokens.office, key }: { json?: unknown; bearer?: string; key?: string } = {},
) => callApi('POST', `/api/desk/quotes/${id}/accept`, { json, bearer, ...(key && { key }) });
const stored = async (id: string) => (await (await quotes()).doc(id).get()).data();
const actions = async (id: string) => (await historyOf(id)).map(({ action }) => action);

describe('accepting a request', () => {
  test('creates client and project, and records it in both histories', async () => {
    const quote = await createTestQuote({ zip: '60605', address: '12 Dock St', intake: { town: 'Chicago' } });
    const project = {
      title: 'Frame rail',
      serviceType: 'truck',
      description: 'Behind the cab',
      estimatedCost: 900.5,
    };
    const answer = await accept(quote.id, { json: { project } });
    expect(answer.status).toBe(201);
    const made = await stored(quote.id);
    expect(made).toMatchObject({ status: 'completed', madeClient: true });
    const { clientId = '', projectId = '' } = made ?? {};
    expect(answer.json()).toEqual({ clientId, projectId });
    const { firstName, lastName, email, phone } = quote;
    expect(await findClient(clientId)).toMatchObject({ firstName, lastName, email, phone });
    expect(await findClientByEmail(email)).toMatchObject({ id: clientId });
    expect(await findWholeProject(projectId)).toMatchObject({
      ...project,
      clientId,
      status: 'pending',
      zip: '60605',
      address: '12 Dock St, Chicago',
    });
    expect(await actions(quote.id)).toEqual(['accepted']);
    expect(await historyOf(projectId)).toMatchObject([{ action: 'added', entity: 'project', clientId }]);
    expect(await historyOf(clientId)).toMatchObject([{ action: 'added', entity: 'client' }]);
    expect((await callApi('GET', `/api/clients/${encodeURIComponent(email)}`)).status).toBe(200);
  });

  test('takes all fields of a new project, and prefers its place to the request’s', async () => {
    const quote = await createTestQuote({ zip: '60605', address: 'Somewhere' });
    const taken = {
      title: 'Gate',
      serviceType: 'other',
      description: 'Both wings',
      estimatedCost: 450,
      address: '9 Mill Rd',
      zip: '60432',
    } satisfies Required<AcceptQuote['project']>;
    const fields = Object.keys(acceptedProjectSchema.shape);
    expect(Object.keys(taken).toSorted()).toEqual(fields.toSorted());
    const left = Object.keys(newProjectSchema.shape).filter((name) => !fields.includes(name));
    expect(left.toSorted()).toEqual(['clientId', 'foundBy', 'scheduledDate']);
    const project = { ...taken, address: ' 9 Mill Rd ', zip: '60432-1000' };
    expect((await accept(quote.id, { json: { project } })).status).toBe(201);
    const { projectId = '' } = (await stored(quote.id)) ?? {};
    expect(await findWholeProject(projectId)).toMatchObject(taken);
    const bare = await createTestQuote({ zip: '60605', address: 'Somewhere' });
    const cleared = { title: 'Gate', serviceType: 'other', address: '', zip: '', description: '' };
    expect((await accept(bare.id, { json: { project: cleared } })).status).toBe(201);
    const after = await findWholeProject((await stored(bare.id))?.projectId ?? '');
    expect([after?.address, after?.zip, after?.description]).toEqual([undefined, undefined, undefined]);
    const wrong = { project: { ...project, zip: '60' } };
    expect((await accept((await createTestQuote()).id, { json: wrong })).status).toBe(400);
  });

  test('finds the client by email, or uses the chosen one', async () => {
    const [known, chosen] = [await createProvenClient(), await createTestClient()];
    const byEmail = await createTestQuote({ email: known.email });
    expect((await accept(byEmail.id)).json()).toMatchObject({ clientId: known.id });
    expect((await stored(byEmail.id))?.madeClient).toBeUndefined();
    const other = await createTestQuote();
    const json = { clientId: chosen.id, project: { title: 'Gate', serviceType: 'other' } };
    expect((await accept(other.id, { json })).json()).toMatchObject({ clientId: chosen.id });
    expect(await findClientByEmail(other.email)).toBeUndefined();
  });

  test('by several people at once succeeds once, and the others get the name of who accepted', async () => {
    const quote = await createTestQuote();
    const bearers = [tokens.office, tokens.owner, tokens.office, tokens.owner];
    const answers = await Promise.all(bearers.map((bearer) => accept(quote.id, { bearer })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).toMatch(/^Sam (office|owner) accepted this request in the meantime$/);
    const { clientId = '' } = (await stored(quote.id)) ?? {};
    expect(await listProjects(clientId)).toHaveLength(1);
  });

  test('repeated with its key, even at once, gives the same answer and creates nothing twice', async () => {
    const [quote, key] = [await createTestQuote(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 3 }, () => accept(quote.id, { key })));
    answers.push(await accept(quote.id, { key }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    const other = { project: { title: 'Other', serviceType: 'truck' } };
    expect((await accept(quote.id, { key, json: other })).status).toBe(409);
  });

  test('of two requests of one new person at once makes one client, whom the office chooses for the other', async () => {
    const first = await createTestQuote();
    const second = await createTestQuote({ email: first.email });
    const answers = await Promise.all([first, second].map(({ id }) => accept(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [left, made] = answers[0]?.status === 409 ? [first, second] : [second, first];
    const { clientId = '' } = (await stored(made.id)) ?? {};
    const json = { clientId, project: { title: 'Gate', serviceType: 'other' } };
    expect((await accept(left.id, { json })).json()).toMatchObject({ clientId });
    expect(await listProjects(clientId)).toHaveLength(2);
  });

  test('with a client’s unproven email requires the office to choose the client', async () => {
    const known = await createTestClient({ firstName: 'Pat', lastName: 'Doe' });
    const quote = await createTestQuote({ email: known.email });
    expect(await answerTo(accept(quote.id))).toEqual([409, quoteMessages.unprovenEmail('Pat Doe')]);
    expect(await stored(quote.id)).toMatchObject({ status: 'pending' });
    const json = { clientId: known.id, project: { title: 'Gate', serviceType: 'other' } };
    expect((await accept(quote.id, { json })).json()).toMatchObject({ clientId: known.id });
  });

  test('of an incomplete request asks for a client', async () => {
    const quote = await createTestQuote({ email: '', phone: '555' });
    expect(await answerTo(accept(quote.id))).toEqual([
      409,
      'Valid email is required: choose a client for this request, or add one first',
    ]);
    expect(await stored(quote.id)).toMatchObject({ status: 'pending' });
  });
});
