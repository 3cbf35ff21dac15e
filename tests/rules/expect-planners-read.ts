import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

type Policy = {
  /** The field by which the calendar sorts the list. */
  readonly order: string;
  /** What a welder reads: the documents that name the welder, or none. */
  readonly welder: 'own' | 'none';
};

/** The policy of a collection that the owner and the office read to plan by: one test for each operation and actor. */
export function expectPlannersRead(name: string, fields: Record<string, unknown>, policy: Policy): void {
  let setting: RulesSetting;
  let staff: StaffActors;
  let id: string;
  let unassigned: string;

  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    id = await setting.store(name, { ...fields, welderId: staff.ids.welder });
    unassigned = await setting.store(name, fields);
  });
  afterAll(() => setting.environment.cleanup());

  const listOf = (database: StaffActors['owner'], welderId?: string) =>
    query(
      collection(database, name),
      ...(welderId === undefined ? [] : [where('welderId', '==', welderId)]),
      orderBy(policy.order),
      limit(50),
    );

  describe(`${name}, for staff`, () => {
    test.each(['owner', 'office'] as const)('the %s reads all of them', async (role) => {
      for (const known of [id, unassigned]) await assertSucceeds(getDoc(doc(staff[role], name, known)));
      expect((await assertSucceeds(getDocs(listOf(staff[role])))).size).toBe(2);
    });

    test(`a welder reads ${policy.welder}`, async () => {
      const own = [
        getDoc(doc(staff.welder, name, id)),
        getDocs(listOf(staff.welder, staff.ids.welder)),
      ] as const;
      for (const reading of own) {
        if (policy.welder === 'own') await assertSucceeds<unknown>(reading);
        else await assertFails(reading);
      }
      await assertFails(getDoc(doc(staff.welder, name, unassigned)));
      await assertFails(getDocs(listOf(staff.welder)));
      await assertFails(getDocs(listOf(staff.welder, staff.ids.otherWelder)));
    });

    test('another welder and a deactivated owner read none', async () => {
      for (const database of [staff.otherWelder, staff.deactivated]) {
        await assertFails(getDoc(doc(database, name, id)));
        await assertFails(getDocs(listOf(database, staff.ids.welder)));
        await assertFails(getDocs(listOf(database)));
      }
    });

    test.each(['owner', 'office', 'welder'] as const)('the %s writes none', async (role) => {
      await assertFails(addDoc(collection(staff[role], name), fields));
      await assertFails(updateDoc(doc(staff[role], name, id), { welderId: randomUUID() }));
      await assertFails(deleteDoc(doc(staff[role], name, id)));
    });
  });
}
