import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { authUidOf } from '@welding/domain/values/auth-uid';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientClaims, outsiders, type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

type Database = ReturnType<RulesTestContext['firestore']>;
type Fields = Readonly<Record<string, unknown>>;

let opened: Promise<{ setting: RulesSetting; staff: StaffActors }> | undefined;

/** One setting for all policies of a process. Each policy has a collection of its own. */
function sharedSetting() {
  opened ??= rulesSetting().then(async (setting) => ({ setting, staff: await staffActors(setting) }));
  return opened;
}

const get = (database: Database, name: string, id: string) => getDoc(doc(database, name, id));
const list = async (database: Database, name: string, ...constraints: QueryConstraint[]) =>
  (await getDocs(query(collection(database, name), ...constraints, limit(50)))).docs.map(({ id }) => id);

/** Neither creates, changes nor deletes the document, nor writes below it. */
export async function expectWritesNothing(database: Database, name: string, id: string, fields: Fields) {
  await assertFails(setDoc(doc(database, name, randomUUID()), fields));
  await assertFails(updateDoc(doc(database, name, id), { changed: true }));
  await assertFails(setDoc(doc(database, name, id), { changed: true }, { merge: true }));
  await assertFails(deleteDoc(doc(database, name, id)));
  await assertFails(setDoc(doc(database, name, id, 'notes', '1'), {}));
}

/** The policy of a collection only for the API. The document belongs to the client by its id, unless given, and its clientId. */
export function expectClosed(name: string, fields: Fields, id?: string): void {
  test.each(outsiders)(`${name}: %s reads and writes nothing`, async (actor) => {
    const { setting } = await sharedSetting();
    const { clientId } = setting;
    const documentId = id ?? clientId;
    const stored = { ...fields, clientId };
    await setting.store(name, stored, documentId);
    const database = setting.actors[actor];
    await assertFails(get(database, name, documentId));
    await assertFails(list(database, name));
    await assertFails(list(database, name, where('clientId', '==', clientId)));
    await expectWritesNothing(database, name, documentId, stored);
  });
}

type StaffPolicy = {
  /** Whether a welder reads documents with their welderId. */
  readonly welderReadsOwn?: boolean;
  /** Whether the crew reads documents that name it in welderIds. */
  readonly crewReadsOwn?: boolean;
  /** Clients who read their own documents, which other policies test. */
  readonly open?: readonly (keyof RulesSetting['actors'])[];
  /** Whether only the owner reads it. */
  readonly ownerAlone?: boolean;
};

/** The policy of a collection for owner and office. */
export function expectStaffReads(
  name: string,
  fields: Fields,
  { welderReadsOwn = false, crewReadsOwn = false, open = [], ownerAlone = false }: StaffPolicy = {},
): void {
  let setting: RulesSetting;
  let staff: StaffActors;
  let id: string;
  const own = () => where('welderId', '==', staff.ids.welder);
  const readers = ownerAlone ? (['owner'] as const) : (['owner', 'office'] as const);
  const others = ['otherWelder', 'deactivated', ...(ownerAlone ? (['office'] as const) : [])] as const;

  beforeAll(async () => {
    ({ setting, staff } = await sharedSetting());
    const stored = { ...fields, clientId: setting.clientId, welderId: staff.ids.welder };
    // The document's id is the client's, which must not open it.
    id = await setting.store(name, stored, setting.clientId);
  });

  test.each(readers)(`${name}: the %s reads single documents and the list`, async (role) => {
    expect((await assertSucceeds(get(staff[role], name, id))).exists()).toBe(true);
    expect(await assertSucceeds(list(staff[role], name))).toContain(id);
  });

  test(`${name}: a welder reads ${welderReadsOwn ? 'its own' : 'none'}`, async () => {
    const expectation = welderReadsOwn ? assertSucceeds : assertFails;
    await expectation(get(staff.welder, name, id));
    await expectation(list(staff.welder, name, own()));
    await assertFails(list(staff.welder, name));
    await assertFails(list(staff.welder, name, where('welderId', '==', staff.ids.otherWelder)));
  });

  if (crewReadsOwn) {
    test(`${name}: each welder of a crew reads its documents, by their own id only`, async () => {
      const crew = [randomUUID(), staff.ids.otherWelder];
      const stored = { ...fields, clientId: setting.clientId, welderId: crew[0], welderIds: crew };
      const crewsId = await setting.store(name, stored);
      const ofOther = where('welderIds', 'array-contains', staff.ids.otherWelder);
      await assertSucceeds(get(staff.otherWelder, name, crewsId));
      expect(await assertSucceeds(list(staff.otherWelder, name, ofOther))).toEqual([crewsId]);
      for (const database of [staff.welder, staff.deactivated]) {
        await assertFails(get(database, name, crewsId));
        await assertFails(list(database, name, ofOther));
      }
    });
  }

  test.each(others)(`${name}: %s reads none`, async (role) => {
    await assertFails(get(staff[role], name, id));
    await assertFails(list(staff[role], name, own()));
    await assertFails(list(staff[role], name));
  });

  test.each(['owner', 'office', 'welder'] as const)(`${name}: the %s writes none`, async (role) => {
    await expectWritesNothing(staff[role], name, id, { ...fields, welderId: staff.ids.welder });
  });

  test.each(outsiders)(`${name}: %s reads no list and writes none`, async (actor) => {
    const database = setting.actors[actor];
    if (!open.includes(actor)) {
      await assertFails(get(database, name, id));
      await assertFails(list(database, name, where('clientId', '==', setting.clientId)));
    }
    await assertFails(list(database, name));
    await expectWritesNothing(database, name, id, fields);
  });
}

/**
 * The policy of a collection for owner and office, with each welder's own documents. @param order the field by which the
 * calendar sorts the list
 */
export function expectPlannersRead(name: string, fields: Fields, order: string): void {
  expectStaffReads(name, fields, { welderReadsOwn: true });

  test(`${name}: planners read documents without a welder in the calendar's order, and a welder does not`, async () => {
    const { setting, staff } = await sharedSetting();
    const unassigned = await setting.store(name, fields);
    for (const database of [staff.owner, staff.office])
      expect(await assertSucceeds(list(database, name, orderBy(order)))).toContain(unassigned);
    const own = where('welderId', '==', staff.ids.welder);
    await assertSucceeds(list(staff.welder, name, own, orderBy(order)));
    await assertFails(get(staff.welder, name, unassigned));
    await assertFails(list(staff.welder, name, orderBy(order)));
  });
}

/**
 * The policy of a collection in which clients read their own documents. @param order the field by which the portal sorts the
 * list
 */
export function expectOwnReadsOnly(name: string, order: string, fields: Fields): void {
  let setting: RulesSetting;
  let own: string;
  let others: string;
  const as = (actor: keyof RulesSetting['actors']) => setting.actors[actor];
  const owners: readonly string[] = ['client', 'verifiedClient', 'contact'];
  const of = (clientId: string) => [where('clientId', '==', clientId), orderBy(order)];

  beforeAll(async () => {
    setting = await rulesSetting();
    own = await setting.store(name, { ...fields, clientId: setting.clientId });
    others = await setting.store(name, { ...fields, clientId: setting.otherClientId });
  });
  afterAll(() => setting.environment.cleanup());

  test.each(['client', 'verifiedClient'] as const)(
    `${name}: a %s reads its own, as the portal asks`,
    async (actor) => {
      expect((await assertSucceeds(get(as(actor), name, own))).get('title')).toBe(fields['title']);
      expect(await assertSucceeds(list(as(actor), name, ...of(setting.clientId)))).toEqual([own]);
    },
  );

  test(`${name}: a client reads no other documents, and cannot tell whether they exist`, async () => {
    await assertFails(get(as('client'), name, others));
    await assertFails(get(as('client'), name, randomUUID()));
    await assertFails(list(as('client'), name, ...of(setting.otherClientId)));
    await assertFails(list(as('client'), name));
    await assertFails(list(as('client'), name, where('clientId', '!=', '')));
    await assertFails(getDocs(collectionGroup(as('client'), name)));
  });

  test.each(outsiders)(
    `${name}: %s reads none without a clientId, none of another's, and writes none`,
    async (actor) => {
      const ownerless = await setting.store(name, fields);
      await assertFails(get(as(actor), name, ownerless));
      if (!owners.includes(actor)) {
        await assertFails(get(as(actor), name, own));
        await assertFails(list(as(actor), name, ...of(setting.clientId)));
      }
      await assertFails(getDoc(doc(as(actor), name, own, 'notes', '1')));
      await expectWritesNothing(as(actor), name, own, { ...fields, clientId: setting.clientId });
    },
  );
}

/**
 * The policy of a collection in which verified clients read their own documents. @param shown fields that a document must
 * have, and that a list must query
 */
export function expectVerifiedReads(
  name: string,
  fields: Fields,
  shown: Readonly<Record<string, true>> = {},
): void {
  let setting: RulesSetting;
  let own: string;
  let others: string;

  beforeAll(async () => {
    setting = await rulesSetting();
    own = await setting.store(name, { ...fields, ...shown, clientId: setting.clientId });
    others = await setting.store(name, { ...fields, ...shown, clientId: setting.otherClientId });
  });
  afterAll(() => setting.environment.cleanup());

  const as = (claims: Fields) => setting.signedIn(authUidOf(setting), clientClaims(claims));
  const of = (clientId: string) => [
    where('clientId', '==', clientId),
    ...Object.entries(shown).map(([field, value]) => where(field, '==', value)),
  ];

  test(`${name}: a verified client reads its own, one or as a list, and nothing else`, async () => {
    const verified = as({ verified: true });
    await assertSucceeds(get(verified, name, own));
    expect(await assertSucceeds(list(verified, name, ...of(setting.clientId)))).toEqual([own]);
    await assertFails(get(verified, name, others));
    await assertFails(list(verified, name, ...of(setting.otherClientId)));
    await assertFails(list(verified, name));
  });

  for (const field of Object.keys(shown)) {
    test(`${name}: a verified client reads no document that is not ${field}, and no list that may contain one`, async () => {
      const hidden = await setting.store(name, { ...fields, clientId: setting.clientId, [field]: false });
      const verified = as({ verified: true });
      await assertFails(get(verified, name, hidden));
      await assertFails(list(verified, name, where('clientId', '==', setting.clientId)));
    });
  }

  const unproven = [{ verified: false }, { verified: 'true' }, { verified: 1 }, { verified: null }];
  const ended = { verified: true, expires: Date.now() - 1_000 };
  test.each([
    {},
    ...unproven,
    { verified: true, role: 'clients' },
    { verified: true, role: undefined },
    ended,
  ])(`${name}: with %j nothing is read`, async (claims) => {
    const database = as(claims);
    await assertFails(get(database, name, own));
    await assertFails(list(database, name, ...of(setting.clientId)));
  });

  test(`${name}: a logged-out client reads none`, async () => {
    const session = await setting.store('endedSessions', { expireAt: new Date() });
    await assertFails(get(as({ verified: true, session }), name, own));
  });
}
