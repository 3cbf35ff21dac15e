import type { Client } from '@welding/domain/entities/client';
import { myDetailsMessages } from '@welding/domain/entities/my-details';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { provenEmailsOf } from '../../functions/src/sign-in/proven-emails.ts';
import { deskPeople } from '../support/desk.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, callApi } from './call-api.ts';
import { details, emailChanges, lookUp, newEmail } from './new-email.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let office: string;
let client: Client;
let cookie: string;
beforeAll(async () => {
  ({
    tokens: { office },
  } = await deskPeople());
});
beforeEach(async () => {
  client = await createProvenClient();
  cookie = await verifiedCookie(client);
});

const { moved } = emailChanges(() => ({ client, cookie }));

describe('objecting from the old address', () => {
  const keep = (token: unknown, headers: Record<string, string> = {}) =>
    callApi('POST', '/api/sign-in/keep-email', { json: { token }, headers });
  /** The token of the newest mail with such a link, because codes go to the same address. */
  const tokenSentTo = (email: string) =>
    vi.waitFor(
      async () => {
        const texts = (await mailsTo(email)).map(({ text }) => text);
        const token = texts.map((text) => /#keep-email=([\w.-]+)/.exec(text)?.[1]).find((found) => found);
        if (!token) throw new Error('No link in the mails');
        return token;
      },
      { timeout: 20_000 },
    );

  test('restores the client’s email and ends every session', async () => {
    const { email, cookie: thief } = await moved();
    const token = await tokenSentTo(client.email);
    expect((await keep(token)).json()).toEqual({ email: expect.stringContaining('•••') });
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
    expect(await provenEmailsOf(client.id)).toEqual([client.email]);
    expect((await details(thief)).status).toBe(401);
    expect([await lookUp(client.email), await lookUp(email)]).toEqual([200, 404]);
    expect(await answerTo(keep(token))).toEqual([404, myDetailsMessages.objectionLate]);
  });

  test('undoes later changes of the email, too', async () => {
    const first = await moved();
    cookie = first.cookie;
    const second = await moved();
    expect((await keep(await tokenSentTo(client.email))).status).toBe(200);
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
    expect([await lookUp(first.email), await lookUp(second.email)]).toEqual([404, 404]);
    expect((await keep(await tokenSentTo(first.email))).status).toBe(404);
  });

  test('is refused after two weeks, and once the office changed the email', async () => {
    const { email } = await moved();
    const token = await tokenSentTo(client.email);
    const document = getFirestore().collection('clients').doc(client.id);
    const [entry] = (await document.get()).get('replacedEmails');
    const replacedEmails = [{ ...entry, at: new Date(Date.parse(entry.at) - 15 * 86_400_000).toISOString() }];
    await document.update({ replacedEmails });
    expect((await keep(token)).status).toBe(404);
    await document.update({ replacedEmails: [entry] });
    const json = { email: newEmail(), updatedAt: (await findClient(client.id))?.updatedAt ?? null };
    await callApi('PATCH', `/api/desk/clients/${client.id}`, { json, bearer: office });
    expect((await keep(token)).status).toBe(404);
    expect(await lookUp(email)).toBe(404);
  });

  test('is refused when another client has the email by now', async () => {
    await moved();
    const token = await tokenSentTo(client.email);
    await createTestClient({ email: client.email });
    expect(await answerTo(keep(token))).toEqual([409, myDetailsMessages.objectionLate]);
  });

  test('refuses forged tokens and other sites', async () => {
    await moved();
    const token = await tokenSentTo(client.email);
    const [id = '', at = ''] = token.split('.');
    for (const forged of [
      `${token}x`,
      `${id}.${Number(at) + 1}.${token.split('.')[2]}`,
      `${id}.${at}.`,
      '',
      'a.b.c',
    ]) {
      expect((await keep(forged)).status).toBe(404);
    }
    expect((await keep(1)).status).toBe(400);
    expect(await answerTo(keep(token, { 'Sec-Fetch-Site': 'cross-site' }))).toEqual([
      403,
      apiMessages.otherSite,
    ]);
    expect((await callApi('GET', `/api/sign-in/keep-email?token=${token}`)).status).toBe(405);
    expect(await findClient(client.id)).not.toMatchObject({ email: client.email });
  });
});
