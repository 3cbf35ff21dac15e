import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { StackProblem } from './stack-problem.ts';

const setting = /(function codeIsAMust\(\) \{\s+return )(true|false)/;

/**
 * Firestore's rules for a portal whose PORTAL_SIGN_IN (functions/src/config.ts) is `signIn`.
 * @throws StackProblem for an unknown value, and for rules that were edited by hand
 */
export async function portalRules(signIn = 'lookup'): Promise<string> {
  if (signIn !== 'lookup' && signIn !== 'verified') {
    throw new StackProblem(`PORTAL_SIGN_IN must be lookup or verified, not ${signIn}.`);
  }
  const rules = await readFile(join(projectRoot, 'firestore.rules'), 'utf8');
  if (setting.exec(rules)?.[2] !== 'false') {
    throw new StackProblem(
      'codeIsAMust() in firestore.rules has to return false: whether it does is set with PORTAL_SIGN_IN.',
    );
  }
  return signIn === 'verified' ? rules.replace(setting, '$1true') : rules;
}
