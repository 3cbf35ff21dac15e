import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOpenPage } from '../../web/build/desk/open-page.ts';
import { readOfferedLanguages } from '../../web/build/environment.ts';
import type { StackAddresses } from './addresses.ts';
import { runChild } from './child-process.ts';
import { localKeys } from './local-keys.ts';
import { demoProjectId, projectRoot } from './project-root.ts';
import { StackProblem } from './stack-problem.ts';

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

type BuildOptions = { env: NodeJS.ProcessEnv; signal: AbortSignal };

/** Bundles the functions into `folder`, ready to deploy. @throws StackProblem with the build's output */
export function buildFunctions(folder: string, options: BuildOptions): Promise<void> {
  return build('functions', [join('functions', 'build.ts'), '--out', folder], options);
}

/** The web's builds besides the English site: configuration, and the subfolder for the output. */
const besides = [
  { what: 'desk', config: 'desk.config.ts', into: 'desk', language: 'en' },
  { what: 'desk in Spanish', config: 'desk-es.config.ts', into: join('desk', 'es'), language: 'es' },
  { what: 'site in Spanish', config: 'es.config.ts', into: 'es', language: 'es' },
] as const;

/**
 * Builds the site into `folder`, and the desk and the Spanish builds into its subfolders, in parallel.
 * @throws StackProblem with a build's output
 */
export async function buildWeb(folder: string, options: BuildOptions): Promise<void> {
  // Emptied here, so that no build deletes another's output.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const offered = readOfferedLanguages(options.env);
  const inWeb = (what: string, into: string, ...config: string[]) =>
    build(what, [vite, 'build', 'web', ...config, '--outDir', into, '--logLevel', 'warn'], options);
  await Promise.all([
    inWeb('site', folder),
    ...besides
      .filter(({ language }) => offered.includes(language))
      .map(({ what, config, into }) => inWeb(what, join(folder, into), '--config', join('web', config))),
  ]);
  await writeOpenPage(join(folder, 'desk'), offered);
}

async function build(what: string, args: readonly string[], { env, signal }: BuildOptions): Promise<void> {
  const { code, lines } = await runChild(process.execPath, args, { cwd: projectRoot, env, signal });
  if (code === 0) return;
  throw new StackProblem(`${lines.join('\n')}\nThe build of the ${what} failed: correct what it says above.`);
}

/** The site's settings in the local stack. web/src/shared/api/env.ts reads them during the build. */
export function webBuildEnvironment(addresses: StackAddresses): Record<string, string> {
  return {
    VITE_SITE_URL: addresses.hosting,
    VITE_EMULATOR_AUTH: addresses.auth,
    VITE_EMULATOR_FIRESTORE: addresses.pageFirestore,
    VITE_FIREBASE_CONFIG: JSON.stringify({ projectId: demoProjectId, apiKey: 'demo' }),
    VITE_STRIPE_PUBLISHABLE_KEY: localKeys.stripePublishableKey,
    VITE_STRIPE_JS_URL: `${addresses.stripe}/v3/`,
  };
}
