import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RulesSetting, rulesSetting } from './rules-environment.ts';

type Database = ReturnType<RulesTestContext['firestore']>;

let setting: RulesSetting;
const ids = { owner: '', office: '', welder: '', deactivated: '', documentAlone: '', otherRole: '' };
const claimAlone = randomUUID();
const databases = {} as Record<Actor, Database>;

const planners = ['owner', 'office'] as const;
const readersOfThemselves = ['owner', 'office', 'welder'] as const;
const outsiders = [
  'nobody',
  'client',
  'withoutRole',
  'deactivated',
  'claimAlone',
  'documentAlone',
  'roleOfNoStaff',
  'clientOfStaffId',
] as const;
type Actor = (typeof readersOfThemselves)[number] | (typeof outsiders)[number];

const person = (role: string, active = true) => ({ name: 'Sam', email: 'sam@example.com', role, active });

beforeAll(async () => {
  setting = await rulesSetting();
  ids.owner = await setting.store('staff', person('owner'));
  ids.office = await setting.store('staff', person('office'));
  ids.welder = await setting.store('staff', person('welder'));
  ids.deactivated = await setting.store('staff', person('owner', false));
  ids.documentAlone = await setting.store('staff', person('owner'));
  ids.otherRole = await setting.store('staff', person('boss'));
  const as = (uid: string, claims = {}) => setting.environment.authenticatedContext(uid, claims).firestore();
  Object.assign(databases, {
    owner: as(ids.owner, { role: 'owner' }),
    office: as(ids.office, { role: 'office' }),
    welder: as(ids.welder, { role: 'welder' }),
    deactivated: as(ids.deactivated, { role: 'owner' }),
    claimAlone: as(claimAlone, { role: 'owner' }),
    documentAlone: as(ids.documentAlone),
    roleOfNoStaff: as(ids.otherRole, { role: 'boss' }),
    clientOfStaffId: as(ids.owner, { role: 'client' }),
    nobody: setting.actors.nobody,
    client: setting.actors.client,
    withoutRole: setting.actors.withoutRole,
  });
});
afterAll(() => setting.environment.cleanup());

const documentOf = (actor: Actor, id: string) => doc(databases[actor], 'staff', id);

describe('reading', () => {
  test.each(readersOfThemselves)('the %s reads their own document', async (role) => {
    expect((await assertSucceeds(getDoc(documentOf(role, ids[role])))).get('role')).toBe(role);
  });

  test.each(planners)('the %s reads all staff, one by one and as a list', async (actor) => {
    for (const id of Object.values(ids)) await assertSucceeds(getDoc(documentOf(actor, id)));
    const list = await assertSucceeds(getDocs(query(collection(databases[actor], 'staff'), limit(50))));
    expect(list.size).toBe(Object.keys(ids).length);
  });

  test('the welder reads no other staff member', async () => {
    await assertFails(getDoc(documentOf('welder', ids.owner)));
    await assertFails(getDocs(collection(databases.welder, 'staff')));
  });

  test.each(outsiders)('%s reads nothing', async (actor) => {
    for (const id of [...Object.values(ids), claimAlone]) await assertFails(getDoc(documentOf(actor, id)));
    await assertFails(getDocs(collection(databases[actor], 'staff')));
  });
});

describe('the stored document decides at once', () => {
  test('a demoted owner lists no staff, whatever the token says', async () => {
    const id = await setting.store('staff', person('welder'));
    const database = setting.environment.authenticatedContext(id, { role: 'owner' }).firestore();
    await assertSucceeds(getDoc(doc(database, 'staff', id)));
    await assertFails(getDocs(collection(database, 'staff')));
  });
});

test('an ended sign-in reads nothing, and a later one reads again', async () => {
  const ended = new Date(Math.floor(Date.now() / 1000) * 1000);
  for (const role of readersOfThemselves) {
    const id = await setting.store('staff', { ...person(role), sessionsValidFrom: ended });
    const as = (signedInAt: number) =>
      setting.environment.authenticatedContext(id, { role, auth_time: signedInAt / 1000 }).firestore();
    await assertFails(getDoc(doc(as(ended.getTime() - 1000), 'staff', id)));
    await assertSucceeds(getDoc(doc(as(ended.getTime()), 'staff', id)));
  }
});

describe.each([...readersOfThemselves, ...outsiders])('%s writes nothing', (actor) => {
  test('no new, changed or deleted document', async () => {
    await assertFails(addDoc(collection(databases[actor], 'staff'), person('owner')));
    await assertFails(setDoc(documentOf(actor, claimAlone), person('owner')));
    for (const id of Object.values(ids)) {
      await assertFails(updateDoc(documentOf(actor, id), { role: 'owner' }));
      await assertFails(deleteDoc(documentOf(actor, id)));
    }
  });
});

describe.each(readersOfThemselves)('the %s', (actor) => {
  test.each(['idempotencyKeys', 'rateLimits', 'clientEmails', 'staffEmails', 'endedSessions'])(
    'reads nothing of %s',
    async (name) => {
      const id = await setting.store(name, { clientId: setting.clientId });
      await assertFails(getDoc(doc(databases[actor], name, id)));
      await assertFails(getDocs(collection(databases[actor], name)));
    },
  );
});
