import type { Client } from '@welding/domain/entities/client';
import { codeMessages } from '@welding/domain/entities/login-code';
import { myDetailsMessages } from '@welding/domain/entities/my-details';
import { apiMessages } from '@welding/domain/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { provenEmailsOf } from '../../functions/src/sign-in/proven-emails.ts';
import { codeSentTo, newEmailCodeSentTo } from '../support/codes.ts';
import { openFirestoreSession, statusOfProjectList } from '../support/firestore-session.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { type ApiAnswer, answerTo, callApi, cookieOf, signIn } from './call-api.ts';
import { details, emailChanges, lookUp, newEmail, signedInByCode } from './new-email.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let client: Client;
let cookie: string;
beforeEach(async () => {
  client = await createProvenClient();
  cookie = await verifiedCookie(client);
});

const { ask, prove, asked, moved } = emailChanges(() => ({ client, cookie }));
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a new email', () => {
  test('changes everything but the email, which is sent a code', async () => {
    const email = newEmail();
    const json = { email, phone: '(773) 555-0101', updatedAt: null };
    const answer = await callApi('PATCH', '/api/me', { json, cookie });
    expect(answer.json()).toMatchObject({
      email: client.email,
      phone: '(773) 555-0101',
      pendingEmail: email,
    });
    await newEmailCodeSentTo(email);
    expect([await lookUp(client.email), await lookUp(email)]).toEqual([200, 404]);
    expect(await mailsTo(client.email)).toEqual([]);
    expect(await provenEmailsOf(client.id)).toEqual([client.email]);
    expect((await details(cookie)).json()).not.toHaveProperty('pendingEmail');
  });

  test('does not reveal whether the email is taken', async () => {
    const taken = await createTestClient();
    const [ofOther, free] = [await ask(taken.email), await ask(newEmail())];
    const shape = ({ status, json, headers }: ApiAnswer) => [
      status,
      Object.keys(JSON.parse(JSON.stringify(json()))),
      headers.getSetCookie().map((set) => set.replaceAll(/=[^;]*/g, '')),
    ];
    expect(shape(ofOther)).toEqual(shape(free));
    const code = await newEmailCodeSentTo(taken.email);
    expect(await answerTo(prove(code, { cookie: cookieOf(ofOther) }))).toEqual([
      409,
      myDetailsMessages.emailTaken,
    ]);
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
  });
});

describe('a code sent to a new email', () => {
  test('makes it the client’s email, tells the old one, and ends every other session', async () => {
    const other = await verifiedCookie(client);
    const lookedUp = await signIn(client.email);
    const { email, cookie: proving, token, updatedAt } = await moved();
    expect((await details(proving)).json()).toMatchObject({ email, updatedAt });
    for (const ended of [cookie, other]) expect((await details(ended)).status).toBe(401);
    const projects = `/api/projects/client/${client.id}`;
    expect((await callApi('GET', projects, { cookie: lookedUp })).status).toBe(401);
    expect(await statusOfProjectList(await openFirestoreSession(token), client.id)).toBe(200);
    expect([await lookUp(client.email), await lookUp(email)]).toEqual([404, 200]);
    expect(await provenEmailsOf(client.id)).toEqual([email]);
    const mail = await awaitMail(client.email);
    expect(mail.subject).toBe('Your email address with us has changed');
    expect(mail.text).not.toContain(email);
    const { cookie: signedIn } = await signedInByCode(email);
    expect((await details(signedIn)).status).toBe(200);
  });

  test('works only in the browser that asked, and once', async () => {
    const { browser, code } = await asked();
    const elsewhere = await verifiedCookie(client);
    expect(await answerTo(prove(code, { cookie: elsewhere }))).toEqual([401, codeMessages.otherBrowser]);
    expect(await answerTo(prove(another(code), { cookie: browser }))).toEqual([401, codeMessages.wrong]);
    expect((await prove(code, { cookie: browser })).status).toBe(200);
    expect((await prove(code, { cookie: browser })).status).toBe(401);
  });

  test('cannot be typed by another client', async () => {
    const { browser, code } = await asked();
    const thief = await createProvenClient();
    const [, part] = browser.split('~');
    const stolen = `${await verifiedCookie(thief)}~${part}`;
    expect(await answerTo(prove(code, { cookie: stolen }))).toEqual([401, codeMessages.otherBrowser]);
    expect(await answerTo(prove(code, { cookie: browser, shownClient: thief.id }))).toEqual([
      409,
      apiMessages.otherClient,
    ]);
    expect(await findClient(thief.id)).toMatchObject({ email: thief.email });
  });

  test('requires a verified session', async () => {
    const { browser, code } = await asked();
    const [, part] = browser.split('~');
    const unverified = `${await signIn(client.email)}~${part}`;
    expect(await answerTo(prove(code, { cookie: unverified }))).toEqual([403, apiMessages.notVerified]);
    for (const without of [undefined, `__session=~${part}`]) {
      expect(await answerTo(prove(code, { cookie: without }))).toEqual([401, apiMessages.noSession]);
    }
  });

  test('opens no session, and a sign-in code changes no email', async () => {
    const { email, browser, code } = await asked();
    for (const json of [{ code }, { email, code }]) {
      const answer = await callApi('POST', '/api/sign-in/verify', { json, cookie: browser });
      expect(answer.status).toBe(401);
    }
    const own = cookieOf(await callApi('POST', '/api/sign-in/code', { json: {}, cookie }));
    const { code: signing } = await codeSentTo(client.email);
    const wanted = Buffer.from(newEmail()).toString('base64url');
    for (const forged of [own, `${own}.${wanted}`]) {
      expect(await answerTo(prove(signing, { cookie: forged }))).toEqual([401, codeMessages.otherBrowser]);
    }
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
  });
});
