import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

type Database = ReturnType<RulesSetting['signedIn']>;

let setting: RulesSetting;
let clientId: string;

beforeAll(async () => {
  setting = await rulesSetting();
});
afterAll(() => setting.environment.cleanup());

// The tests change this document, so it has a client of its own.
beforeEach(async () => {
  clientId = await setting.store('clients', { firstName: 'Jordan' });
});

const device = (claims: Record<string, unknown> = {}) =>
  setting.signedIn(authUidOf({ clientId }), clientClaims(claims));

describe.each(['projects', 'clientVisits'])('%s', (name) => {
  let own: string;
  beforeEach(async () => {
    own = await setting.store(name, { clientId, title: 'Trailer hitch repair' });
  });

  const list = (database: Database) => query(collection(database, name), where('clientId', '==', clientId));

  async function expectOpen(database: Database): Promise<void> {
    const listed = await assertSucceeds(getDocs(list(database)));
    expect(listed.docs.map(({ id }) => id)).toEqual([own]);
    await assertSucceeds(getDoc(doc(database, name, own)));
  }

  async function expectShut(database: Database): Promise<void> {
    await assertFails(getDocs(list(database)));
    await assertFails(getDoc(doc(database, name, own)));
  }

  test('a logged-out session reads nothing, another one of the same client does', async () => {
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await expectOpen(device({ session: phone }));
    await setting.store('endedSessions', { expireAt: new Date() }, phone);
    await expectShut(device({ session: phone }));
    await expectOpen(device({ session: laptop }));
  });

  test('a session from before uids had a prefix still works, and no other uid of the client does', async () => {
    await expectOpen(setting.signedIn(clientId, clientClaims()));
    for (const uid of [`contact:${clientId}`, `client:client:${clientId}`, `x-client:${clientId}`])
      await expectShut(setting.signedIn(uid, clientClaims()));
  });

  test('a deleted client reads nothing', async () => {
    await setting.remove('clients', clientId);
    await expectShut(device());
  });

  test('sessionsValidFrom ends sessions begun up to then, and none begun later', async () => {
    const now = Date.now();
    await setting.store('clients', { sessionsValidFrom: new Date(now) }, clientId);
    await expectShut(device({ begun: now - 1 }));
    await expectShut(device({ begun: now }));
    await expectOpen(device({ begun: now + 1 }));
  });

  test.each([null, 'yesterday', 1])('sessionsValidFrom %j is ignored', async (sessionsValidFrom) => {
    await setting.store('clients', { sessionsValidFrom }, clientId);
    await expectOpen(device());
  });

  test('an expired session reads nothing', async () => {
    await expectShut(device({ expires: Date.now() - 1_000 }));
    await expectOpen(device({ expires: Date.now() + 60_000 }));
  });

  test.each(['session', 'begun', 'expires'])('a token without %s reads nothing', async (claim) => {
    const claims = Object.fromEntries(Object.entries(clientClaims()).filter(([name]) => name !== claim));
    await setting.store('clients', { sessionsValidFrom: new Date(0) }, clientId);
    await expectShut(setting.signedIn(authUidOf({ clientId }), claims));
    await expectOpen(device());
  });
});
