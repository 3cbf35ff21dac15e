import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { mailPreferencesMessages } from '@welding/domain/entities/mail-preferences';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients, findClient } from '../../functions/src/clients/clients.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-links.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { historyOf } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { answerTo, callApi } from './call-api.ts';

const { hosting } = stackAddresses();
configureFunctions();

let client: Client;
let path: string;
beforeEach(async () => {
  client = await createTestClient();
  path = `/api/mail-preferences?token=${signMailPreferences(client.id)}`;
});

const reminders = async () => (await findClient(client.id))?.reminders;
const urlencoded = { type: 'application/x-www-form-urlencoded', raw: 'List-Unsubscribe=One-Click' };
const multipart = {
  type: 'multipart/form-data; boundary=x',
  raw: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
};

describe('reminders', () => {
  test.each([
    ['the page', { json: { reminders: false } }],
    ['a mail program, urlencoded', urlencoded],
    ['a mail program, as multipart', multipart],
  ])('are stopped by %s, without a session, and the history says who', async (_name, sent) => {
    // A webmail server, or the reader's browser on its pages.
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' };
    for (let times = 0; times < 2; times += 1) {
      const answer = await callApi('POST', path, { ...sent, headers });
      expect([answer.status, answer.json()]).toEqual([200, { reminders: false }]);
    }
    expect(await reminders()).toBe(false);
    expect(await historyOf(client.id)).toMatchObject([
      {
        action: 'changed',
        actor: { id: client.id, role: 'client' },
        changes: [{ field: 'reminders', to: false }],
      },
    ]);
  });

  test('come again when the client wants them', async () => {
    await callApi('POST', path, urlencoded);
    const answer = await callApi('POST', path, { json: { reminders: true } });
    expect([answer.status, answer.json()]).toEqual([200, { reminders: true }]);
    expect(await reminders()).toBe(true);
  });

  test.each(['GET', 'HEAD'])('are not touched by %s, which leads to the page', async (method) => {
    const answer = await fetch(`${hosting}${path}`, { method, redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${hosting}/mail-preferences#${signMailPreferences(client.id)}`,
    );
    expect(await findClient(client.id)).toEqual(client);
  });

  test('are chosen on a page in the client’s language, whatever browser the mail program opens', async () => {
    await (await clients()).doc(client.id).update({ language: 'es' });
    const answer = await fetch(`${hosting}${path}`, {
      redirect: 'manual',
      headers: { 'Accept-Language': 'en-US' },
    });
    expect(answer.headers.get('location')).toBe(
      `${hosting}/es/mail-preferences#${signMailPreferences(client.id)}`,
    );
  });

  test.each([
    ['another field', { json: { reminders: false, all: true } }, 400, 'Unknown field: all'],
    ['no word of it', { json: {} }, 400, 'Reminders must be true or false'],
    ['another form', { ...urlencoded, raw: 'unsubscribe=yes' }, 400, mailPreferencesMessages.notOneClick],
    ['plain text', { type: 'text/plain', raw: 'stop' }, 415, 'Please send JSON'],
  ])('are not touched by a body of %s', async (_name, sent, status, text) => {
    expect(await answerTo(callApi('POST', path, sent))).toEqual([status, text]);
    expect(await reminders()).toBeUndefined();
  });
});

describe('a link', () => {
  const post = (token: string) =>
    callApi('POST', `/api/mail-preferences?token=${token}`, { json: { reminders: false } });
  const invalid = (status: number) => ({ status, text: mailPreferencesMessages.linkInvalid });

  test('that we did not sign is refused, and changes nothing', async () => {
    const [, signature = ''] = signMailPreferences(client.id).split('.');
    const other = await createTestClient();
    for (const token of [
      client.id,
      `${client.id}.`,
      `${other.id}.${signature}`,
      `${signature}.${client.id}`,
    ]) {
      expect(await post(token)).toMatchObject(invalid(404));
    }
    expect(await post('')).toMatchObject(invalid(400));
    expect(await post('%0d%0aSet-Cookie:a=b')).toMatchObject(invalid(400));
    expect((await callApi('POST', '/api/mail-preferences', { json: { reminders: false } })).status).toBe(400);
    expect([await findClient(client.id), await findClient(other.id)]).toEqual([client, other]);
  });

  test('of a client who is not there is refused', async () => {
    expect(await post(signMailPreferences(randomUUID()))).toMatchObject(invalid(404));
    await (await clients()).doc(client.id).update({ email: '', erasedAt: new Date().toISOString() });
    expect(await post(signMailPreferences(client.id))).toMatchObject(invalid(404));
  });

  test('of a client who turned out to be another one means that one', async () => {
    const duplicate = await createTestClient();
    await (await clients()).doc(duplicate.id).update({ email: '', mergedInto: client.id });
    expect((await post(signMailPreferences(duplicate.id))).status).toBe(200);
    expect(await reminders()).toBe(false);
  });
});
