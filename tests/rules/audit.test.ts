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
import { type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

const entityId = randomUUID();
const entry = { entityId, entity: 'client', action: 'changed', changes: [] };

let setting: RulesSetting;
let staff: StaffActors;
let id: string;

beforeAll(async () => {
  setting = await rulesSetting();
  staff = await staffActors(setting);
  id = await setting.store('audit', entry);
});
afterAll(() => setting.environment.cleanup());

describe('the history', () => {
  test.each(['owner', 'office'] as const)('is the %s’s to read', async (role) => {
    await assertSucceeds(getDoc(doc(staff[role], 'audit', id)));
    const list = query(collection(staff[role], 'audit'), where('entityId', '==', entityId), limit(10));
    expect((await assertSucceeds(getDocs(list))).size).toBe(1);
  });

  test.each(['welder', 'deactivated'] as const)('is closed to %s', async (role) => {
    await assertFails(getDoc(doc(staff[role], 'audit', id)));
    await assertFails(getDocs(query(collection(staff[role], 'audit'), where('entityId', '==', entityId))));
  });

  test.each(['nobody', 'client', 'withoutRole'] as const)('is closed to %s', async (actor) => {
    await assertFails(getDoc(doc(setting.actors[actor], 'audit', id)));
    await assertFails(getDocs(collection(setting.actors[actor], 'audit')));
  });

  test.each(['owner', 'office', 'welder'] as const)('is written by nobody, the %s included', async (role) => {
    await assertFails(addDoc(collection(staff[role], 'audit'), entry));
    await assertFails(updateDoc(doc(staff[role], 'audit', id), { action: 'created' }));
    await assertFails(deleteDoc(doc(staff[role], 'audit', id)));
  });
});
