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

let setting: RulesSetting;
let staff: StaffActors;
const projectId = randomUUID();
const ids = { welder: '', office: '' };

beforeAll(async () => {
  setting = await rulesSetting();
  staff = await staffActors(setting);
  for (const role of ['welder', 'office'] as const) {
    const clientId = setting.clientId;
    const about = { amount: 61.4, what: 'Tube', searchTerms: ['tu', 'tub', 'tube'] };
    const fields = { projectId, clientId, ...about, authorId: staff.ids[role] };
    ids[role] = await setting.store('expenses', fields);
  }
});
afterAll(() => setting.environment.cleanup());

type Database = StaffActors['owner'];
const ofProject = (database: Database) =>
  query(collection(database, 'expenses'), where('projectId', '==', projectId), limit(50));
const own = (database: Database, authorId: string) =>
  query(ofProject(database), where('authorId', '==', authorId));

const found = (database: Database) =>
  query(collection(database, 'expenses'), where('searchTerms', 'array-contains', 'tube'), limit(2));

test('the owner reads all of them, and searches them', async () => {
  for (const id of Object.values(ids)) await assertSucceeds(getDoc(doc(staff.owner, 'expenses', id)));
  expect((await assertSucceeds(getDocs(ofProject(staff.owner)))).size).toBe(2);
  expect((await assertSucceeds(getDocs(found(staff.owner)))).size).toBe(2);
});

describe.each([
  ['welder', 'office'],
  ['office', 'welder'],
] as const)('the %s', (role, other) => {
  test('reads what they noted themselves, and nobody else’s', async () => {
    await assertSucceeds(getDoc(doc(staff[role], 'expenses', ids[role])));
    expect((await assertSucceeds(getDocs(own(staff[role], staff.ids[role])))).size).toBe(1);
    await assertFails(getDoc(doc(staff[role], 'expenses', ids[other])));
    await assertFails(getDocs(own(staff[role], staff.ids[other])));
    await assertFails(getDocs(ofProject(staff[role])));
    await assertFails(getDocs(found(staff[role])));
  });
});

test.each(['otherWelder', 'deactivated'] as const)('%s reads none', async (actor) => {
  await assertFails(getDoc(doc(staff[actor], 'expenses', ids.welder)));
  await assertFails(getDocs(own(staff[actor], staff.ids.welder)));
});

test.each(outsiders)('%s reads and writes none', async (actor) => {
  const database = setting.actors[actor];
  await assertFails(getDoc(doc(database, 'expenses', ids.welder)));
  await assertFails(getDocs(query(collection(database, 'expenses'), limit(50))));
  await assertFails(addDoc(collection(database, 'expenses'), { projectId, amount: 1 }));
  await assertFails(deleteDoc(doc(database, 'expenses', ids.welder)));
});

test.each(['owner', 'office', 'welder'] as const)('the %s writes none', async (role) => {
  await assertFails(addDoc(collection(staff[role], 'expenses'), { projectId, authorId: staff.ids[role] }));
  await assertFails(updateDoc(doc(staff[role], 'expenses', ids.welder), { amount: 1 }));
  await assertFails(deleteDoc(doc(staff[role], 'expenses', ids.welder)));
});
