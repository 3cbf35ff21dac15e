import type { Client } from '@welding/domain/entities/client';
import { codeMessages } from '@welding/domain/entities/login-code';
import { apiMessages } from '@welding/domain/messages';
import { maskEmail } from '@welding/domain/values/email';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeSentTo, countCodesTo } from '../support/codes.ts';
import { createTestClient } from '../support/sample.ts';
import { ask, askedCode, nobody, storedCode, verify } from './ask-for-code.ts';
import { answerTo, callApi, cookieOf, signIn } from './call-api.ts';

let client: Client;
beforeEach(async () => {
  client = await createTestClient();
});

describe('asking for a code', () => {
  test('mails it to a client, with the same answer for every email', async () => {
    const [known, unknown] = [
      await ask({ email: ` ${client.email.toUpperCase()}` }),
      await ask({ email: nobody() }),
    ];
    for (const { status, text, headers } of [known, unknown]) {
      expect(status).toBe(202);
      expect(JSON.parse(text)).toEqual({ sentTo: expect.stringMatching(/^[jn]•••[\da-f]@example\.com$/) });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__session=~[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
        ),
      ]);
    }
    const { code, text } = await codeSentTo(client.email);
    expect(text).toContain(code);
    expect(await countCodesTo(client.email)).toBe(1);
  });

  test('sends no mail to an unknown email', async () => {
    const email = nobody();
    expect((await ask({ email })).status).toBe(202);
    expect(await countCodesTo(email)).toBe(0);
  });

  test('without an email sends it to the signed-in client, and keeps the session', async () => {
    const cookie = await signIn(client.email);
    const answer = await ask({}, { cookie, shownClient: client.id });
    expect([answer.status, answer.json()]).toEqual([202, { sentTo: maskEmail(client.email) }]);
    await codeSentTo(client.email);
    const both = cookieOf(answer);
    expect(both).toMatch(new RegExp(`^${cookie}~`));
    expect((await callApi('GET', `/api/projects/client/${client.id}`, { cookie: both })).status).toBe(200);
  });

  test('without an email and without a session is refused', async () => {
    for (const cookie of [undefined, '__session=nonsense', '__session=~a.b']) {
      expect(await answerTo(ask({}, { cookie }))).toEqual([401, apiMessages.noSession]);
    }
  });

  test("on a page that shows another client than the cookie's is refused without a mail", async () => {
    const cookie = await signIn(client.email);
    const shownClient = (await createTestClient()).id;
    expect(await answerTo(ask({}, { cookie, shownClient }))).toEqual([409, apiMessages.otherClient]);
    expect(await countCodesTo(client.email)).toBe(0);
  });

  test('for a client without an email is refused with the reason', async () => {
    const cookie = await signIn(client.email);
    await getFirestore().collection('clients').doc(client.id).update({ email: 'call first' });
    expect(await answerTo(ask({}, { cookie }))).toEqual([409, codeMessages.noEmail]);
  });

  test.each([{ email: 'jordan' }, { email: 1 }])('with %j is refused', async (json) => {
    expect(await answerTo(ask(json))).toEqual([400, 'Valid email is required']);
  });

  test('from another site is refused without a mail', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await answerTo(ask({ email: client.email }, { headers }))).toEqual([403, apiMessages.otherSite]);
    expect(await countCodesTo(client.email)).toBe(0);
  });

  test('stores neither code nor email in plain text', async () => {
    const { code, token } = await askedCode(client.email);
    const stored = await storedCode(client);
    const text = stored.id + JSON.stringify(stored.data());
    for (const secret of [code, token, token.split('.')[1] ?? token, client.email]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe("a mail's link", () => {
  test('opens in any browser, once, by the button’s POST', async () => {
    const { token } = await askedCode(client.email);
    const answer = await verify({ token });
    expect([answer.status, answer.json()]).toEqual([200, expect.objectContaining({ id: client.id })]);
    expect((await callApi('GET', '/api/me', { cookie: cookieOf(answer) })).status).toBe(200);
    expect(await answerTo(verify({ token }))).toEqual([401, codeMessages.used]);
  });

  test('is not used up by mail scanners’ GET or HEAD', async () => {
    const { token } = await askedCode(client.email);
    for (const method of ['GET', 'HEAD']) {
      const asked = await callApi(method, `/api/sign-in/verify?token=${token}`);
      expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await verify({ token })).status).toBe(200);
  });

  test.each(['', 'nonsense', 'a.b', '../x.y', `${'x'.repeat(43)}.${'y'.repeat(43)}`])(
    'that is %j opens nothing',
    async (token) => {
      const answer = await verify({ token });
      expect(answer.status).toBe(401);
      expect([codeMessages.wrongLink, codeMessages.late]).toContain(answer.text);
    },
  );

  test('that was shortened or changed opens nothing, and the right one stays valid', async () => {
    const { token } = await askedCode(client.email);
    for (const broken of [
      token.slice(0, -1),
      `${token}x`,
      token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ]) {
      expect(await answerTo(verify({ token: broken }))).toEqual([401, codeMessages.wrongLink]);
    }
    expect((await verify({ token })).status).toBe(200);
  });
});
