import { randomUUID } from 'node:crypto';
import { confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { tooManyRequests } from '@welding/domain/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeSentTo, countCodesTo } from '../support/codes.ts';
import { createTestClient } from '../support/sample.ts';
import { type ApiAnswer, type CallOptions, callApi, cookieOf, testAddress } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let api: FunctionProcess;
beforeAll(async () => {
  api = await startFunction({
    LIMIT_CODES_PER_HOUR: '3',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '4',
    LIMIT_VERIFICATIONS_PER_HOUR: '4',
  });
});
afterAll(() => api.stop());

const nobody = () => `nobody-${randomUUID()}@example.com`;
const ask = (email: string, options: CallOptions = {}) =>
  callApi('POST', '/api/sign-in/code', { json: { email }, base: api.base, ...options });
const verify = (json: unknown, options: CallOptions = {}) =>
  callApi('POST', '/api/sign-in/verify', { json, base: api.base, ...options });

function expectRefused({ status, text, headers }: ApiAnswer): void {
  const seconds = Number(headers.get('retry-after'));
  expect([status, text]).toEqual([429, tooManyRequests(Math.ceil(seconds / 60))]);
  expect(headers.getSetCookie()).toEqual([]);
}

describe('codes', () => {
  test.each(['known', 'unknown'])(
    'may be asked for so often by one %s e-mail, from wherever',
    async (kind) => {
      const email = kind === 'known' ? (await createTestClient()).email : nobody();
      for (let asked = 0; asked < 3; asked += 1) expect((await ask(email)).status).toBe(202);
      expectRefused(await ask(email));
      expect((await ask(nobody())).status).toBe(202);
      expect(await countCodesTo(email)).toBe(kind === 'known' ? 3 : 0);
    },
  );

  test('of one e-mail are not used up from one address', async () => {
    const [from, { email }] = [testAddress(), await createTestClient()];
    const asked = [await ask(email, { from }), await ask(email, { from }), await ask(email, { from })];
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect((await ask(email)).status).toBe(202);
  });

  test('are left to a browser that confirmed before, whoever asks for them elsewhere', async () => {
    const [{ email }, other] = [await createTestClient(), await createTestClient()];
    const cookie = cookieOf(await ask(email));
    const verified = await verify({ code: (await codeSentTo(email)).code }, { cookie });
    const mark = verified.headers.get(confirmedBrowserHeader) ?? '';
    while ((await ask(email)).status !== 429);
    const marked = (text: string) => ({ headers: { [confirmedBrowserHeader]: text } });
    const again = await ask(email, marked(mark));
    expect(again.status).toBe(202);
    const { code } = await codeSentTo(email, 4);
    expect((await verify({ email, code }, { cookie: cookieOf(again) })).status).toBe(200);
    for (const wrong of [`x${mark}`, mark.slice(0, -2), '', '.'])
      expectRefused(await ask(email, marked(wrong)));
    // Nor is it worth anything for another e-mail, or without end.
    while ((await ask(other.email)).status !== 429);
    expectRefused(await ask(other.email, marked(mark)));
    expect((await ask(email, marked(mark))).status).toBe(202);
    expect((await ask(email, marked(mark))).status).toBe(202);
    expectRefused(await ask(email, marked(mark)));
  });

  test('may be asked for so often from one address, by whatever e-mails', async () => {
    const from = testAddress();
    const { email } = await createTestClient();
    for (let asked = 0; asked < 4; asked += 1) expect((await ask(nobody(), { from })).status).toBe(202);
    expectRefused(await ask(nobody(), { from }));
    expectRefused(await ask(email, { from }));
    expect((await ask(email)).status).toBe(202);
  });

  test('at once are held to it exactly', async () => {
    const { email } = await createTestClient();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(await countCodesTo(email)).toBe(3);
  });
});

test('codes may be tried so often from one address, right or wrong', async () => {
  const { email } = await createTestClient();
  const cookie = cookieOf(await ask(email));
  const { code } = await codeSentTo(email);
  const from = testAddress();
  for (const [index, json] of [
    { token: 'a.b' },
    { token: 'c' },
    { code: '1 2 3 4 5 6' },
    { token: '' },
  ].entries()) {
    expect((await verify(json, { from })).status, `${index}`).toBe(401);
  }
  expectRefused(await verify({ code }, { from, cookie }));
  expect((await verify({ code }, { cookie })).status).toBe(200);
});

test('no code, no token and no e-mail is ever in the log', async () => {
  const { email } = await createTestClient();
  const asked = await ask(email);
  const cookie = cookieOf(asked);
  const { code, token } = await codeSentTo(email);
  const secrets = [code, token, cookie.slice('__session='.length), email];
  for (const json of [
    { code, extra: code },
    { code: `${code}${code}` },
    { token, email },
    { token: `${token}x` },
  ]) {
    expect((await verify(json, { cookie })).status).toBeGreaterThanOrEqual(400);
  }
  await callApi('GET', `/api/sign-in/verify?token=${token}&code=${code}`, { base: api.base });
  await callApi('POST', '/api/sign-in/verify', { raw: `{"code": ${code}`, base: api.base });
  expect((await verify({ email, code }, { cookie })).status).toBe(200);
  expect((await verify({ token })).status).toBe(401);
  const log = api.log();
  expect(log).toContain('/api/sign-in/verify');
  for (const secret of [...secrets, encodeURIComponent(email)]) expect(log).not.toContain(secret);
});
