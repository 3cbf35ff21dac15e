import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectStaffReads } from './expect-staff-reads.ts';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

const fields = {
  address: '1400 S Michigan Ave',
  beforePhotos: ['/api/photos/1'],
  createdAt: new Date('2026-11-01T12:00:00Z'),
};

describe('the staff', () => expectStaffReads('projectPlaces', fields));

describe('a client', () => {
  let setting: RulesSetting;
  beforeAll(async () => {
    setting = await rulesSetting();
  });
  afterAll(() => setting.environment.cleanup());

  test('reads its own once it is verified, one or as the portal asks for them, and nobody else’s', async () => {
    const own = await setting.store('projectPlaces', { ...fields, clientId: setting.clientId });
    const others = await setting.store('projectPlaces', { ...fields, clientId: setting.otherClientId });
    const as = (claims: Record<string, unknown>) => setting.signedIn(setting.clientId, clientClaims(claims));
    const list = (database: ReturnType<typeof as>, clientId = setting.clientId) =>
      query(
        collection(database, 'projectPlaces'),
        where('clientId', '==', clientId),
        orderBy('createdAt', 'desc'),
        limit(50),
      );
    const [verified, byEmail] = [as({ verified: true }), as({})];
    await assertSucceeds(getDoc(doc(verified, 'projectPlaces', own)));
    expect((await assertSucceeds(getDocs(list(verified)))).docs.map(({ id }) => id)).toEqual([own]);
    await assertFails(getDoc(doc(verified, 'projectPlaces', others)));
    await assertFails(getDocs(list(verified, setting.otherClientId)));
    await assertFails(getDoc(doc(byEmail, 'projectPlaces', own)));
    await assertFails(getDocs(list(byEmail)));
  });
});
