import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectOwnReadsOnly } from './expect-own-reads-only.ts';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

const fields = {
  title: 'Aluminum Welding',
  duration: '60',
  status: 'scheduled',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
};

describe('its clients', () => expectOwnReadsOnly('clientVisits', 'scheduledDate', fields));

describe('one', () => {
  let setting: RulesSetting;
  let staff: StaffActors;
  let own: string;
  beforeAll(async () => {
    setting = await rulesSetting();
    staff = await staffActors(setting);
    own = await setting.store('clientVisits', { ...fields, clientId: setting.clientId });
  });
  afterAll(() => setting.environment.cleanup());

  test('is read by its client once verified, too', async () => {
    const verified = setting.signedIn(setting.clientId, clientClaims({ verified: true }));
    await assertSucceeds(getDoc(doc(verified, 'clientVisits', own)));
  });

  test.each(['owner', 'office', 'welder', 'deactivated'] as const)(
    'is nothing for the %s, who reads the visit itself',
    async (role) => {
      await assertFails(getDoc(doc(staff[role], 'clientVisits', own)));
      const ofClient = where('clientId', '==', setting.clientId);
      await assertFails(getDocs(query(collection(staff[role], 'clientVisits'), ofClient, limit(50))));
    },
  );
});
