import { randomUUID } from 'node:crypto';
import { type Staff, type StaffRole, staffRoles, staffSchema } from '@welding/domain/entities/staff';
import { UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClientToken } from '../../functions/src/sign-in/sessions.ts';
import { findStaff } from '../../functions/src/staff/staff.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { auth } from '../../functions/src/store/auth.ts';
import { openFirestoreSession } from '../support/firestore-session.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { createTestStaff, idTokenOf, staffToken, testPassword } from '../support/staff.ts';
import { answerTo, callApi } from './call-api.ts';

const people = {} as Record<StaffRole, Staff>;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  for (const role of staffRoles) {
    people[role] = await createTestStaff(role);
    tokens[role] = await staffToken(people[role]);
  }
});

const me = (bearer: string | undefined) => callApi('GET', '/api/desk/me', { bearer });

describe('one’s own language', () => {
  const choose = (json: unknown, bearer: string) => callApi('PATCH', '/api/desk/me', { json, bearer });

  test.each(staffRoles)('is chosen by the %s, and returned with their account', async (role) => {
    const person = await createTestStaff(role);
    const token = await staffToken(person);
    const answer = await choose({ language: 'es' }, token);
    expect([answer.status, answer.json()]).toMatchObject([200, { id: person.id, language: 'es' }]);
    expect((await me(token)).json()).toMatchObject({ language: 'es' });
    expect(await latestChanges(person.id, 1)).toMatchObject([
      { action: 'changed', actor: { id: person.id }, changes: [{ field: 'language', to: 'es' }] },
    ]);
    expect((await choose({ language: 'es' }, token)).json()).toEqual(answer.json());
    expect((await choose({ language: 'en' }, token)).json()).toMatchObject({ language: 'en' });
  });

  test('accepts two languages, and changes nothing else', async () => {
    for (const [json, sentence] of [
      [{ language: 'fr' }, 'Language must be en or es'],
      [{}, 'Language must be en or es'],
    ]) {
      expect(await answerTo(choose(json, tokens.welder))).toEqual([400, sentence]);
    }
    expect(await findStaff(people.welder.id)).toEqual(people.welder);
  });
});

describe('the own account', () => {
  test.each(staffRoles)('returns what the desk knows of the %s', async (role) => {
    const answer = await me(tokens[role]);
    expect(answer.status).toBe(200);
    expect(staffSchema.parse(answer.json())).toEqual(people[role]);
  });

  test('refuses a missing or invalid token', async () => {
    for (const token of [
      undefined,
      '',
      'nonsense',
      'a.b.c',
      new UnsecuredJWT().setSubject(people.owner.id).encode(),
    ]) {
      expect(await answerTo(me(token))).toEqual([401, 'Please sign in again']);
    }
  });

  test('refuses other kinds of Authorization', async () => {
    const basic = await fetch(`${stackAddresses().hosting}/api/desk/me`, {
      headers: { Authorization: `Basic ${tokens.owner}` },
    });
    expect(basic.status).toBe(401);
  });

  test("refuses an expired token and another project's with 401", async () => {
    const claims = { role: 'owner', firebase: { identities: {}, sign_in_provider: 'password' } };
    const token = (project: string, expires: string) =>
      new UnsecuredJWT(claims)
        .setSubject(people.owner.id)
        .setAudience(project)
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setIssuedAt('2 hours ago')
        .setExpirationTime(expires)
        .encode();
    expect((await me(token(stackAddresses().project, '1 hour'))).status).toBe(200);
    expect((await me(token(stackAddresses().project, '1 hour ago'))).status).toBe(401);
    expect((await me(token('another-project', '1 hour'))).status).toBe(401);
  });

  test('refuses people outside the staff with 403', async () => {
    const client = await createTestClient();
    const session = {
      id: randomUUID(),
      clientId: client.id,
      begun: Date.now(),
      expires: Date.now() + 60_000,
    };
    const { idToken } = await openFirestoreSession(await createClientToken(session));
    expect((await me(idToken)).status).toBe(403);

    const withoutDocument = `role-alone-${randomUUID()}@example.com`;
    const { uid } = await (await auth()).createUser({ email: withoutDocument, password: testPassword });
    await (await auth()).setCustomUserClaims(uid, { role: 'owner' });
    expect((await me(await idTokenOf(withoutDocument))).status).toBe(403);

    const withoutRole = await createTestStaff('owner');
    await (await auth()).setCustomUserClaims(withoutRole.id, null);
    expect(await answerTo(me(await staffToken(withoutRole)))).toEqual([
      403,
      'This account does not belong to the desk. Please ask the owner',
    ]);
  });
});
