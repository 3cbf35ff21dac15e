import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actors, outsiders, type RulesSetting, rulesSetting } from './rules-environment.ts';

const strangers = outsiders.filter((actor) => actor !== 'client');

/**
 * The policy of a collection that a client reads its own documents of: the tests, one for each operation and actor.
 * @param order the field that the portal sorts the list by
 */
export function expectOwnReadsOnly(name: string, order: string, fields: Record<string, unknown>): void {
  let setting: RulesSetting;
  let own: string;
  let others: string;
  const as = (actor: keyof Actors) => setting.actors[actor];
  const listOf = (actor: keyof Actors, clientId: string) =>
    query(collection(as(actor), name), where('clientId', '==', clientId), orderBy(order));

  beforeAll(async () => {
    setting = await rulesSetting();
    own = await setting.store(name, { ...fields, clientId: setting.clientId });
    others = await setting.store(name, { ...fields, clientId: setting.otherClientId });
  });
  afterAll(() => setting.environment.cleanup());

  describe('get', () => {
    test("a client gets a document of its own, and not another client's", async () => {
      expect((await assertSucceeds(getDoc(doc(as('client'), name, own)))).get('title')).toBe(fields['title']);
      await assertFails(getDoc(doc(as('client'), name, others)));
    });

    test('a client learns nothing about a document that is not there', async () => {
      await assertFails(getDoc(doc(as('client'), name, randomUUID())));
    });

    test.each(strangers)('%s does not get it', async (actor) => {
      await assertFails(getDoc(doc(as(actor), name, own)));
    });

    test("a document without clientId is nobody's", async () => {
      const ownerless = await setting.store(name, fields);
      for (const actor of outsiders) await assertFails(getDoc(doc(as(actor), name, ownerless)));
    });
  });

  describe('list', () => {
    test('a client lists its own, as the portal asks for them', async () => {
      const listed = await assertSucceeds(getDocs(listOf('client', setting.clientId)));
      expect(listed.docs.map(({ id }) => id)).toEqual([own]);
    });

    test("a client lists neither another client's nor all", async () => {
      await assertFails(getDocs(listOf('client', setting.otherClientId)));
      await assertFails(getDocs(collection(as('client'), name)));
      await assertFails(getDocs(query(collection(as('client'), name), where('clientId', '!=', ''))));
      await assertFails(getDocs(collectionGroup(as('client'), name)));
    });

    test.each(strangers)('%s does not list them', async (actor) => {
      await assertFails(getDocs(listOf(actor, setting.clientId)));
      await assertFails(getDocs(collection(as(actor), name)));
    });
  });

  describe.each(outsiders)('%s writes nothing', (actor) => {
    test('no new document', async () => {
      const created = { ...fields, clientId: setting.clientId, createdAt: serverTimestamp() };
      await assertFails(addDoc(collection(as(actor), name), created));
      await assertFails(setDoc(doc(as(actor), name, randomUUID()), created));
    });

    test('no change', async () => {
      await assertFails(updateDoc(doc(as(actor), name, own), { status: 'cancelled' }));
      await assertFails(setDoc(doc(as(actor), name, own), { status: 'cancelled' }, { merge: true }));
    });

    test('no deletion', async () => {
      await assertFails(deleteDoc(doc(as(actor), name, own)));
    });

    test('nothing below it', async () => {
      await assertFails(getDoc(doc(as(actor), name, own, 'notes', '1')));
      await assertFails(setDoc(doc(as(actor), name, own, 'notes', '1'), {}));
    });
  });
}
