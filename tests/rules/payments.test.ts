import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectStaffReads } from './expect-staff-reads.ts';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

const fields = { amount: 500, status: 'succeeded', projectId: '' };

describe('the staff', () => expectStaffReads('payments', fields));

describe('a client', () => {
  let setting: RulesSetting;
  let own: string;
  let others: string;

  beforeAll(async () => {
    setting = await rulesSetting();
    own = await setting.store('payments', { ...fields, clientId: setting.clientId });
    others = await setting.store('payments', { ...fields, clientId: setting.otherClientId });
  });
  afterAll(() => setting.environment.cleanup());

  const as = (claims: Record<string, unknown>) => setting.signedIn(setting.clientId, clientClaims(claims));
  const listOf = (database: ReturnType<typeof as>, clientId: string) =>
    query(collection(database, 'payments'), where('clientId', '==', clientId), limit(50));

  test('who is verified reads its own, one or as a list, and nobody else’s', async () => {
    const verified = as({ verified: true });
    await assertSucceeds(getDoc(doc(verified, 'payments', own)));
    const listed = await assertSucceeds(getDocs(listOf(verified, setting.clientId)));
    expect(listed.docs.map(({ id }) => id)).toEqual([own]);
    await assertFails(getDoc(doc(verified, 'payments', others)));
    await assertFails(getDocs(listOf(verified, setting.otherClientId)));
    await assertFails(getDocs(query(collection(verified, 'payments'), limit(50))));
  });

  test.each([{}, { verified: false }, { verified: 'true' }, { verified: 1 }, { verified: null }])(
    'with %j is not verified, and reads none',
    async (claims) => {
      await assertFails(getDoc(doc(as(claims), 'payments', own)));
      await assertFails(getDocs(listOf(as(claims), setting.clientId)));
    },
  );

  test.each([{ role: 'clients' }, { role: undefined }, { expires: Date.now() - 1_000 }])(
    'is none with %j, verified or not',
    async (claims) => {
      await assertFails(getDoc(doc(as({ verified: true, ...claims }), 'payments', own)));
    },
  );

  test('whose session was logged out reads none', async () => {
    const session = await setting.store('endedSessions', { expireAt: new Date() });
    await assertFails(getDoc(doc(as({ verified: true, session }), 'payments', own)));
  });
});
