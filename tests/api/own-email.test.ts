import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { codeMessages } from '@welding/domain/entities/login-code';
import { myDetailsMessages, provenEmailSchema } from '@welding/domain/entities/my-details';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eraseClient } from '../../functions/src/actions/erase-client.ts';
import { findClient } from '../../functions/src/data/clients.ts';
import { provenEmailsOf } from '../../functions/src/data/proven-emails.ts';
import { codeSentTo, newEmailCodeSentTo } from '../support/codes.ts';
import { createTestQuote, deskPeople } from '../support/desk.ts';
import { openFirestoreSession, statusOfProjectList } from '../support/firestore-session.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-session.ts';
import { type ApiAnswer, type CallOptions, callApi, cookieOf, signIn } from './call-api.ts';
import { startFunction } from './function-process.ts';

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

const told = ({ status, text }: ApiAnswer) => [status, text];
const newEmail = () => `moved-${randomUUID()}@example.com`;
const version = async (id = client.id) => (await findClient(id))?.updatedAt ?? null;
const ask = async (email: string, options: CallOptions = {}) =>
  callApi('PATCH', '/api/me', { json: { email, updatedAt: await version() }, cookie, ...options });
const prove = (code: string, options: CallOptions = {}) =>
  callApi('POST', '/api/me/email', { json: { code }, ...options });
const details = (of: string | undefined) => callApi('GET', '/api/me', { cookie: of });
const lookUp = async (email: string) =>
  (await callApi('GET', `/api/clients/${encodeURIComponent(email)}`)).status;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A new e-mail that this client has asked for, with the browser's cookie and the code that the e-mail got. */
async function asked(email = newEmail()) {
  const browser = cookieOf(await ask(email));
  return { email, browser, code: await newEmailCodeSentTo(email) };
}

/** The client with a new e-mail. @returns the cookie of the session that proved it */
async function moved() {
  const { browser, code } = await asked();
  const answer = await prove(code, { cookie: browser });
  expect(answer.status).toBe(200);
  return { cookie: cookieOf(answer), ...provenEmailSchema.parse(answer.json()) };
}

describe('asking for a new e-mail', () => {
  test('changes everything but the e-mail, which gets a code', async () => {
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

  test('says nothing of whose it is', async () => {
    const taken = await createTestClient();
    const [ofOther, free] = [await ask(taken.email), await ask(newEmail())];
    const shape = ({ status, json, headers }: ApiAnswer) => [
      status,
      Object.keys(JSON.parse(JSON.stringify(json()))),
      headers.getSetCookie().map((set) => set.replaceAll(/=[^;]*/g, '')),
    ];
    expect(shape(ofOther)).toEqual(shape(free));
    const code = await newEmailCodeSentTo(taken.email);
    expect(told(await prove(code, { cookie: cookieOf(ofOther) }))).toEqual([
      409,
      myDetailsMessages.emailTaken,
    ]);
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
  });

  test('is limited', async () => {
    const limited = await startFunction({ LIMIT_CODES_PER_HOUR: '2' });
    onTestFinished(() => limited.stop());
    const statuses = [];
    for (let tried = 0; tried < 3; tried += 1) {
      statuses.push((await ask(newEmail(), { base: limited.base })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a code that a new e-mail got', () => {
  test('makes it the client’s, tells the old one, and ends every other session', async () => {
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
    expect(mail.subject).toBe('Your e-mail address with us has changed');
    expect(mail.text).not.toContain(email);
    const { cookie: signedIn } = await signedInByCode(email);
    expect((await details(signedIn)).status).toBe(200);
  });

  test('is worth something in the browser that asked alone, and once', async () => {
    const { browser, code } = await asked();
    const elsewhere = await verifiedCookie(client);
    expect(told(await prove(code, { cookie: elsewhere }))).toEqual([401, codeMessages.otherBrowser]);
    expect(told(await prove(another(code), { cookie: browser }))).toEqual([401, codeMessages.wrong]);
    expect((await prove(code, { cookie: browser })).status).toBe(200);
    expect((await prove(code, { cookie: browser })).status).toBe(401);
  });

  test('is nobody else’s to type', async () => {
    const { browser, code } = await asked();
    const thief = await createProvenClient();
    const [, part] = browser.split('~');
    const stolen = `${await verifiedCookie(thief)}~${part}`;
    expect(told(await prove(code, { cookie: stolen }))).toEqual([401, codeMessages.otherBrowser]);
    expect(told(await prove(code, { cookie: browser, shownClient: thief.id }))).toEqual([
      409,
      apiMessages.otherClient,
    ]);
    expect(await findClient(thief.id)).toMatchObject({ email: thief.email });
  });

  test('needs a session that is verified', async () => {
    const { browser, code } = await asked();
    const [, part] = browser.split('~');
    const unverified = `${await signIn(client.email)}~${part}`;
    expect(told(await prove(code, { cookie: unverified }))).toEqual([403, apiMessages.notVerified]);
    for (const without of [undefined, `__session=~${part}`]) {
      expect(told(await prove(code, { cookie: without }))).toEqual([401, apiMessages.noSession]);
    }
  });

  test('signs nobody in, and a code to sign in changes no e-mail', async () => {
    const { email, browser, code } = await asked();
    for (const json of [{ code }, { email, code }]) {
      const answer = await callApi('POST', '/api/sign-in/verify', { json, cookie: browser });
      expect(answer.status).toBe(401);
    }
    const own = cookieOf(await callApi('POST', '/api/sign-in/code', { json: {}, cookie }));
    const { code: signing } = await codeSentTo(client.email);
    const wanted = Buffer.from(newEmail()).toString('base64url');
    for (const forged of [own, `${own}.${wanted}`]) {
      expect(told(await prove(signing, { cookie: forged }))).toEqual([401, codeMessages.otherBrowser]);
    }
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
  });

  test.each([[{}], [{ code: '12345' }], [{ code: '123456', email: 'x@example.com' }]])(
    'is not %j',
    async (json) => {
      expect((await callApi('POST', '/api/me/email', { json, cookie })).status).toBe(400);
    },
  );
});

async function signedInByCode(email: string) {
  const count = (await mailsTo(email)).length + 1;
  const browser = cookieOf(await callApi('POST', '/api/sign-in/code', { json: { email } }));
  const { code } = await codeSentTo(email, count);
  const answer = await callApi('POST', '/api/sign-in/verify', { json: { email, code }, cookie: browser });
  expect(answer.status).toBe(200);
  return { cookie: cookieOf(answer) };
}

describe('a stranger’s request', () => {
  const accept = (id: string, clientId?: string) =>
    callApi('POST', `/api/desk/quotes/${id}/accept`, {
      json: { project: { title: 'Gate', serviceType: 'other' }, ...(clientId && { clientId }) },
      bearer: office,
    });
  const exported = async (of = cookie) => (await callApi('GET', '/api/me/export', { cookie: of })).text;

  test('is not read, taken or erased by who claims its e-mail without having the mailbox', async () => {
    const zoe = newEmail();
    const before = await createTestQuote({ email: zoe, firstName: 'Zoe', description: 'My secret gate' });
    expect((await ask(zoe)).status).toBe(200);
    expect(await exported()).not.toContain('My secret gate');
    const after = await createTestQuote({ email: zoe, firstName: 'Zoe', description: 'A second gate' });
    const made = (await accept(after.id)).json();
    expect(made).not.toMatchObject({ clientId: client.id });
    await eraseClient(client.id, { id: 'test', name: 'Test', role: 'owner' });
    const left = await getFirestore().collection('quotes').doc(before.id).get();
    expect(left.data()).toMatchObject({ firstName: 'Zoe', description: 'My secret gate', email: zoe });
  });

  test('is not theirs either whose e-mail staff have mistyped', async () => {
    const zoe = newEmail();
    const quote = await createTestQuote({ email: zoe, description: 'My secret gate' });
    const json = { email: zoe, updatedAt: null };
    const changed = await callApi('PATCH', `/api/desk/clients/${client.id}`, { json, bearer: office });
    expect(changed.status).toBe(200);
    expect(await exported(await verifiedCookie(client))).not.toContain('My secret gate');
    expect((await accept(quote.id)).status).toBe(409);
    expect((await accept(quote.id, client.id)).json()).toMatchObject({ clientId: client.id });
  });

  test('is theirs who have the mailbox', async () => {
    const quote = await createTestQuote({ email: client.email, description: 'My own gate' });
    expect(await exported()).toContain('My own gate');
    expect((await accept(quote.id)).json()).toMatchObject({ clientId: client.id });
  });
});

describe('staff who change an e-mail', () => {
  const change = (email: string) =>
    callApi('PATCH', `/api/desk/clients/${client.id}`, {
      json: { email, updatedAt: null },
      bearer: office,
    });

  test('end every session of before, and it counts as unproven until its first code', async () => {
    const email = newEmail();
    const lookedUp = await signIn(client.email);
    expect((await change(email)).status).toBe(200);
    expect((await details(cookie)).status).toBe(401);
    const projects = `/api/projects/client/${client.id}`;
    expect((await callApi('GET', projects, { cookie: lookedUp })).status).toBe(401);
    expect(await provenEmailsOf(client.id)).toEqual([]);
    expect((await awaitMail(client.email)).text).not.toContain('#keep-email=');
    await signedInByCode(email);
    expect(await provenEmailsOf(client.id)).toEqual([email]);
  });

  test('leave sessions alone with the e-mail it was', async () => {
    const json = { email: client.email, phone: '(773) 555-0199', updatedAt: null };
    await callApi('PATCH', `/api/desk/clients/${client.id}`, { json, bearer: office });
    expect((await details(cookie)).status).toBe(200);
    expect(await provenEmailsOf(client.id)).toEqual([client.email]);
  });
});

describe('an old address that objects', () => {
  const keep = (token: unknown, headers: Record<string, string> = {}) =>
    callApi('POST', '/api/sign-in/keep-email', { json: { token }, headers });
  /** Of the newest mail there with such a link: codes go to the same address. */
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

  test('is the client’s again, as it was, and every session has ended', async () => {
    const { email, cookie: thief } = await moved();
    const token = await tokenSentTo(client.email);
    expect((await keep(token)).json()).toEqual({ email: expect.stringContaining('•••') });
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
    expect(await provenEmailsOf(client.id)).toEqual([client.email]);
    expect((await details(thief)).status).toBe(401);
    expect([await lookUp(client.email), await lookUp(email)]).toEqual([200, 404]);
    expect(told(await keep(token))).toEqual([404, myDetailsMessages.objectionLate]);
  });

  test('wins over what was taken after it', async () => {
    const first = await moved();
    cookie = first.cookie;
    const second = await moved();
    expect((await keep(await tokenSentTo(client.email))).status).toBe(200);
    expect(await findClient(client.id)).toMatchObject({ email: client.email });
    expect([await lookUp(first.email), await lookUp(second.email)]).toEqual([404, 404]);
    expect((await keep(await tokenSentTo(first.email))).status).toBe(404);
  });

  test('is too late after two weeks, and once the office has changed it', async () => {
    const { email } = await moved();
    const token = await tokenSentTo(client.email);
    const document = getFirestore().collection('clients').doc(client.id);
    const [entry] = (await document.get()).get('replacedEmails');
    const replacedEmails = [{ ...entry, at: new Date(Date.parse(entry.at) - 15 * 86_400_000).toISOString() }];
    await document.update({ replacedEmails });
    expect((await keep(token)).status).toBe(404);
    await document.update({ replacedEmails: [entry] });
    const json = { email: newEmail(), updatedAt: await version() };
    await callApi('PATCH', `/api/desk/clients/${client.id}`, { json, bearer: office });
    expect((await keep(token)).status).toBe(404);
    expect(await lookUp(email)).toBe(404);
  });

  test('says so when somebody else has it by now', async () => {
    await moved();
    const token = await tokenSentTo(client.email);
    await createTestClient({ email: client.email });
    expect(told(await keep(token))).toEqual([409, myDetailsMessages.objectionLate]);
  });

  test('is nobody without our mail, nor another site', async () => {
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
    expect(told(await keep(token, { 'Sec-Fetch-Site': 'cross-site' }))).toEqual([403, apiMessages.otherSite]);
    expect((await callApi('GET', `/api/sign-in/keep-email?token=${token}`)).status).toBe(405);
    expect(await findClient(client.id)).not.toMatchObject({ email: client.email });
  });
});
