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
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

/** The part of a collection's policy that is the staff's: owner and office read all of it, welders nothing, nobody writes. */
export function expectOfficeReads(name: string, fields: Record<string, unknown>): void {
  let setting: RulesSetting;
  let staff: StaffActors;
  let id: string;

  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    id = await setting.store(name, { ...fields, clientId: setting.clientId });
  });
  afterAll(() => setting.environment.cleanup());

  describe('of the staff', () => {
    test.each(['owner', 'office'] as const)('the %s reads one and all', async (role) => {
      await assertSucceeds(getDoc(doc(staff[role], name, id)));
      const list = await assertSucceeds(getDocs(query(collection(staff[role], name), limit(5))));
      expect(list.size).toBeGreaterThan(0);
    });

    test.each(['welder', 'otherWelder', 'deactivated'] as const)('%s reads nothing', async (role) => {
      await assertFails(getDoc(doc(staff[role], name, id)));
      await assertFails(getDocs(query(collection(staff[role], name), limit(5))));
    });

    test.each(['owner', 'office', 'welder', 'deactivated'] as const)('%s writes nothing', async (role) => {
      await assertFails(addDoc(collection(staff[role], name), fields));
      await assertFails(updateDoc(doc(staff[role], name, id), { status: 'completed' }));
      await assertFails(deleteDoc(doc(staff[role], name, id)));
    });
  });
}
