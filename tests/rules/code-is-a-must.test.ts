import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, test } from 'vitest';
import { portalRules } from '../../local/stack/portal-rules.ts';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

let setting: RulesSetting;

beforeAll(async () => {
  setting = await rulesSetting(await portalRules('verified'));
});
afterAll(() => setting.environment.cleanup());

test.each(['projects', 'projectPlaces', 'clientVisits', 'payments'])(
  'where codes are required, a client reads its own %s only once verified',
  async (name) => {
    const own = await setting.store(name, { clientId: setting.clientId });
    const as = (claims: Record<string, unknown>) =>
      setting.signedIn(authUidOf(setting), clientClaims(claims));
    await assertFails(getDoc(doc(as({}), name, own)));
    await assertSucceeds(getDoc(doc(as({ verified: true }), name, own)));
  },
);
