import { randomUUID } from 'node:crypto';
import { apiMessages } from '@welding/domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/routes/every-route.ts';
import { inSpanish } from '../support/in-spanish.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-session.ts';
import { callApi } from './call-api.ts';

/** Words that only sentences of the other language have. */
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
const withBody = routes.filter(({ method }) => method !== 'GET');

describe.each(withBody)('$method $path', ({ method, path }) => {
  const signedIn = () => (path.startsWith('/api/desk/') ? { bearer } : { cookie });
  const refusals = async (language: string) => {
    const headers = inLanguage(language);
    const [nobody, wrong] = await Promise.all([
      callApi(method, address(path), { json: {}, headers }),
      callApi(method, address(path), { json: { nonsense: 1 }, headers, ...signedIn() }),
    ]);
    return [nobody, wrong].filter(({ status }) => status >= 400).map(({ text }) => text);
  };

  test('refuses in the language that was asked for, and in no other', async () => {
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

test('of 200 requests at once to one instance each gets the sentences of its own language', async () => {
  const expected = {
    en: [apiMessages.noSession, 'First name is required'],
    es: [inSpanish(() => apiMessages.noSession), 'Escriba su nombre'],
  };
  const languages = Array.from({ length: 100 }, (_, index) => (['en', 'es'] as const)[index % 2] ?? 'en');
  const answers = await Promise.all(
    languages.map(async (language) => {
      const headers = inLanguage(language);
      const both = await Promise.all([
        callApi('GET', '/api/me', { headers }),
        callApi('POST', '/api/quotes', { json: { lastName: 'Example' }, headers }),
      ]);
      return both.map(({ text }) => text);
    }),
  );
  expect(answers).toEqual(languages.map((language) => expected[language]));
});
