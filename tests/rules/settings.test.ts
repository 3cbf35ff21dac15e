import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectClosed } from './expect-closed.ts';
import { type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

expectClosed('settings', { specialDays: [] });

describe('the settings, for staff', () => {
  let setting: RulesSetting;
  let staff: StaffActors;
  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    await setting.store('settings', { specialDays: [] }, 'business');
  });
  afterAll(() => setting.environment.cleanup());

  test.each(['owner', 'office'] as const)('the %s reads them', async (role) => {
    await assertSucceeds(getDoc(doc(staff[role], 'settings', 'business')));
  });

  test.each(['welder', 'deactivated'] as const)('%s does not, for the rates are among them', async (role) => {
    await assertFails(getDoc(doc(staff[role], 'settings', 'business')));
  });

  test.each(['owner', 'office', 'welder'] as const)('the %s lists and writes none', async (role) => {
    await assertFails(getDocs(collection(staff[role], 'settings')));
    await assertFails(updateDoc(doc(staff[role], 'settings', 'business'), { specialDays: [] }));
    await assertFails(setDoc(doc(staff[role], 'settings', 'other'), {}));
    await assertFails(deleteDoc(doc(staff[role], 'settings', 'business')));
  });
});
