import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { contactRoles } from '@welding/domain/entities/client';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientClaims, contactClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

/** The roles of which a contact needs one. */
const readBy: Readonly<Record<string, readonly string[]>> = {
  projects: ['estimates', 'invoices'],
  projectPlaces: ['visits'],
  clientVisits: ['visits', 'gate'],
  estimates: ['estimates'],
  invoices: ['invoices'],
  payments: ['invoices'],
};
const since = Date.now() - 120_000;
const ids = Object.fromEntries([...contactRoles, 'all', 'none'].map((role) => [role, randomUUID()]));

let setting: RulesSetting;
let clientId: string;
let stored: Record<string, string>;
beforeAll(async () => {
  setting = await rulesSetting();
  const access = (role: string) =>
    role === 'all' ? contactRoles : contactRoles.filter((each) => each === role);
  const contactAccess = Object.fromEntries(
    Object.entries(ids).map(([role, id]) => [id, { roles: access(role), since }]),
  );
  clientId = await setting.store('clients', { company: 'Prairie Fleet LLC', contactAccess });
  const names = [...Object.keys(readBy), 'appointments', 'audit', 'quotes', 'mail'];
  stored = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        await setting.store(name, { clientId, onPortal: true, onDesk: true }),
      ]),
    ),
  );
});
afterAll(() => setting.environment.cleanup());

type Database = ReturnType<RulesSetting['signedIn']>;
const contact = (role: string, claims: Record<string, unknown> = {}) =>
  setting.signedIn(`contact:${ids[role] ?? role}`, contactClaims(clientId, claims));
const shown = ['estimates', 'invoices'];
const list = (database: Database, name: string) =>
  query(
    collection(database, name),
    where('clientId', '==', clientId),
    ...(shown.includes(name) ? [where('onPortal', '==', true)] : []),
  );

async function reads(database: Database): Promise<string[]> {
  const open = await Promise.all(
    Object.entries(stored).map(async ([name, id]) => {
      const [one, all] = await Promise.allSettled([
        getDoc(doc(database, name, id)),
        getDocs(list(database, name)),
      ]);
      expect(one.status).toBe(all.status);
      return one.status === 'fulfilled' ? [name] : [];
    }),
  );
  return open.flat();
}

test.each([...contactRoles, 'none'])('a contact with role %s reads what that role allows', async (role) => {
  const given = Object.keys(readBy).filter((name) => readBy[name]?.includes(role));
  expect(await reads(contact(role))).toEqual(given);
});

test('former contacts and invalid sessions read nothing', async () => {
  const session = await setting.store('endedSessions', { expireAt: new Date() });
  const otherId = await setting.store('clients', { company: 'Lake Dredging' });
  const nobody = [
    contact(randomUUID()),
    contact('all', { client: otherId }),
    contact('all', { client: undefined }),
    contact('all', { role: 'client' }),
    contact('all', { session }),
    contact('all', { begun: since }),
    contact('all', { expires: Date.now() - 1_000 }),
    setting.signedIn(clientId, contactClaims(clientId)),
    setting.signedIn(`client:${ids['all']}`, contactClaims(clientId)),
    setting.signedIn(clientId, clientClaims({ role: 'contact', verified: true })),
  ];
  for (const database of nobody) expect(await reads(database)).toEqual([]);
  expect(await reads(contact('all'))).toEqual(Object.keys(readBy));
});

test('only a portal’s own account, even of a former client or contact, reads that its access changed', async () => {
  const [gone, own] = [randomUUID(), ids['gate'] ?? ''];
  const client = (id: string) => setting.signedIn(`client:${id}`, clientClaims());
  for (const id of [gone, own, clientId]) await setting.store('endedSessions', { expireAt: new Date() }, id);
  await assertSucceeds(getDoc(doc(contact(gone), 'endedSessions', gone)));
  await assertSucceeds(getDoc(doc(contact('gate'), 'endedSessions', own)));
  await assertFails(getDoc(doc(contact('gate'), 'endedSessions', gone)));
  await assertFails(getDocs(collection(contact('gate'), 'endedSessions')));
  for (const id of [gone, clientId]) await assertSucceeds(getDoc(doc(client(id), 'endedSessions', id)));
  await assertFails(getDoc(doc(client(gone), 'endedSessions', own)));
  await assertFails(getDoc(doc(contact('gate'), 'endedSessions', clientId)));
  for (const role of ['owner', undefined])
    await assertFails(getDoc(doc(setting.signedIn(own, { role }), 'endedSessions', own)));
});

test('a contact’s session from before uids had a prefix still works', async () => {
  expect(await reads(setting.signedIn(ids['all'] ?? '', contactClaims(clientId)))).toEqual(
    Object.keys(readBy),
  );
});

test('a contact reads nothing of another company, nor its own company’s account', async () => {
  for (const [name, fields] of Object.entries({ projects: {}, clientVisits: {}, payments: {} })) {
    const others = await setting.store(name, { ...fields, clientId: setting.otherClientId });
    await assertFails(getDoc(doc(contact('all'), name, others)));
    await assertFails(getDocs(collection(contact('all'), name)));
  }
  await assertFails(getDoc(doc(contact('all'), 'clients', clientId)));
  await assertSucceeds(getDoc(doc(contact('all'), 'payments', stored['payments'] ?? '')));
});

test('a contact’s session ends with the client’s sessions', async () => {
  await setting.store(
    'clients',
    { contactAccess: { [ids['all'] ?? '']: { roles: contactRoles, since } }, sessionsValidFrom: new Date() },
    clientId,
  );
  expect(await reads(contact('all'))).toEqual([]);
});
