import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { manifestJar } from './manifest-jar.ts';
import { StackProblem } from './stack-problem.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const downloadTimeoutMs = 5_000;

const downloadInfoSchema = z.object({
  firestore: z.object({ downloadPathRelativeToCacheDir: z.string(), remoteUrl: z.url() }),
  storage: z.object({ downloadPathRelativeToCacheDir: z.string() }),
  ui: z.object({ main: z.object({ downloadPathRelativeToCacheDir: z.string() }) }),
});

/**
 * Finds the Firestore emulator: the one named in the environment, the one firebase-tools has downloaded, the Google
 * Cloud CLI's, else firebase-tools downloads it.
 * @returns what FIRESTORE_EMULATOR_BINARY_PATH must be, undefined when firebase-tools knows best
 * @throws StackProblem when there is none and it cannot be downloaded
 */
export async function findFirestoreEmulator(
  env: NodeJS.ProcessEnv,
  folder: string,
  isReachable: (address: string) => Promise<boolean> = answers,
): Promise<string | undefined> {
  const explicit = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (explicit) {
    if (existsSync(explicit)) return explicit;
    throw new StackProblem(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${explicit}, which does not exist: correct or unset it.`,
    );
  }
  const { firestore } = await downloadInfo();
  if (existsSync(join(cacheFolder(env), firestore.downloadPathRelativeToCacheDir))) return undefined;
  const cloudJar = cloudCliJar(env);
  if (cloudJar) return writeStarterJar(cloudJar, folder);
  if (await isReachable(firestore.remoteUrl)) return undefined;
  throw new StackProblem(
    'No Firestore emulator found, and it cannot be downloaded: connect to the internet once, or install the Google ' +
      "Cloud CLI's (Debian package google-cloud-cli-firestore-emulator), or name its jar in FIRESTORE_EMULATOR_BINARY_PATH.",
  );
}

/** Whether the emulator UI, one more download, is there already. */
export async function hasEmulatorUi(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { ui } = await downloadInfo();
  return existsSync(join(cacheFolder(env), ui.main.downloadPathRelativeToCacheDir));
}

/** Whether what reads Storage's rules, one more download, is there already. */
export async function hasStorageRulesRuntime(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { storage } = await downloadInfo();
  return existsSync(join(cacheFolder(env), storage.downloadPathRelativeToCacheDir));
}

async function downloadInfo() {
  const path = createRequire(import.meta.url).resolve(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  return downloadInfoSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}

function cacheFolder(env: NodeJS.ProcessEnv): string {
  return env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

function cloudCliJar(env: NodeJS.ProcessEnv): string | undefined {
  return (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(dirname(realpathSync(program))))
    .map((sdk) => join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'))
    .find((jar) => existsSync(jar));
}

// firebase-tools runs `java -jar`, but the Google Cloud CLI's jar has no Main-Class.
async function writeStarterJar(jar: string, folder: string): Promise<string> {
  const starter = join(folder, 'firestore-emulator.jar');
  await mkdir(folder, { recursive: true });
  await writeFile(starter, manifestJar(mainClass, pathToFileURL(jar).href));
  return starter;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(downloadTimeoutMs) })).ok;
  } catch {
    return false;
  }
}
