import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { type Mail, mailSchema } from '@welding/domain/entities/mail';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeClient } from '../../functions/src/clients/change-client.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { awaitMail, headersOf, mailsTo } from '../support/mailbox.ts';
import { storedMail, storeTestMail } from '../support/mails.ts';
import { createTestClient } from '../support/sample.ts';
import { type ApiAnswer, callDesk } from './call-api.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const subject = 'About your gate';
const text = 'We can come on Tuesday.\n\nIs the dog friendly?';
const mailOf = (answer: ApiAnswer): Mail => mailSchema.parse(answer.json());
const said = ({ status, text: sentence }: ApiAnswer) => [status, sentence];

describe('writing to a client', () => {
  const write = (json: unknown, key?: string) =>
    callDesk('POST', 'mails', json, { bearer: desk.tokens.office, ...(key && { key }) });

  test('sends plain text with its author once per key, and records it', async () => {
    const client = await createTestClient();
    const key = randomUUID();
    const body = { clientId: client.id, subject: ` ${subject} `, text };
    const [first, second] = [mailOf(await write(body, key)), mailOf(await write(body, key))];
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ kind: 'written', to: client.email, clientId: client.id, subject });

    const arrived = await awaitMail(client.email);
    const { name } = desk.people.office;
    expect(arrived).toMatchObject({
      subject,
      text: `${text}\n\n${name}\nLakeline Mobile Welding\n(312) 555-0148`,
      html: '',
    });
    expect(headersOf(arrived).get('content-type')).toMatch(/^text\/plain/);
    await expect.poll(() => storedMail(first.id)).toMatchObject({ status: 'sent' });
    expect(await mailsTo(client.email)).toHaveLength(1);
    expect(await historyOf(first.id)).toMatchObject([
      { action: 'wrote', clientId: client.id, note: subject, actor: { name } },
    ]);
    expect(JSON.stringify(await historyOf(first.id))).not.toContain('dog');
  });

  test('refuses a merged client and one without email', async () => {
    const [kept, duplicate] = [await createTestClient(), await createTestClient()];
    await callDesk('POST', `clients/${kept.id}/merge`, { duplicateId: duplicate.id }, asOwner());
    expect((await write({ clientId: duplicate.id, subject, text })).status).toBe(409);
  });
});

const asOwner = () => ({ bearer: desk.tokens.owner });
const failure = 'The mail server doesn’t accept mail for this address (550 5.1.1 No such mailbox here)';

async function failedMail(overrides: Partial<Mail> = {}): Promise<{ client: Client; mail: Mail }> {
  const client = await createTestClient();
  const mail = await storeTestMail({
    ...{ to: client.email, clientId: client.id, status: 'failed', attempts: 6, failure },
    ...overrides,
  });
  return { client, mail };
}

describe('sending again', () => {
  const again = (id: string) => callDesk('POST', `mails/${id}/send-again`, undefined, asOwner());

  test('sends a failed mail again, keeps its attempts, and records it', async () => {
    const { client, mail } = await failedMail({ kind: 'invoice', dueAt: '2099-01-01T00:00:00.000Z' });
    const answer = await again(mail.id);
    expect(answer.status).toBe(200);
    expect(mailOf(answer)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(mailOf(answer).failure).toBeUndefined();
    expect(Date.parse(mailOf(answer).dueAt)).toBeLessThanOrEqual(Date.now());
    expect(await historyOf(mail.id)).toMatchObject([
      { action: 're-sent', clientId: client.id, note: mail.subject, actor: { role: 'owner' } },
    ]);
  });

  test('uses the client’s current email, except for a mail about a changed one', async () => {
    const { id, name, role } = desk.people.owner;
    const wrong = await failedMail();
    const told = await failedMail({ kind: 'email-changed' });
    const email = `right-${randomUUID()}@example.com`;
    await changeClient(wrong.client.id, { email }, { actor: { id, name, role } });
    await changeClient(told.client.id, { email: `other-${email}` }, { actor: { id, name, role } });
    expect(mailOf(await again(wrong.mail.id)).to).toBe(email);
    expect(mailOf(await again(told.mail.id)).to).toBe(told.client.email);
  });

  test('refuses mails that are sent, sending, or too late', async () => {
    for (const status of ['sent', 'queued', 'dismissed'] as const) {
      const { mail } = await failedMail({ status, dueAt: '2099-01-01T00:00:00.000Z' });
      expect(said(await again(mail.id))).toEqual([
        409,
        'This email did not fail: it was sent, or it is on its way',
      ]);
    }
    const { mail } = await failedMail({ kind: 'on-my-way', createdAt: '2026-01-01T00:00:00.000Z' });
    expect(said(await again(mail.id))).toEqual([
      409,
      'It’s too late to send this email. Please write to the client instead',
    ]);
  });

  test('refuses mails with codes and unknown mails', async () => {
    const { mail } = await failedMail({ kind: 'code', onDesk: false });
    expect((await again(mail.id)).status).toBe(404);
    expect((await again(`written_${randomUUID()}`)).status).toBe(404);
    expect((await again('a%20b')).status).toBe(400);
  });
});

describe('dismissing', () => {
  const dismiss = (id: string) => callDesk('POST', `mails/${id}/dismiss`, undefined, asOwner());

  test('removes a failed mail from Needs you for good', async () => {
    const { mail } = await failedMail();
    expect(mailOf(await dismiss(mail.id))).toMatchObject({ status: 'dismissed', failure });
    expect(await historyOf(mail.id)).toMatchObject([{ action: 'dismissed' }]);
    expect((await dismiss(mail.id)).status).toBe(409);
    expect((await dismiss(`written_${randomUUID()}`)).status).toBe(404);
  });
});
