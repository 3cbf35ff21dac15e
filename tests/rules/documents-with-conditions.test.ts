import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWritesNothing } from './policies.ts';
import { outsiders, type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

let setting: RulesSetting;
let staff: StaffActors;
beforeAll(async () => {
  setting = await rulesSetting();
  staff = await staffActors(setting);
});
afterAll(() => setting.environment.cleanup());

type Database = StaffActors['owner'];
type Who = Exclude<keyof StaffActors, 'ids'> | (typeof outsiders)[number];
const staffWho = ['owner', 'office', 'welder', 'otherWelder', 'deactivated'] as const;
const everybody = [...staffWho, ...outsiders];
const as = (who: Who): Database => ({ ...setting.actors, ...staff })[who];
const others = (...readers: Who[]) => everybody.filter((who) => !readers.includes(who));

describe('the outbox', () => {
  let id: string;
  let codeId: string;
  beforeAll(async () => {
    const mail = { clientId: setting.clientId, welderId: staff.ids.welder, status: 'failed', text: 'Hello' };
    id = await setting.store('mail', { ...mail, kind: 'receipt', onDesk: true });
    codeId = await setting.store('mail', { ...mail, kind: 'code', onDesk: false });
  });
  const shown = (database: Database) =>
    query(
      collection(database, 'mail'),
      where('onDesk', '==', true),
      where('clientId', '==', setting.clientId),
      limit(10),
    );

  test.each(['owner', 'office'] as const)('is readable by the %s, except codes', async (role) => {
    expect((await assertSucceeds(getDoc(doc(as(role), 'mail', id)))).exists()).toBe(true);
    expect((await assertSucceeds(getDocs(shown(as(role))))).docs.map((found) => found.id)).toEqual([id]);
    await assertFails(getDoc(doc(as(role), 'mail', codeId)));
    await assertFails(getDocs(query(collection(as(role), 'mail'), limit(10))));
    await assertFails(getDocs(query(collection(as(role), 'mail'), where('onDesk', '==', false))));
  });

  test.each(others('owner', 'office'))('is closed to %s', async (who) => {
    await assertFails(getDoc(doc(as(who), 'mail', id)));
    await assertFails(getDocs(shown(as(who))));
  });

  test.each(everybody)('is written by no one, %s included', async (who) => {
    await expectWritesNothing(as(who), 'mail', id, { onDesk: true, to: 'casey@example.com' });
  });
});

describe('expenses', () => {
  const projectId = randomUUID();
  const ids = { welder: '', office: '' };
  beforeAll(async () => {
    for (const role of ['welder', 'office'] as const) {
      const said = {
        amount: 61.4,
        what: 'Tube',
        searchTerms: ['tu', 'tub', 'tube'],
        authorId: staff.ids[role],
      };
      ids[role] = await setting.store('expenses', { projectId, clientId: setting.clientId, ...said });
    }
  });
  const ofProject = (who: Who) =>
    query(collection(as(who), 'expenses'), where('projectId', '==', projectId), limit(50));
  const own = (who: Who, authorId: string) => query(ofProject(who), where('authorId', '==', authorId));
  const found = (who: Who) =>
    query(collection(as(who), 'expenses'), where('searchTerms', 'array-contains', 'tube'), limit(2));
  const one = (who: Who, id: string) => getDoc(doc(as(who), 'expenses', id));

  test('can all be read and searched by the owner', async () => {
    for (const id of Object.values(ids)) await assertSucceeds(one('owner', id));
    expect((await assertSucceeds(getDocs(ofProject('owner')))).size).toBe(2);
    expect((await assertSucceeds(getDocs(found('owner')))).size).toBe(2);
  });

  test.each([
    ['welder', 'office'],
    ['office', 'welder'],
  ] as const)('are read by the %s who added them, and no others', async (role, other) => {
    await assertSucceeds(one(role, ids[role]));
    expect((await assertSucceeds(getDocs(own(role, staff.ids[role])))).size).toBe(1);
    await assertFails(one(role, ids[other]));
    await assertFails(getDocs(own(role, staff.ids[other])));
    await assertFails(getDocs(ofProject(role)));
    await assertFails(getDocs(found(role)));
  });

  test.each(others('owner', 'office', 'welder'))('are closed to %s', async (who) => {
    await assertFails(one(who, ids.welder));
    await assertFails(getDocs(own(who, staff.ids.welder)));
    await assertFails(getDocs(query(collection(as(who), 'expenses'), limit(50))));
  });

  test.each(everybody)('are written by no one, %s included', async (who) => {
    await expectWritesNothing(as(who), 'expenses', ids.welder, {
      projectId,
      amount: 1,
      authorId: staff.ids.welder,
    });
  });
});

test('the settings, with the rates, are read by owner and office only', async () => {
  await setting.store('settings', { specialDays: [] }, 'business');
  for (const who of everybody) {
    const reading = getDoc(doc(as(who), 'settings', 'business'));
    await (who === 'owner' || who === 'office' ? assertSucceeds(reading) : assertFails(reading));
    await assertFails(getDocs(collection(as(who), 'settings')));
    await expectWritesNothing(as(who), 'settings', 'business', { specialDays: [] });
  }
});

test('clients’ copies of visits are closed to staff, who read the visits themselves', async () => {
  const id = await setting.store('clientVisits', { title: 'Gate', clientId: setting.clientId });
  for (const who of staffWho) {
    await assertFails(getDoc(doc(as(who), 'clientVisits', id)));
    const ofClient = where('clientId', '==', setting.clientId);
    await assertFails(getDocs(query(collection(as(who), 'clientVisits'), ofClient, limit(50))));
  }
});

describe('the price book', () => {
  const active = (who: Who, isActive = true) =>
    getDocs(query(collection(as(who), 'priceBook'), where('active', '==', isActive), limit(10)));
  beforeAll(async () => {
    await setting.store('priceBook', { name: 'Weld', unitPrice: 120, active: true });
    await setting.environment.withSecurityRulesDisabled(async (context) => {
      await updateDoc(doc(context.firestore(), 'staff', staff.ids.otherWelder), { mayChange: 0 });
    });
  });

  test('a welder allowed to agree to extra work reads active entries only', async () => {
    expect((await assertSucceeds(active('welder'))).size).toBeGreaterThan(0);
    await assertFails(active('welder', false));
    await assertFails(active('otherWelder'));
  });
});
