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
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsiders, type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

/**
 * The policy of a collection that the owner and the office read: the tests, one for each operation and actor.
 * @param welderReadsOwn whether a welder reads what carries its welderId
 * @param crewReadsOwn whether those of a crew do, whom its welderIds name
 * @param clientReadsOwn whether a client does, of which another file tells
 * @param ownerAlone whether it is closed to the office
 */
export function expectStaffReads(
  name: string,
  fields: Record<string, unknown>,
  { welderReadsOwn = false, crewReadsOwn = false, clientReadsOwn = false, ownerAlone = false } = {},
): void {
  let setting: RulesSetting;
  let staff: StaffActors;
  let id: string;

  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    const stored = { ...fields, clientId: setting.clientId, welderId: staff.ids.welder };
    // Its id is the client's, so that nobody reads it for that either.
    id = await setting.store(name, stored, setting.clientId);
  });
  afterAll(() => setting.environment.cleanup());

  const readers = ownerAlone ? (['owner'] as const) : (['owner', 'office'] as const);
  test.each(readers)('the %s reads one and all of them', async (role) => {
    expect((await assertSucceeds(getDoc(doc(staff[role], name, id)))).exists()).toBe(true);
    const list = await assertSucceeds(getDocs(query(collection(staff[role], name), limit(50))));
    expect(list.docs.map((found) => found.id)).toContain(id);
  });

  const own = (role: 'welder' | 'otherWelder' | 'deactivated' | 'office') =>
    query(collection(staff[role], name), where('welderId', '==', staff.ids.welder), limit(50));

  test(`a welder reads ${welderReadsOwn ? 'its own, and no list but of those' : 'none'}`, async () => {
    const expectation = welderReadsOwn ? assertSucceeds : assertFails;
    await expectation(getDoc(doc(staff.welder, name, id)));
    await expectation(getDocs(own('welder')));
    await assertFails(getDocs(query(collection(staff.welder, name), limit(50))));
  });

  if (crewReadsOwn) {
    const ofCrew = (role: 'welder' | 'otherWelder' | 'deactivated', id: string) =>
      query(collection(staff[role], name), where('welderIds', 'array-contains', id), limit(50));

    test('everybody in a crew reads what is theirs, by their own name alone', async () => {
      const crew = [randomUUID(), staff.ids.otherWelder];
      const stored = { ...fields, clientId: setting.clientId, welderId: crew[0], welderIds: crew };
      const crewsId = await setting.store(name, stored);
      await assertSucceeds(getDoc(doc(staff.otherWelder, name, crewsId)));
      const list = await assertSucceeds(getDocs(ofCrew('otherWelder', staff.ids.otherWelder)));
      expect(list.docs.map((found) => found.id)).toEqual([crewsId]);
      await assertFails(getDoc(doc(staff.welder, name, crewsId)));
      await assertFails(getDoc(doc(staff.deactivated, name, crewsId)));
      await assertFails(getDocs(ofCrew('welder', staff.ids.otherWelder)));
      await assertFails(getDocs(ofCrew('deactivated', staff.ids.otherWelder)));
    });
  }

  const others = ['otherWelder', 'deactivated', ...(ownerAlone ? (['office'] as const) : [])] as const;
  test.each(others)('%s reads none', async (role) => {
    await assertFails(getDoc(doc(staff[role], name, id)));
    await assertFails(getDocs(own(role)));
    await assertFails(getDocs(query(collection(staff[role], name), limit(50))));
  });

  test.each(outsiders)('%s reads none of the staff’s lists', async (actor) => {
    if (!(clientReadsOwn && actor === 'client'))
      await assertFails(getDoc(doc(setting.actors[actor], name, id)));
    await assertFails(getDocs(query(collection(setting.actors[actor], name), limit(50))));
  });

  describe.each(['owner', 'office', 'welder'] as const)('the %s', (role) => {
    test('writes nothing', async () => {
      await assertFails(addDoc(collection(staff[role], name), fields));
      await assertFails(updateDoc(doc(staff[role], name, id), { changed: true }));
      await assertFails(deleteDoc(doc(staff[role], name, id)));
    });
  });

  test.each(outsiders)('%s writes nothing', async (actor) => {
    await assertFails(addDoc(collection(setting.actors[actor], name), fields));
    await assertFails(updateDoc(doc(setting.actors[actor], name, id), { changed: true }));
    await assertFails(deleteDoc(doc(setting.actors[actor], name, id)));
  });
}
