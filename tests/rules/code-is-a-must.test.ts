import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientClaims, type RulesSetting, rulesSetting } from './rules-environment.ts';

let setting: RulesSetting;

beforeAll(async () => {
  setting = await rulesSetting((rules) => {
    // As docs/deploy.md says.
    const asAMust = rules.replace(/(function codeIsAMust\(\) \{\s+return )false/, '$1true');
    expect(asAMust).not.toBe(rules);
    return asAMust;
  });
});
afterAll(() => setting.environment.cleanup());

test.each(['projects', 'appointments', 'payments'])(
  'where a code is a must, a client reads its own %s once it is verified, and not before',
  async (name) => {
    const own = await setting.store(name, { clientId: setting.clientId });
    const as = (claims: Record<string, unknown>) => setting.signedIn(setting.clientId, clientClaims(claims));
    await assertFails(getDoc(doc(as({}), name, own)));
    await assertSucceeds(getDoc(doc(as({ verified: true }), name, own)));
  },
);
