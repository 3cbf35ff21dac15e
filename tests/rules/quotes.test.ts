import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectClosed } from './expect-closed.ts';
import { type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

const fields = {
  firstName: 'Jordan',
  email: 'jordan@example.com',
  description: 'Cracked frame rail',
  status: 'pending',
};

expectClosed('quotes', fields);

describe('requests and the staff', () => {
  let setting: RulesSetting;
  let staff: StaffActors;
  let id: string;
  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    id = await setting.store('quotes', fields);
  });
  afterAll(() => setting.environment.cleanup());
  const pending = (actor: 'owner' | 'office' | 'welder' | 'deactivated') =>
    query(collection(staff[actor], 'quotes'), where('status', '==', 'pending'), limit(10));

  test.each(['owner', 'office'] as const)('the %s reads them, and writes nothing', async (role) => {
    await assertSucceeds(getDoc(doc(staff[role], 'quotes', id)));
    await assertSucceeds(getDocs(pending(role)));
    await assertFails(updateDoc(doc(staff[role], 'quotes', id), { status: 'completed' }));
  });

  test.each(['welder', 'deactivated'] as const)('%s reads none', async (actor) => {
    await assertFails(getDoc(doc(staff[actor], 'quotes', id)));
    await assertFails(getDocs(pending(actor)));
  });
});
