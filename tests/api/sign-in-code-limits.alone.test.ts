import { randomUUID } from 'node:crypto';
import { codeMinutes, confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { tooManyCodes, tooManyRequests } from '@welding/domain/messages';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeSentTo, countCodesTo } from '../support/codes.ts';
import { createTestClient } from '../support/sample.ts';
import { watchLog } from './api-log.ts';
import { type ApiAnswer, type CallOptions, callApi, cookieOf, testAddress } from './call-api.ts';
import { changeConfig } from './change-config.ts';

Object.assign(process.env, {
  LIMIT_CODES_PER_HOUR: '3',
  LIMIT_CODES_PER_ADDRESS_PER_HOUR: '4',
  LIMIT_VERIFICATIONS_PER_HOUR: '4',
});

const windowMs = codeMinutes * 60_000;
const nobody = () => `nobody-${randomUUID()}@example.com`;
/** Moves the fixed clock, so that the second of two codes is newer. */
const ask = (email: string, options: CallOptions = {}) => {
  vi.setSystemTime(Date.now() + 1);
  return callApi('POST', '/api/sign-in/code', { json: { email }, ...options });
};
const verify = (json: unknown, options: CallOptions = {}) =>
  callApi('POST', '/api/sign-in/verify', { json, ...options });

function expectRefused({ status, text, headers }: ApiAnswer, says = tooManyRequests): void {
  const seconds = Number(headers.get('retry-after'));
  expect([status, text]).toEqual([429, says(Math.ceil(seconds / 60))]);
  expect(headers.getSetCookie()).toEqual([]);
}

/** Sets the clock to the beginning of a limit's window, so that no window ends during the count. */
function beginWindow(): void {
  vi.setSystemTime(Math.ceil(Date.now() / windowMs) * windowMs);
}

/** Requests codes from one address after another, until a new address is refused at once. */
async function flood(email: string, addresses = Number.POSITIVE_INFINITY): Promise<ApiAnswer[]> {
  const sent: ApiAnswer[] = [];
  for (let used = 0; used < addresses; used += 1) {
    const [from, before] = [testAddress(), sent.length];
    for (
      let answer = await ask(email, { from });
      answer.status === 202;
      answer = await ask(email, { from })
    ) {
      sent.push(answer);
    }
    if (sent.length === before) break;
  }
  return sent;
}

describe('codes', () => {
  beforeEach(beginWindow);

  test.each(['known', 'unknown'])('are limited for one %s email, whatever the address', async (kind) => {
    const email = kind === 'known' ? (await createTestClient()).email : nobody();
    for (let asked = 0; asked < 4; asked += 1) expect((await ask(email)).status).toBe(202);
    expectRefused(await ask(email), tooManyCodes);
    expect((await ask(nobody())).status).toBe(202);
    expect(await countCodesTo(email)).toBe(kind === 'known' ? 4 : 0);
  });

  test('remain available in a new browser while three addresses ask for that email', async () => {
    changeConfig({ LIMIT_CODES_PER_HOUR: 10, LIMIT_CODES_PER_ADDRESS_PER_HOUR: 40 });
    const { email } = await createTestClient();
    for (let used = 0; used < 3; used += 1) {
      const from = testAddress();
      while ((await ask(email, { from })).status !== 429);
    }
    const asked = await ask(email);
    expect(asked.status).toBe(202);
    const { code } = await codeSentTo(email, await countCodesTo(email));
    expect((await verify({ email, code }, { cookie: cookieOf(asked) })).status).toBe(200);
  });

  test('still open by an earlier mail’s link when the limit is reached, despite wrong guesses', async () => {
    const { email, id } = await createTestClient();
    const flooding = await flood(email);
    expect(flooding).toHaveLength(4);
    for (const { headers } of flooding) {
      const cookie = headers.getSetCookie()[0]?.split(';', 1)[0];
      for (const code of ['111111', '222222', '333333', '444444', '555555', '666666']) {
        expect((await verify({ email, code }, { cookie })).status).toBe(401);
      }
    }
    expectRefused(await ask(email), tooManyCodes);
    const { token } = await codeSentTo(email, 4);
    expect((await verify({ token })).json()).toMatchObject({ id });
  });

  test('for one email are not used up by one address', async () => {
    const [from, { email }] = [testAddress(), await createTestClient()];
    const asked = [await ask(email, { from }), await ask(email, { from }), await ask(email, { from })];
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect((await ask(email)).status).toBe(202);
  });

  test('remain available in a browser that confirmed before, whoever else asks', async () => {
    const [{ email }, other] = [await createTestClient(), await createTestClient()];
    const cookie = cookieOf(await ask(email));
    const verified = await verify({ code: (await codeSentTo(email)).code }, { cookie });
    const mark = verified.headers.get(confirmedBrowserHeader) ?? '';
    while ((await ask(email)).status !== 429);
    const marked = (text: string) => ({ headers: { [confirmedBrowserHeader]: text } });
    const again = await ask(email, marked(mark));
    expect(again.status).toBe(202);
    const { code } = await codeSentTo(email, 5);
    expect((await verify({ email, code }, { cookie: cookieOf(again) })).status).toBe(200);
    for (const wrong of [`x${mark}`, mark.slice(0, -2), '', '.'])
      expectRefused(await ask(email, marked(wrong)), tooManyCodes);
    // The mark works neither for another email nor without limit.
    while ((await ask(other.email)).status !== 429);
    expectRefused(await ask(other.email, marked(mark)), tooManyCodes);
    expect((await ask(email, marked(mark))).status).toBe(202);
    expect((await ask(email, marked(mark))).status).toBe(202);
    expectRefused(await ask(email, marked(mark)));
  });

  test('are limited for one address across emails', async () => {
    const from = testAddress();
    const { email } = await createTestClient();
    for (let asked = 0; asked < 4; asked += 1) expect((await ask(nobody(), { from })).status).toBe(202);
    expectRefused(await ask(nobody(), { from }));
    expectRefused(await ask(email, { from }));
    expect((await ask(email)).status).toBe(202);
  });

  test('are limited exactly for requests at once', async () => {
    const { email } = await createTestClient();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(16);
    expect(await countCodesTo(email)).toBe(4);
  });
});

test('tries of codes are limited per address, right or wrong', async () => {
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

test('the log never contains a code, token or email', async () => {
  const watched = watchLog();
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
  await callApi('GET', `/api/sign-in/verify?token=${token}&code=${code}`);
  await callApi('POST', '/api/sign-in/verify', { raw: `{"code": ${code}` });
  expect((await verify({ email, code }, { cookie })).status).toBe(200);
  expect((await verify({ token })).status).toBe(401);
  const log = watched().join('\n');
  expect(log).toContain('/api/sign-in/verify');
  for (const secret of [...secrets, encodeURIComponent(email)]) expect(log).not.toContain(secret);
});
