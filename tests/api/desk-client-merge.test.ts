import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-words';
import type { Client } from '@welding/domain/entities/client';
import type { StaffRole } from '@welding/domain/entities/staff';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, findClient } from '../../functions/src/clients/clients.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-links.ts';
import { queueReceipt } from '../../functions/src/messages/receipts.ts';
import { findPayment } from '../../functions/src/payments/payments.ts';
import { recordPayment } from '../../functions/src/payments/write-payments.ts';
import { mailsTo } from '../support/client-mails.ts';
import { clientWithRecords } from '../support/client-with-records.ts';
import { codeSentTo } from '../support/codes.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestPayment, createTestQuote, deskPeople, historyOf } from '../support/desk.ts';
import { aPayment } from '../support/entities.ts';
import {
  createProvenClient,
  createTestAppointment,
  createTestClient,
  createTestProject,
} from '../support/sample.ts';
import { callApi, cookieOf, signIn } from './call-api.ts';
import { estimateBody, invoiceBody, moneyDesk } from './money.ts';
import { validDeskBodies } from './valid-desk-bodies.ts';

let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  configureFunctions();
  ({ tokens } = await deskPeople());
});

type Options = { bearer?: string; json?: unknown };
const merge = (id: string, duplicateId: string, { bearer = tokens.office }: Options = {}) =>
  callApi('POST', `/api/desk/clients/${id}/merge`, { json: { duplicateId }, bearer });
const field = async (collection: string, id: string, name: string) =>
  (await getFirestore().collection(collection).doc(id).get()).get(name);

describe('merging', () => {
  test('moves everything, ends the duplicate, and records it in both histories', async () => {
    const kept = await createTestClient({ firstName: 'Casey', lastName: 'Kept' });
    const { client: duplicate, project, visit, payment, accepted, told } = await clientWithRecords();
    const coming = await createTestAppointment(duplicate);
    const cookie = await signIn(duplicate.email);
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    const moved = [
      ['projects', project.id],
      ['appointments', visit.id],
      ['appointments', coming.id],
      ['payments', payment.id],
      ['quotes', accepted.id],
      ['mail', told.id],
    ] as const;
    for (const [name, id] of moved) expect(await field(name, id, 'clientId'), name).toBe(kept.id);
    expect(await field('appointments', coming.id, 'clientName')).toBe('Casey Kept');
    expect(await field('projectPlaces', project.id, 'clientId')).toBe(kept.id);
    expect(await findClient(duplicate.id)).toMatchObject({ mergedInto: kept.id, email: '', phone: '' });
    expect((await findClient(duplicate.id))?.searchTerms).toBeUndefined();
    expect(
      (await callApi('GET', `/api/clients/${encodeURIComponent(duplicate.email)}`)).json(),
    ).toMatchObject({
      id: kept.id,
    });
    expect((await callApi('GET', `/api/projects/client/${duplicate.id}`, { cookie })).status).toBe(401);
    expect(await historyOf(duplicate.id)).toMatchObject([
      { action: 'merged', facts: [{ code: 'into', text: 'Casey Kept' }] },
    ]);
    const [entry] = await historyOf(kept.id);
    expect(entry).toMatchObject({ action: 'merged', clientId: kept.id });
    expect(auditRemark(entry ?? {})).toBe(
      `Pat Record (${duplicate.email}, ${duplicate.phone}, 5 Elm St) is this client, 1 project, 2 visits, 1 payment, 1 request, 1 email`,
    );
  });

  test('lets both proven emails open the portal by lookup and code, and no others', async () => {
    const [kept, proven] = await Promise.all([createProvenClient(), createProvenClient()]);
    const typed = await createTestClient();
    for (const duplicate of [proven, typed]) {
      expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    }
    for (const { email } of [kept, proven]) {
      const looked = await callApi('GET', `/api/clients/${encodeURIComponent(email)}`);
      expect(looked.json()).toMatchObject({ id: kept.id });
      const asked = await callApi('POST', '/api/sign-in/code', { json: { email } });
      const { code } = await codeSentTo(email);
      const json = { email, code };
      const signedIn = await callApi('POST', '/api/sign-in/verify', { json, cookie: cookieOf(asked) });
      expect(signedIn.json()).toMatchObject({ id: kept.id });
      const own = await callApi('GET', '/api/me', { cookie: cookieOf(signedIn) });
      expect(own.json()).toMatchObject({ email: kept.email });
    }
    expect((await callApi('GET', `/api/clients/${encodeURIComponent(typed.email)}`)).status).toBe(404);
    const quote = await createTestQuote({ email: proven.email });
    const json = { project: { title: 'Gate', serviceType: 'other' } };
    const options = { json, bearer: tokens.office };
    const accepted = await callApi('POST', `/api/desk/quotes/${quote.id}/accept`, options);
    expect(accepted.json()).toMatchObject({ clientId: kept.id });
    const version = (await findClient(kept.id))?.updatedAt ?? null;
    await callApi('PATCH', `/api/desk/clients/${kept.id}`, {
      json: { updatedAt: version, phone: '(773) 555-0142' },
      bearer: tokens.office,
    });
    expect(await signIn(proven.email)).toContain('__session=');
  });

  test.each(['proven', 'typed'])(
    'fills the remaining client’s empty fields, with a %s email',
    async (kind) => {
      const kept = clientOf({ firstName: 'Casey', lastName: 'Kept', email: '', phone: '' });
      await getFirestore().collection('clients').doc(kept.id).set(kept);
      const isProven = kind === 'proven';
      const filled = { phone: '(773) 555-0142', address: '7 Oak St', language: 'es' } as const;
      const duplicate = await (isProven ? createProvenClient : createTestClient)(filled);
      const rest = { zip: '60601', reminders: false };
      await getFirestore().collection('clients').doc(duplicate.id).update(rest);
      const visits = [await createTestAppointment(kept), await createTestAppointment(duplicate)];
      expect((await merge(kept.id, duplicate.id)).json()).toMatchObject({ id: kept.id, ...filled, ...rest });
      const { email } = duplicate;
      const after = await findClient(kept.id);
      expect(after).toMatchObject({ firstName: 'Casey', email, ...filled, ...rest });
      expect(after?.searchTerms).toEqual(expect.arrayContaining(['7735550142', 'oak', email.slice(0, 6)]));
      const stored = (await getFirestore().collection('clientEmails').doc(email).get()).data();
      expect(stored).toEqual({ clientId: kept.id, ...(isProven && { provenAt: expect.anything() }) });
      for (const { id } of visits) expect(await field('appointments', id, 'phone')).toBe(filled.phone);
    },
  );

  test('keeps the remaining client’s own values, and a stop link works through two merges', async () => {
    const own = { phone: '(773) 555-0142', address: '7 Oak St' };
    const [last, kept, duplicate] = await Promise.all([
      createTestClient(own),
      createTestClient({ address: '9 Elm St' }),
      createTestClient(),
    ]);
    await merge(kept.id, duplicate.id);
    await merge(last.id, kept.id);
    expect(await findClient(last.id)).toMatchObject({ email: last.email, ...own });
    const stop = `/api/mail-preferences?token=${signMailPreferences(duplicate.id)}`;
    expect((await callApi('POST', stop, { json: { reminders: false } })).status).toBe(200);
    expect((await findClient(last.id))?.reminders).toBe(false);
  });

  test('can be repeated: it joins the notes once and includes later additions', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    for (const { id, note } of [
      { id: kept.id, note: 'Gate 4411' },
      { id: duplicate.id, note: 'Two dogs' },
    ])
      await getFirestore().doc(`clients/${id}`).update({ note });
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    const late = await createTestProject(duplicate);
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    expect((await findClient(kept.id))?.note).toBe('Gate 4411\nTwo dogs');
    expect(await field('projects', late.id, 'clientId')).toBe(kept.id);
  });

  test('moves more documents than one batch holds', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    const batch = getFirestore().batch();
    const ids = Array.from({ length: 450 }, () => randomUUID());
    const project = { clientId: duplicate.id, title: 'Many', serviceType: 'other', status: 'completed' };
    for (const id of ids) batch.set(getFirestore().collection('projects').doc(id), project);
    await batch.commit();
    expect((await merge(kept.id, duplicate.id)).status).toBe(200);
    const moved = getFirestore().collection('projects').where('clientId', '==', kept.id).count();
    expect((await moved.get()).data().count).toBe(450);
  });

  test('refuses a duplicate that was merged into another client or erased', async () => {
    const [one, two, three] = await Promise.all([createTestClient(), createTestClient(), createTestClient()]);
    await merge(one.id, two.id);
    for (const answer of [await merge(three.id, two.id), await merge(two.id, three.id)]) {
      expect([answer.status, answer.text]).toEqual([
        409,
        'This client was merged into Jordan Example. Please continue with Jordan Example',
      ]);
    }
    const change = await callApi('PATCH', `/api/desk/clients/${two.id}`, {
      json: { updatedAt: (await findClient(two.id))?.updatedAt, lastName: 'X' },
      bearer: tokens.office,
    });
    expect(change.status).toBe(409);
  });

  test('of two clients into each other at once is refused once, and one keeps its email', async () => {
    const [one, two] = await Promise.all([createTestClient(), createTestClient()]);
    const [ofOne, ofTwo] = await Promise.all([createTestProject(one), createTestProject(two)]);
    const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refused?.text).toMatch(/^This client was merged into /);
    const [kept, merged] = answers[0]?.status === 200 ? [one, two] : [two, one];
    expect(await findClient(kept.id)).toEqual(kept);
    expect(await findClient(merged.id)).toMatchObject({ mergedInto: kept.id, email: '' });
    for (const { id } of [ofOne, ofTwo]) expect(await field('projects', id, 'clientId')).toBe(kept.id);
  });

  test('covers payments that Stripe reports later', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    const payment = await createTestPayment(duplicate.id);
    await merge(kept.id, duplicate.id);
    await recordPayment(payment.id, async () => ({ ...payment, refundedAmount: 50 }));
    expect(await findPayment(payment.id)).toMatchObject({ clientId: kept.id, refundedAmount: 50 });
  });

  test('covers payments begun before, and the remaining client gets the receipt', async () => {
    const [last, kept, duplicate] = await Promise.all([
      createTestClient(),
      createTestClient(),
      createTestClient(),
    ]);
    const project = await createTestProject(duplicate);
    await merge(kept.id, duplicate.id);
    await merge(last.id, kept.id);
    const begun = { clientId: duplicate.id, amount: 50, status: 'succeeded' as const };
    for (const of of [{ projectId: project.id }, { projectId: '' }]) {
      const paid = aPayment({ ...begun, ...of, id: `pi_${randomUUID()}` });
      await recordPayment(paid.id, async () => paid, queueReceipt);
      expect(await findPayment(paid.id)).toMatchObject({ clientId: last.id });
    }
    expect((await mailsTo(last.email)).map(({ kind }) => kind)).toContain('receipt');
  });
});

describe('a page that still shows a merged client', () => {
  const money = moneyDesk(() => tokens.office);
  let kept: Client;
  let of: { clientId: string; projectId: string };
  beforeAll(async () => {
    kept = await createTestClient({ firstName: 'Casey', lastName: 'Kept' });
    const duplicate = await createTestClient();
    of = { clientId: duplicate.id, projectId: (await createTestProject(duplicate)).id };
    await merge(kept.id, duplicate.id);
  });
  const ofNone = () => ({ clientId: of.clientId, projectId: undefined });

  /** Every creation for a client, with and without a project. */
  const creations: Record<string, () => object> = {
    projects: ofNone,
    estimates: () => ({ ...estimateBody({ ...of, id: of.projectId }) }),
    invoices: () => ({ ...invoiceBody({ ...of, id: of.projectId }) }),
    payments: () => of,
    'appointments with a project': () => of,
    appointments: ofNone,
    plans: ofNone,
    mails: ofNone,
  };
  test.each(Object.entries(creations))(
    'creates no %s, and names the remaining client',
    async (name, named) => {
      const [path = ''] = name.split(' ');
      const { welder } = (await deskPeople()).people;
      const body = validDeskBodies({ ...of, welderId: welder.id })[`/api/desk/${path}`];
      const answer = await callApi('POST', `/api/desk/${path}`, {
        json: { ...body, ...(path === 'estimates' && { changeOf: undefined }), ...named() },
        bearer: tokens.office,
        headers: { Accept: 'application/json' },
      });
      expect([answer.status, answer.json()]).toEqual([
        409,
        {
          code: 'client_merged',
          message: 'This client was merged into Casey Kept. Please continue with Casey Kept',
        },
      ]);
    },
  );

  test('accepts no request, copies no estimate and pays no invoice for it', async () => {
    const project = await createTestProject(kept);
    const [quote, estimate, invoice] = [
      await createTestQuote(),
      await money.draftEstimate(project),
      await money.sendInvoice(await money.draftInvoice(project)),
    ];
    const { clientId } = of;
    const calls = [
      [`quotes/${quote.id}/accept`, { clientId, project: { title: 'Gate', serviceType: 'truck' } }],
      [`estimates/${estimate.id}/copy`, of],
      ['payments', { clientId, invoiceId: invoice.id, amount: 10, method: 'cash' }],
    ] as const;
    for (const [path, json] of calls) {
      const answer = await callApi('POST', `/api/desk/${path}`, { json, bearer: tokens.office });
      expect([answer.status, answer.text], path).toEqual([409, expect.stringContaining('Casey Kept')]);
    }
  });
});
