import { applicationDefault } from 'firebase-admin/app';
import { readNamedPort } from '../stack/ports.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { useEmulators } from '../stack/use-emulators.ts';

/** The data that an administrative command works on. */
export type AdminTarget = {
  /** The name shown to people: the running `npm start`, or the project. */
  readonly name: string;
  readonly isLocal: boolean;
};

/**
 * Points this process's Firebase Admin SDK at `project`, with the credentials of `gcloud auth application-default login`, or,
 * without a project, at the emulators of the running `npm start`.
 * @throws StackProblem when no `npm start` runs there, or the project's credentials are missing
 */
export async function useAdminTarget(
  project: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<AdminTarget> {
  if (project !== undefined) {
    for (const name of ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT']) process.env[name] = project;
    // A person's own credentials name no project to bill, and the Identity Toolkit API refuses calls without one.
    process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
    if (env['FIRESTORE_EMULATOR_HOST'] === undefined) await requireCredentials(project);
    return { name: `the project ${project}`, isLocal: false };
  }
  const firestore = `127.0.0.1:${readNamedPort('firestore', env)}`;
  const auth = `http://127.0.0.1:${readNamedPort('auth', env)}`;
  for (const address of [`http://${firestore}`, auth]) {
    const isRunning = await fetch(address).then(
      () => true,
      () => false,
    );
    if (!isRunning) {
      throw new StackProblem(
        `Nothing answers at ${address}: start the product with npm start, or name a project with --project.`,
      );
    }
  }
  useEmulators({ firestore, auth, storage: `127.0.0.1:${readNamedPort('storage', env)}` });
  return { name: 'the running npm start', isLocal: true };
}

/** Without credentials the SDK fails at its first call, with a stack instead of a sentence. */
async function requireCredentials(project: string): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new StackProblem(
      `No one is signed in for the project ${project}: gcloud auth application-default login. (${detail})`,
    );
  }
}
