import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { portalRules } from '../stack/portal-rules.ts';
import { projectRoot } from '../stack/project-root.ts';
import { StackProblem } from '../stack/stack-problem.ts';

/** The rules file that firebase.json deploys. */
const madeFile = join('dist', 'firestore.rules');

const firebasercSchema = z.object({ projects: z.record(z.string(), z.string()) });

/** Writes the rules to deploy to `project`, from the functions' sign-in setting. @throws StackProblem */
export async function makeRules(project: string, root = projectRoot): Promise<string> {
  const file = join(root, madeFile);
  await mkdir(dirname(file), { recursive: true });
  const { signIn, rules } = await rulesOf(project, root);
  await writeFile(file, rules);
  return `The rules of ${project} are made for PORTAL_SIGN_IN=${signIn}.`;
}

/**
 * Allows a deployment of the functions only if the rules have the same setting: those of this deployment, or the last ones
 * deployed from here. @throws StackProblem
 */
export async function checkRules(project: string, root = projectRoot): Promise<string> {
  const { signIn, rules } = await rulesOf(project, root);
  const made = await readFile(join(root, madeFile), 'utf8').catch(() => undefined);
  if (made === rules) return `The rules of ${project} go with PORTAL_SIGN_IN=${signIn}.`;
  throw new StackProblem(
    `The rules were not made for PORTAL_SIGN_IN=${signIn} of ${project}: deploy them together, --only functions,firestore.`,
  );
}

/** The rules to deploy to `project`, and the setting they are made for. @throws StackProblem */
export async function rulesOf(
  project: string,
  root = projectRoot,
): Promise<{ signIn: string; rules: string }> {
  const signIn = await signInOf(project, root);
  return { signIn, rules: `// Made by npm run build:rules for ${project}.\n${await portalRules(signIn)}` };
}

/** PORTAL_SIGN_IN as the deployment reads it: the project's or its alias's value wins over the common one. */
async function signInOf(project: string, root: string): Promise<string> {
  const { projects } = firebasercSchema.parse(JSON.parse(await readFile(join(root, '.firebaserc'), 'utf8')));
  const aliases = Object.keys(projects).filter((alias) => projects[alias] === project);
  const files = ['.env', ...[project, ...aliases].map((name) => `.env.${name}`)];
  const settings = await Promise.all(
    files.map(async (name) =>
      parseEnv(await readFile(join(root, 'functions', name), 'utf8').catch(() => '')),
    ),
  );
  return settings.findLast((each) => each['PORTAL_SIGN_IN'])?.['PORTAL_SIGN_IN'] ?? 'lookup';
}
