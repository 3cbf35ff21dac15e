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
let id: string;
let codeId: string;

beforeAll(async () => {
  setting = await rulesSetting();
  staff = await staffActors(setting);
  const { clientId } = setting;
  const mail = { clientId, welderId: staff.ids.welder, status: 'failed', text: 'Hello' };
  id = await setting.store('mail', { ...mail, kind: 'receipt', onDesk: true });
  codeId = await setting.store('mail', { ...mail, kind: 'code', onDesk: false });
});
afterAll(() => setting.environment.cleanup());

const shown = (firestore: RulesSetting['actors']['client']) =>
  query(
    collection(firestore, 'mail'),
    where('onDesk', '==', true),
    where('clientId', '==', setting.clientId),
    limit(10),
  );

describe('the outbox', () => {
  test.each(['owner', 'office'] as const)('is the %s’s to read, but for codes', async (role) => {
    expect((await assertSucceeds(getDoc(doc(staff[role], 'mail', id)))).exists()).toBe(true);
    const list = await assertSucceeds(getDocs(shown(staff[role])));
    expect(list.docs.map((found) => found.id)).toEqual([id]);
    await assertFails(getDoc(doc(staff[role], 'mail', codeId)));
    await assertFails(getDocs(query(collection(staff[role], 'mail'), limit(10))));
    await assertFails(getDocs(query(collection(staff[role], 'mail'), where('onDesk', '==', false))));
  });

  test.each(['welder', 'otherWelder', 'deactivated'] as const)('is closed to %s', async (role) => {
    await assertFails(getDoc(doc(staff[role], 'mail', id)));
    await assertFails(getDocs(shown(staff[role])));
  });

  test.each(outsiders)('is closed to %s', async (actor) => {
    await assertFails(getDoc(doc(setting.actors[actor], 'mail', id)));
    await assertFails(getDocs(shown(setting.actors[actor])));
  });

  test.each(['owner', 'office', 'welder'] as const)('is written by nobody, the %s included', async (role) => {
    await assertFails(addDoc(collection(staff[role], 'mail'), { onDesk: true, to: 'casey@example.com' }));
    await assertFails(updateDoc(doc(staff[role], 'mail', id), { status: 'queued' }));
    await assertFails(deleteDoc(doc(staff[role], 'mail', id)));
  });
});
