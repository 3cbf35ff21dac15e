import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { mailPreviewSchema } from '@welding/domain/entities/mail';
import { paymentSchema } from '@welding/domain/entities/payment';
import { paymentReference } from '@welding/domain/entities/payment-record';
import type { Project } from '@welding/domain/entities/project';
import { beforeAll, describe, expect, test } from 'vitest';
import { findLastReceipt } from '../../functions/src/papers/find-paper.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { tokenOf } from '../support/token-of.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, callDesk } from './call-api.ts';
import { moneyDesk, read } from './money.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let desk: DeskPeople;
let client: Client;
let project: Project;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
  project = await createTestProject(client, { title: 'Dock rail' });
});

const office = moneyDesk(() => desk.tokens.office);
const preview = (path: string, as: string, bearer = desk.tokens.office) =>
  callDesk('GET', `${path}/mail?as=${as}`, undefined, { bearer });
const mail = (path: string, as: string, { bearer = desk.tokens.office, key = randomUUID() } = {}) =>
  callDesk('POST', `${path}/mail`, { as }, { bearer, key });

async function own() {
  const reader = await createTestClient();
  return { reader, of: await createTestProject(reader) };
}

describe('a mail about an estimate', () => {
  test('is previewed before it is sent, and the preview sends nothing', async () => {
    const { reader, of } = await own();
    const draft = await office.draftEstimate(of);
    const shown = read(mailPreviewSchema, await preview(`estimates/${draft.id}`, 'send'));
    expect(shown).toMatchObject({
      to: reader.email,
      subject: `Your estimate ${draft.number}: $1,250.00`,
      text: expect.stringContaining('(the link is made when it is sent)'),
    });
    expect(await mailsTo(reader.email)).toEqual([]);
  });

  test('reminds, can be sent again with its own link, and is in the history', async () => {
    const { reader, of } = await own();
    const sent = await office.sendEstimate(await office.draftEstimate(of));
    const first = tokenOf(await awaitMail(reader.email), 'e');
    const key = randomUUID();
    expect((await mail(`estimates/${sent.id}`, 'remind', { key })).status).toBe(201);
    expect((await mail(`estimates/${sent.id}`, 'remind', { key })).status).toBe(201);
    const reminder = await awaitMail(reader.email, 2);
    expect(reminder.subject).toBe(`Reminder: your estimate ${sent.number}, $1,250.00`);
    expect(tokenOf(reminder, 'e')).not.toBe(first);
    expect((await mail(`estimates/${sent.id}`, 'send')).status).toBe(201);
    expect((await awaitMail(reader.email, 3)).attachments).toHaveLength(1);
    expect((await historyOf(sent.id)).map(({ action }) => action)).toEqual([
      'created',
      'sent',
      'reminded of',
      're-sent',
    ]);
  });

  test('includes the signed paper once approved, and cannot remind then', async () => {
    const { reader, of } = await own();
    const sent = await office.sendEstimate(await office.draftEstimate(of));
    const json = { name: 'Jordan Example', typed: true };
    await callApi('POST', `/api/estimates/${sent.id}/approve`, {
      json,
      cookie: await verifiedCookie(reader),
    });
    const shown = read(mailPreviewSchema, await preview(`estimates/${sent.id}`, 'send'));
    expect(shown.subject).toBe(`You approved ${sent.number}: $1,250.00`);
    expect((await mail(`estimates/${sent.id}`, 'remind')).status).toBe(409);
  });
});

describe('a mail about an open invoice', () => {
  test('is previewed, reminds before and after its due date, and can be sent again', async () => {
    const { reader, of } = await own();
    const draft = await office.draftInvoice(of);
    const shown = read(mailPreviewSchema, await preview(`invoices/${draft.id}`, 'send'));
    expect(shown.subject).toBe(`Your invoice ${draft.number}: $100.00 to pay`);
    const sent = await office.sendInvoice(draft);
    const reminder = read(mailPreviewSchema, await preview(`invoices/${sent.id}`, 'remind'));
    expect(reminder.text).toContain('This invoice is due ');
    await awaitMail(reader.email);
    expect((await mail(`invoices/${sent.id}`, 'remind')).status).toBe(201);
    expect((await awaitMail(reader.email, 2)).subject).toContain('Reminder: invoice');
  });
});

describe('a mail about an invoice that is paid', () => {
  test('sends the last receipt again, and cannot remind', async () => {
    const { reader, of } = await own();
    const sent = await office.sendInvoice(await office.draftInvoice(of));
    await office.payInCash(sent.id, 40);
    const { id } = read(paymentSchema, await office.payInCash(sent.id, 60));
    await awaitMail(reader.email, 3);
    const shown = read(mailPreviewSchema, await preview(`invoices/${sent.id}`, 'send'));
    expect(shown).toMatchObject({ to: reader.email, subject: 'Your receipt for $60.00' });
    const key = randomUUID();
    expect((await mail(`invoices/${sent.id}`, 'send', { key })).status).toBe(201);
    expect((await mail(`invoices/${sent.id}`, 'send', { key })).status).toBe(201);
    const again = await awaitMail(reader.email, 4);
    expect([again.subject, again.attachments.length]).toEqual(['Your receipt for $60.00', 1]);
    expect(again.text).toContain(paymentReference(id));
    expect((await historyOf(sent.id)).at(-1)).toMatchObject({
      action: 're-sent',
      facts: [{ code: 'sentTo', text: reader.email }],
    });
    expect((await mail(`invoices/${sent.id}`, 'remind')).status).toBe(409);
  });

  test('sends the receipt of the deposit that paid it, not of a later payment for another invoice', async () => {
    const { reader, of } = await own();
    const deposit = { clientId: reader.id, projectId: of.id, amount: 250, method: 'cash' };
    expect((await office.call('POST', 'payments', deposit)).status).toBe(201);
    const first = await office.sendInvoice(await office.draftInvoice(of, 250));
    const second = await office.sendInvoice(await office.draftInvoice(of, 1000));
    expect((await office.payInCash(second.id, 1000)).status).toBe(201);
    const shown = read(mailPreviewSchema, await preview(`invoices/${first.id}`, 'send'));
    expect(shown.subject).toBe('Your receipt for $250.00');
    const receipt = JSON.stringify((await findLastReceipt('invoice', first.id))?.paper);
    expect(receipt).toContain('$250.00');
    expect(receipt).not.toContain('$1,000.00');
  });

  test('does not exist where a credit alone settled it', async () => {
    const { of } = await own();
    const sent = await office.sendInvoice(await office.draftInvoice(of));
    const credit = { updatedAt: sent.updatedAt, amount: sent.total, reason: 'Not done' };
    await callDesk('POST', `invoices/${sent.id}/credit`, credit, { bearer: desk.tokens.office });
    expect((await mail(`invoices/${sent.id}`, 'send')).status).toBe(409);
  });
});

test.each([
  ['a draft of an estimate', async () => `estimates/${(await office.draftEstimate(project)).id}`],
  ['a draft of an invoice', async () => `invoices/${(await office.draftInvoice(project)).id}`],
])('%s cannot be mailed before it is sent', async (_, made) => {
  const path = await made();
  expect((await mail(path, 'send')).status).toBe(409);
  expect((await preview(path, 'remind')).status).toBe(409);
});
