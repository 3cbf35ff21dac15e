import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsiders, type RulesSetting, rulesSetting } from './rules-environment.ts';
import { type StaffActors, staffActors } from './staff-actors.ts';

let setting: RulesSetting;
let staff: StaffActors;
let ids: Record<'clients' | 'quotes' | 'staff', string>;

beforeAll(async () => {
  setting = await rulesSetting();
  staff = await staffActors(setting);
  ids = {
    // The client's own, so that nobody may write it for that either.
    clients: await setting.store('clients', { firstName: 'Jordan', language: 'es' }, setting.clientId),
    quotes: await setting.store('quotes', { clientId: setting.clientId, language: 'es' }),
    staff: staff.ids.welder,
  };
  await setting.environment.withSecurityRulesDisabled(async (context) => {
    await updateDoc(doc(context.firestore(), 'staff', ids.staff), { language: 'es' });
  });
});
afterAll(() => setting.environment.cleanup());

const staffWho = ['owner', 'office', 'welder', 'otherWelder', 'deactivated'] as const;
const everybody = [
  ...staffWho.map((who) => [who, () => staff[who]] as const),
  ...outsiders.map((who) => [who, () => setting.actors[who]] as const),
];
/** Who reads which language: those who write to clients, and each of the staff their own. */
const readers: Record<keyof typeof ids, readonly string[]> = {
  clients: ['owner', 'office'],
  quotes: ['owner', 'office'],
  staff: ['owner', 'office', 'welder'],
};

describe.each(['clients', 'quotes', 'staff'] as const)('the language in %s', (name) => {
  test.each(everybody)('is read by those who need it, and by %s not otherwise', async (who, database) => {
    const reading = getDoc(doc(database(), name, ids[name]));
    if (!readers[name].includes(who)) return void (await assertFails(reading));
    expect((await assertSucceeds(reading)).get('language')).toBe('es');
  });

  test.each(everybody)('is written by the API alone, not by %s', async (_, database) => {
    const document = doc(database(), name, ids[name]);
    for (const language of ['en', 'es', 'fr', deleteField()])
      await assertFails(updateDoc(document, { language }));
    await assertFails(setDoc(document, { language: 'en' }, { merge: true }));
  });
});
