import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

/**
 * The policy of a collection that the owner and the office read all of, and a welder what carries its `welderId`: the
 * tests, one for each operation and actor of the staff.
 */
export function expectWeldersOwn(name: string, fields: Record<string, unknown>): void {
  let setting: RulesSetting;
  let staff: StaffActors;
  let own: string;
  let unassigned: string;
  const listOf = (actor: 'owner' | 'office' | 'welder' | 'otherWelder' | 'deactivated', welderId: string) =>
    query(collection(staff[actor], name), where('welderId', '==', welderId), limit(10));

  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    own = await setting.store(name, { ...fields, clientId: setting.clientId, welderId: staff.ids.welder });
    unassigned = await setting.store(name, { ...fields, clientId: setting.clientId });
  });
  afterAll(() => setting.environment.cleanup());

  describe(`${name} and the staff`, () => {
    test.each(['owner', 'office'] as const)('the %s reads all, one by one and as a list', async (role) => {
      for (const id of [own, unassigned]) await assertSucceeds(getDoc(doc(staff[role], name, id)));
      const all = await assertSucceeds(getDocs(query(collection(staff[role], name), limit(10))));
      expect(all.size).toBe(2);
    });

    test('a welder reads what is its own, and neither what is nobody’s nor all', async () => {
      await assertSucceeds(getDoc(doc(staff.welder, name, own)));
      expect((await assertSucceeds(getDocs(listOf('welder', staff.ids.welder)))).size).toBe(1);
      await assertFails(getDoc(doc(staff.welder, name, unassigned)));
      await assertFails(getDocs(query(collection(staff.welder, name), limit(10))));
    });

    test.each(['otherWelder', 'deactivated'] as const)('%s reads nothing of it', async (actor) => {
      for (const id of [own, unassigned]) await assertFails(getDoc(doc(staff[actor], name, id)));
      await assertFails(getDocs(listOf(actor, staff.ids.welder)));
    });

    test.each(['owner', 'office', 'welder'] as const)(
      'is written by nobody, the %s included',
      async (role) => {
        await assertFails(addDoc(collection(staff[role], name), { ...fields, welderId: staff.ids.welder }));
        await assertFails(updateDoc(doc(staff[role], name, own), { status: 'cancelled' }));
        await assertFails(deleteDoc(doc(staff[role], name, own)));
      },
    );
  });
}
