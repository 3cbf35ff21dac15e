import { randomUUID } from 'node:crypto';
import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actors, outsiders, type RulesSetting, rulesSetting } from './rules-environment.ts';

/**
 * The policy of a collection that is the API's alone: the tests, one for each operation and actor. The document tried
 * is one that belongs to the client who tries, by its id and its clientId.
 */
export function expectClosed(name: string, fields: Record<string, unknown>): void {
  let setting: RulesSetting;
  let id: string;
  const document = (actor: keyof Actors) => doc(setting.actors[actor], name, id);

  beforeAll(async () => {
    setting = await rulesSetting();
    id = setting.clientId;
    await setting.environment.withSecurityRulesDisabled(async (context) => {
      const stored = doc(context.firestore(), name, id);
      await setDoc(stored, { ...fields, clientId: setting.clientId });
      expect((await getDoc(stored)).exists()).toBe(true);
    });
  });
  afterAll(() => setting.environment.cleanup());

  describe.each(outsiders)('%s', (actor) => {
    test('gets nothing', async () => {
      await assertFails(getDoc(document(actor)));
    });

    test('lists nothing', async () => {
      const all = collection(setting.actors[actor], name);
      await assertFails(getDocs(all));
      await assertFails(getDocs(query(all, where('clientId', '==', setting.clientId))));
    });

    test('creates nothing', async () => {
      await assertFails(setDoc(doc(setting.actors[actor], name, randomUUID()), fields));
    });

    test('changes nothing', async () => {
      await assertFails(updateDoc(document(actor), { changed: true }));
    });

    test('deletes nothing', async () => {
      await assertFails(deleteDoc(document(actor)));
    });
  });
}
