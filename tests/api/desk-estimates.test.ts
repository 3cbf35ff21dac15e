import { randomUUID } from 'node:crypto';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { estimateTemplateSchema } from '@welding/domain/entities/estimate-template';
import { describe, expect, test } from 'vitest';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { kindsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { changeProject, createTestClient, createTestProject } from '../support/sample.ts';
import { answerTo } from './call-api.ts';
import { dayFromNow, estimateBody, read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office, post } = shop;

describe('a new estimate', () => {
  test('is a draft with a number and a total in cents, hidden from its client', async () => {
    const estimate = await office.draftEstimate(shop.project);
    expect(estimate).toMatchObject({
      ...estimateBody(shop.project),
      status: 'draft',
      version: 1,
      onPortal: false,
      total: 1250,
      depositAmount: 625,
    });
    expect(estimate.number).toMatch(/^E-\d{4,}$/);
    expect(await findEstimate(estimate.id)).toEqual(estimate);
    expect(await historyOf(estimate.id)).toMatchObject([
      {
        action: 'created',
        entity: 'estimate',
        clientId: shop.client.id,
        facts: [{ code: 'paper', text: estimate.number, amount: 1250 }],
      },
    ]);
  });

  test('requires a project of the same client', async () => {
    expect((await post('estimates', { ...estimateBody(shop.project), projectId: randomUUID() })).status).toBe(
      404,
    );
    const others = await createTestProject(await createTestClient());
    expect(
      await answerTo(post('estimates', { ...estimateBody(shop.project), projectId: others.id })),
    ).toEqual([400, 'This project belongs to another client']);
  });
});

describe('a draft', () => {
  test('is changed as a whole, by version', async () => {
    const draft = await office.draftEstimate(shop.project, { taxRate: 10, terms: 'Thirty days' });
    const { clientId: _, projectId: __, deposit: ___, ...said } = estimateBody(shop.project);
    const change = { ...said, updatedAt: null, discount: { kind: 'amount', value: 50 } };
    const changed = read(estimateSchema, await office.call('PATCH', `estimates/${draft.id}`, change));
    expect(changed).toMatchObject({ total: 1200, depositAmount: 0, discount: change.discount });
    expect(changed).not.toHaveProperty('terms');
    expect(changed).not.toHaveProperty('taxRate');
    expect(await answerTo(office.call('PATCH', `estimates/${draft.id}`, { ...change, taxRate: 5 }))).toEqual([
      409,
      expect.stringContaining('changed'),
    ]);
  });

  test('can be deleted, unlike a sent estimate', async () => {
    const { id } = await office.draftEstimate(shop.project);
    expect((await post(`estimates/${id}/discard`, { updatedAt: null })).status).toBe(204);
    expect(await findEstimate(id)).toBeUndefined();
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'discarded', clientId: shop.client.id });
    const sent = await office.sendEstimate(await office.draftEstimate(shop.project));
    expect(await answerTo(post(`estimates/${sent.id}/discard`, { updatedAt: sent.updatedAt }))).toEqual([
      409,
      'Only a draft can be deleted',
    ]);
  });

  test('can be copied, also to another project', async () => {
    const draft = await office.draftEstimate(shop.project, { terms: 'Thirty days' });
    const other = await createTestProject(await createTestClient());
    const answer = await post(`estimates/${draft.id}/copy`, {
      clientId: other.clientId,
      projectId: other.id,
    });
    const copied = read(estimateSchema, answer);
    expect(copied).toMatchObject({
      projectId: other.id,
      clientId: other.clientId,
      status: 'draft',
      lines: draft.lines,
      total: 1250,
      terms: 'Thirty days',
      validUntil: dayFromNow(30),
    });
    expect(copied.number).not.toBe(draft.number);
    expect((await post(`estimates/${draft.id}/copy`, { projectId: other.id })).status).toBe(400);
  });
});

describe('sending an estimate', () => {
  test('shows it to the client with that day’s names, and mails it', async () => {
    await changeProject(shop.project.id, { title: 'Gate hinge' });
    const sent = await office.sendEstimate(await office.draftEstimate(shop.project));
    expect(sent).toMatchObject({
      status: 'sent',
      onPortal: true,
      projectTitle: 'Gate hinge',
      recipient: { name: 'Jordan Example', email: shop.client.email },
      sender: { name: 'Lakeline Mobile Welding', address: expect.stringContaining('IL') },
      homeRepair: false,
    });
    expect(await kindsTo(shop.client.email)).toEqual(['estimate']);
    expect(await answerTo(post(`estimates/${sent.id}/send`, { updatedAt: sent.updatedAt }))).toEqual([
      409,
      'This estimate was already sent',
    ]);
    const change = { ...estimateBody(shop.project), updatedAt: sent.updatedAt };
    const { clientId: _, projectId: __, ...said } = change;
    expect(await answerTo(office.call('PATCH', `estimates/${sent.id}`, said))).toEqual([
      409,
      'This estimate was sent and cannot be changed. Make a new version',
    ]);
  });

  test('requires the Illinois contract at a home over $1,000 only', async () => {
    const send = async (more: object) =>
      (await office.sendEstimate(await office.draftEstimate(shop.project, more))).homeRepair;
    const lines = (unitPrice: number) => [{ description: 'Work', quantity: 1, unitPrice }];
    expect(await send({ atHome: true, lines: lines(1000.01) })).toBe(true);
    expect(await send({ atHome: true, lines: lines(1000) })).toBe(false);
    expect(await send({ atHome: false, lines: lines(5000) })).toBe(false);
  });

  test('refuses a past expiration date and an old version', async () => {
    const past = await office.draftEstimate(shop.project, { validUntil: dayFromNow(-1) });
    expect(await answerTo(post(`estimates/${past.id}/send`, { updatedAt: null }))).toEqual([
      400,
      'Expiration date must not be in the past',
    ]);
    const draft = await office.draftEstimate(shop.project);
    expect((await post(`estimates/${draft.id}/send`, { updatedAt: new Date().toISOString() })).status).toBe(
      409,
    );
  });
});

describe('a new version', () => {
  test('replaces the sent version, and both say so', async () => {
    const first = await office.sendEstimate(await office.draftEstimate(shop.project));
    const draft = read(estimateSchema, await post(`estimates/${first.id}/revise`, {}));
    expect(draft).toMatchObject({ number: first.number, version: 2, status: 'draft', replaces: first.id });
    expect((await findEstimate(first.id))?.status).toBe('sent');
    const second = await office.sendEstimate(draft);
    expect(await findEstimate(first.id)).toMatchObject({ status: 'replaced', replacedBy: second.id });
    expect(await answerTo(post(`estimates/${first.id}/revise`, {}))).toEqual([
      409,
      'There is a newer version of this estimate already',
    ]);
    expect((await post(`estimates/${draft.id}/copy`, {})).status).toBe(201);
  });

  test('cannot be made of a draft', async () => {
    const draft = await office.draftEstimate(shop.project);
    expect(await answerTo(post(`estimates/${draft.id}/revise`, {}))).toEqual([
      409,
      'This estimate is a draft. Change it instead',
    ]);
  });
});

describe('templates', () => {
  const template = { name: 'Hinges', lines: [{ description: 'Hinge', quantity: 2, unitPrice: 35 }] };

  test('are created, changed by version, and archived', async () => {
    const made = await post('estimate-templates', template);
    expect([made.status, made.json()]).toMatchObject([201, { ...template, archived: false }]);
    const { id } = read(estimateTemplateSchema, made);
    const change = { ...template, name: 'Heavy hinges', archived: true, updatedAt: null };
    const changed = await office.call('PATCH', `estimate-templates/${id}`, change);
    expect([changed.status, changed.json()]).toMatchObject([200, { name: 'Heavy hinges', archived: true }]);
    const stale = await office.call('PATCH', `estimate-templates/${id}`, { ...change, name: 'Hinges' });
    expect(stale.status).toBe(409);
    expect((await post('estimate-templates', { ...template, name: '' })).text).toBe('Name is required');
  });
});
