import { assertFails } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, orderBy, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectStaffReads } from './expect-staff-reads.ts';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

const fields = {
  title: 'Aluminum Welding',
  duration: '60',
  status: 'scheduled',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
};

describe('the staff', () =>
  expectStaffReads('appointments', fields, { welderReadsOwn: true, crewReadsOwn: true }));

describe('its client', () => {
  let setting: RulesSetting;
  let own: string;
  beforeAll(async () => {
    setting = await rulesSetting();
    own = await setting.store('appointments', { ...fields, clientId: setting.clientId });
  });
  afterAll(() => setting.environment.cleanup());

  test.each([{}, { verified: true }])('with %j gets and lists none', async (claims) => {
    const database = setting.signedIn(setting.clientId, clientClaims(claims));
    await assertFails(getDoc(doc(database, 'appointments', own)));
    const all = collection(database, 'appointments');
    const ofClient = where('clientId', '==', setting.clientId);
    await assertFails(getDocs(query(all, ofClient, orderBy('scheduledDate'))));
  });
});
