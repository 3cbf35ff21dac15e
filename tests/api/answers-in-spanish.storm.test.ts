import { randomUUID } from 'node:crypto';
import { apiMessages } from '@welding/domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { inSpanish } from '../support/in-spanish.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { apiBaseVariable, callApi } from './call-api.ts';

/** Words that only English sentences have. */
const english =
  /(?<![\p{L}’'])(the|and|your|you|with|for|this|that|must|please|not|is|required)(?![\p{L}’'])/iu;
const spanish = /(?<![\p{L}’'])(el|los|las|que|su|para|con|una|por|del|debe|escriba|elija)(?![\p{L}’'])/iu;
const inLanguage = (language: string) => ({ 'Accept-Language': language });

let cookie: string;
let bearer: string;
beforeAll(async () => {
  cookie = await verifiedCookie(await createTestClient());
  bearer = await staffToken(await createTestStaff('owner'));
});

const address = (path: string) => path.replace(/:\w+/g, randomUUID());

describe.each(routes)('$method $path', ({ method, path }) => {
  const signedIn = () => (path.startsWith('/api/desk/') ? { bearer } : { cookie });
  const given = (json: object) => (method === 'GET' ? {} : { json });
  const refusals = async (language: string) => {
    const headers = inLanguage(language);
    const [nobody, wrong] = await Promise.all([
      callApi(method, address(path), { ...given({}), headers }),
      callApi(method, address(path), { ...given({ nonsense: 1 }), headers, ...signedIn() }),
    ]);
    return [nobody, wrong].filter(({ status }) => status >= 400).map(({ text }) => text);
  };

  test('refuses in the requested language only', async () => {
    for (const text of await refusals('es-MX,es;q=0.9,en;q=0.1')) expect(text).not.toMatch(english);
    for (const text of await refusals('en-US,en;q=0.9,es;q=0.1')) expect(text).not.toMatch(spanish);
  });
});

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['fr, es;q=0.5, en;q=0.2', 'es'],
  ['en;q=0.3, es;q=0.8', 'es'],
  ['en', 'en'],
  ['de', 'en'],
  ['*', 'en'],
])('Accept-Language: %s is answered in %s', async (asked, language) => {
  const { text } = await callApi('GET', '/api/me', { headers: inLanguage(asked) });
  expect(text).toBe(language === 'es' ? inSpanish(() => apiMessages.noSession) : apiMessages.noSession);
});

test('200 concurrent requests from two browsers each get their own language', async () => {
  // The one process of these tests. Behind Hosting there may be several.
  const base = process.env[apiBaseVariable];
  expect(base).toBeDefined();
  const [clientOfOne, clientOfOther] = [await createTestClient(), await createTestClient()];
  const browsers = [
    { language: 'en', cookie: await verifiedCookie(clientOfOne), said: 'First name is required' },
    { language: 'es', cookie: await verifiedCookie(clientOfOther), said: 'Escriba su nombre' },
  ] as const;
  const rounds = Array.from({ length: 50 }, () => browsers).flat();
  const answers = await Promise.all(
    rounds.map(async ({ language, cookie: own }) => {
      const options = { base, cookie: own, headers: inLanguage(language) };
      const both = await Promise.all([
        callApi('PATCH', '/api/me', { ...options, json: { firstName: ' ', updatedAt: null } }),
        callApi('POST', '/api/quotes', { ...options, json: { lastName: 'Example' } }),
      ]);
      return both.map(({ text }) => text);
    }),
  );
  expect(answers).toEqual(rounds.map(({ said }) => [said, said]));
});
