import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

/** The policy of a collection of which a verified client reads its own documents once they are `onPortal`: the tests. */
export function expectShownToVerified(name: string, fields: Record<string, unknown>): void {
  let setting: RulesSetting;
  let shown: string;
  let draft: string;
  let others: string;

  beforeAll(async () => {
    setting = await rulesSetting();
    const store = (clientId: string, onPortal: boolean) =>
      setting.store(name, { ...fields, clientId, onPortal });
    shown = await store(setting.clientId, true);
    draft = await store(setting.clientId, false);
    others = await store(setting.otherClientId, true);
  });
  afterAll(() => setting.environment.cleanup());

  const as = (claims: Record<string, unknown>) => setting.signedIn(setting.clientId, clientClaims(claims));
  const listOf = (database: ReturnType<typeof as>, clientId: string) =>
    query(
      collection(database, name),
      where('clientId', '==', clientId),
      where('onPortal', '==', true),
      limit(50),
    );

  test('who is verified reads its own that were sent, one or as a list, and nobody else’s', async () => {
    const verified = as({ verified: true });
    await assertSucceeds(getDoc(doc(verified, name, shown)));
    const listed = await assertSucceeds(getDocs(listOf(verified, setting.clientId)));
    expect(listed.docs.map(({ id }) => id)).toEqual([shown]);
    await assertFails(getDoc(doc(verified, name, others)));
    await assertFails(getDocs(listOf(verified, setting.otherClientId)));
  });

  test('who is verified reads no draft, and no list that may hold one', async () => {
    const verified = as({ verified: true });
    await assertFails(getDoc(doc(verified, name, draft)));
    const all = query(collection(verified, name), where('clientId', '==', setting.clientId), limit(50));
    await assertFails(getDocs(all));
  });

  test.each([{}, { verified: false }, { verified: 'true' }, { verified: true, role: 'clients' }])(
    'with %j nothing is read',
    async (claims) => {
      await assertFails(getDoc(doc(as(claims), name, shown)));
      await assertFails(getDocs(listOf(as(claims), setting.clientId)));
    },
  );
}
