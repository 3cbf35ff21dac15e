import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { foreignTexts } from '../../local/testing/texts/catalogues.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { validBodies } from './valid-bodies.ts';

let client: Client;
let cookie: string;
let bearer: string;
beforeAll(async () => {
  client = await createTestClient();
  cookie = await verifiedCookie(client);
  bearer = await staffToken(await createTestStaff('owner'));
});

const wrongValues: readonly unknown[] = [undefined, null, {}, [{}], -7.77777, 'x'];

/** Copies of a body. Each has one value, at any depth, replaced by another kind, removed, or joined by an extra one. */
function brokenCopies(value: unknown): unknown[] {
  const wrong = wrongValues.filter((other) => typeof other !== typeof value || other === null);
  if (Array.isArray(value))
    return [
      ...wrong,
      ...value.flatMap((entry, index) => brokenCopies(entry).map((other) => value.with(index, other))),
    ];
  if (typeof value !== 'object' || value === null) return wrong;
  const entries = Object.entries(value);
  return [
    { ...value, nonsense: 1 },
    ...wrong,
    ...entries.flatMap(([name, part]) => brokenCopies(part).map((other) => ({ ...value, [name]: other }))),
  ];
}

const known = validBodies('');
const withBody = routes.filter(({ method, path }) => method !== 'GET' && path in known);

describe.each(withBody)('$method $path', ({ method, path }) => {
  const url =
    path === '/api/mail-preferences' ? `${path}?token=a.b` : path.replace(/:\w+/g, () => randomUUID());

  test('reports errors in the requested language only, at any depth', async () => {
    const session = path.startsWith('/api/desk/') ? { bearer } : { cookie };
    const answer = async (language: 'en' | 'es', json: unknown): Promise<string> => {
      const headers = { 'Accept-Language': language };
      const { status, text } = await callApi(method, url, { json, headers, ...session });
      const said = `${status} to ${JSON.stringify(json)}: ${text}`;
      expect(text, said).not.toMatch(/invalid (input|option|type)|expected .*received/i);
      if (status === 400) expect(foreignTexts(language, [{ name: said, said: text }])).toEqual([]);
      return text;
    };
    const bodies = new Map<string, unknown>();
    for (const json of brokenCopies(validBodies(client.id)[path])) bodies.set(await answer('es', json), json);
    // `bodies` has one body for each Spanish message, so that each English message is checked once.
    for (const json of bodies.values()) await answer('en', json);
    const valid = validBodies(client.id)[path] ?? {};
    if ('updatedAt' in valid)
      expect(await answer('en', { ...valid, updatedAt: undefined })).toBe(
        'Please reload the page and save again',
      );
  });
});
