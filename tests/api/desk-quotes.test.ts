import { quoteMessages } from '@welding/domain/entities/quote-answer';
import { actorOf, type Staff, type StaffRole } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findWholeProject } from '../../functions/src/projects/projects.ts';
import { reopenQuote } from '../../functions/src/requests/close-quote.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { beforeWrite } from '../support/before-write.ts';
import { createTestPayment, createTestQuote, deskPeople, historyOf } from '../support/desk.ts';
import { storeTestHours } from '../support/hours.ts';
import {
  changeProject,
  createProvenClient,
  createTestAppointment,
  createTestProject,
} from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { storeTestVisit } from '../support/visits.ts';
import { answerTo, callApi } from './call-api.ts';

let people: Record<StaffRole, Staff>;
let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  ({ people, tokens } = await deskPeople());
});

type Step = 'seen' | 'accept' | 'close' | 'reopen';
const bodies: Record<Step, unknown> = {
  seen: undefined,
  accept: { project: { title: 'Frame rail', serviceType: 'truck' } },
  close: { reason: 'spam' },
  reopen: undefined,
};
const call = (
  step: Step,
  id: string,
  {
    json = bodies[step],
    bearer = tokens.office,
    key,
  }: { json?: unknown; bearer?: string; key?: string } = {},
) => callApi('POST', `/api/desk/quotes/${id}/${step}`, { json, bearer, ...(key && { key }) });
const stored = async (id: string) => (await (await quotes()).doc(id).get()).data();
const ofProject = async (id: string) => {
  const project = await findWholeProject(id);
  return project ? { project } : {};
};
const inADay = () => new Date(Date.now() + 86_400_000).toISOString();
const actions = async (id: string) => (await historyOf(id)).map(({ action }) => action);

describe('seeing a request', () => {
  test('records the first viewer and time', async () => {
    const quote = await createTestQuote();
    expect((await call('seen', quote.id)).json()).toMatchObject({ id: quote.id, status: 'pending' });
    const seen = await stored(quote.id);
    expect(seen?.seenAt).toBeDefined();
    await call('seen', quote.id, { bearer: tokens.owner });
    expect(await stored(quote.id)).toEqual(seen);
    expect(await historyOf(quote.id)).toMatchObject([{ action: 'opened', actor: { id: people.office.id } }]);
  });
});

describe('closing a request', () => {
  test('stores the reason once, and refuses another one', async () => {
    const quote = await createTestQuote();
    const json = { reason: 'outside_area', note: 'Milwaukee' };
    expect((await call('close', quote.id, { json })).json()).toMatchObject({
      status: 'cancelled',
      closedReason: 'outside_area',
      closedNote: 'Milwaukee',
    });
    expect((await call('close', quote.id, { json })).status).toBe(200);
    expect(await answerTo(call('close', quote.id, { json: { reason: 'spam' } }))).toEqual([
      409,
      'Sam office closed this request in the meantime',
    ]);
    expect((await call('accept', quote.id)).status).toBe(409);
    expect(await historyOf(quote.id)).toMatchObject([
      {
        action: 'closed',
        facts: [{ code: 'closedReason', text: 'outside_area' }],
        note: 'Milwaukee',
        actor: { name: people.office.name },
      },
    ]);
  });

  test('requires a valid reason', async () => {
    const quote = await createTestQuote();
    for (const json of [{}, { reason: 'busy' }]) {
      expect(await answerTo(call('close', quote.id, { json }))).toEqual([400, 'Please choose a reason']);
    }
  });
});

describe('reopening a request', () => {
  test.each([{ ofClient: true }, { ofClient: false }])(
    'finds a visit planned to its project meanwhile, for a known or new client: %o',
    async ({ ofClient }) => {
      const client = ofClient ? await createProvenClient() : undefined;
      const quote = await createTestQuote(client && { email: client.email });
      await call('accept', quote.id);
      const { clientId, projectId } = (await stored(quote.id)) ?? {};
      const visit = { clientId, projectId, title: 'Look at it', scheduledDate: inADay() };
      const planned = beforeWrite(1, () =>
        callApi('POST', '/api/desk/appointments', { json: visit, bearer: tokens.office }),
      );
      await expect(reopenQuote(quote.id, actorOf(people.office))).rejects.toThrow(quoteMessages.goneOn);
      expect(planned.stop()).toBe(1);
      expect(await findWholeProject(projectId ?? '')).toBeDefined();
    },
  );

  test('makes planning a visit to its project fail', async () => {
    const client = await createProvenClient();
    const quote = await createTestQuote({ email: client.email });
    await call('accept', quote.id);
    const { projectId } = (await stored(quote.id)) ?? {};
    const visit = { clientId: client.id, projectId, title: 'Look at it', scheduledDate: inADay() };
    const reopened = beforeWrite(1, () => call('reopen', quote.id));
    await expect(storeTestVisit(visit, actorOf(people.office))).rejects.toMatchObject({
      code: errorCodes.notFound,
    });
    reopened.stop();
    expect(await stored(quote.id)).toMatchObject({ status: 'pending' });
  });

  test('undoes a closing once', async () => {
    const quote = await createTestQuote();
    await call('close', quote.id, { json: { reason: 'spam', note: 'looks odd' } });
    expect((await call('reopen', quote.id)).status).toBe(200);
    expect((await call('reopen', quote.id)).status).toBe(200);
    const { updatedAt: _, ...open } = (await stored(quote.id)) ?? {};
    expect(open).toEqual(quote);
    expect(await actions(quote.id)).toEqual(['closed', 'reopened']);
  });

  test('undoes an acceptance, with the project and client it created', async () => {
    const quote = await createTestQuote();
    await call('accept', quote.id);
    const { clientId = '', projectId = '' } = (await stored(quote.id)) ?? {};
    expect((await call('reopen', quote.id)).status).toBe(200);
    expect(await stored(quote.id)).toMatchObject({ status: 'pending' });
    expect((await stored(quote.id))?.projectId).toBeUndefined();
    expect([await findWholeProject(projectId), await findClient(clientId)]).toEqual([undefined, undefined]);
    expect(await actions(projectId)).toEqual(['added', 'took back']);
    const again = await call('accept', quote.id);
    expect(again.status).toBe(201);
  });

  test('keeps a client who existed before or is used since', async () => {
    const known = await createProvenClient();
    const quote = await createTestQuote({ email: known.email });
    await call('accept', quote.id);
    await call('reopen', quote.id);
    expect(await findClient(known.id)).toEqual(known);

    const second = await createTestQuote();
    await call('accept', second.id);
    const { clientId = '' } = (await stored(second.id)) ?? {};
    await createTestProject({ id: clientId });
    expect((await call('reopen', second.id)).status).toBe(200);
    expect(await findClient(clientId)).toBeDefined();
  });

  test.each(['visit', 'payment', 'estimate', 'invoice', 'hours', 'change'] as const)(
    'is refused once a %s has followed',
    async (kind) => {
      const quote = await createTestQuote();
      await call('accept', quote.id);
      const { clientId = '', projectId = '' } = (await stored(quote.id)) ?? {};
      if (kind === 'visit') await createTestAppointment({ id: clientId }, { projectId });
      if (kind === 'payment') await createTestPayment(clientId, { projectId });
      if (kind === 'estimate') await createTestEstimate({ id: clientId }, await ofProject(projectId));
      if (kind === 'invoice') await createTestInvoice({ id: clientId }, await ofProject(projectId));
      if (kind === 'hours')
        await storeTestHours(await createTestAppointment({ id: clientId }), {
          visitId: undefined,
          projectId,
        });
      if (kind === 'change') await changeProject(projectId, { status: 'in_progress' });
      expect(await answerTo(call('reopen', quote.id))).toEqual([
        409,
        expect.stringContaining('has moved on'),
      ]);
      expect(await findWholeProject(projectId)).toBeDefined();
      expect(await stored(quote.id)).toMatchObject({ status: 'completed', projectId });
    },
  );
});

test('accepts ZIP codes of five or nine digits', async () => {
  const { id: _, status: __, createdAt: ___, ...request } = await createTestQuote();
  const send = (zip: string) => callApi('POST', '/api/quotes', { json: { ...request, zip } });
  expect((await send('60605-1234')).json()).toMatchObject({ zip: '60605' });
  expect(await answerTo(send('606'))).toEqual([400, 'ZIP code must have five digits']);
});
