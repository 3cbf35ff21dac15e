import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { StackProblem } from './stack-problem.ts';

const setting = /(function codeIsAMust\(\) \{\s+return )(true|false)/;

/**
 * The rules of Firestore for a portal whose PORTAL_SIGN_IN is `signIn`, as functions/src/config.ts has it.
 * @throws StackProblem for a value there is none of, and for rules that somebody has edited instead
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
