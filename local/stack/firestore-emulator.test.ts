import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFirestoreEmulator } from './firestore-emulator.ts';

const reachable = async () => true;
const unreachable = async () => false;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-emulator-'));
  env = { PATH: join(folder, 'bin'), FIREBASE_EMULATORS_PATH: join(folder, 'cache') };
});

afterEach(() => rm(folder, { recursive: true }));

async function installCloudCli(): Promise<string> {
  const emulator = join(folder, 'sdk', 'platform', 'cloud-firestore-emulator');
  const jar = join(emulator, 'cloud-firestore-emulator.jar');
  await mkdir(emulator, { recursive: true });
  await mkdir(join(folder, 'sdk', 'bin'));
  await mkdir(join(folder, 'bin'));
  await writeFile(jar, '');
  await writeFile(join(folder, 'sdk', 'bin', 'gcloud'), '');
  await symlink(join(folder, 'sdk', 'bin', 'gcloud'), join(folder, 'bin', 'gcloud'));
  return jar;
}

async function fillCache(): Promise<void> {
  const info = createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  await mkdir(join(folder, 'cache'));
  await writeFile(join(folder, 'cache', info.firestore.downloadPathRelativeToCacheDir), '');
}

test('prefers the emulator named in the environment', async () => {
  await installCloudCli();
  await fillCache();
  const explicit = join(folder, 'explicit.jar');
  await writeFile(explicit, '');
  expect(await findFirestoreEmulator({ ...env, FIRESTORE_EMULATOR_BINARY_PATH: explicit }, folder)).toBe(
    explicit,
  );
});

test('then uses the one firebase-tools downloaded', async () => {
  await installCloudCli();
  await fillCache();
  expect(await findFirestoreEmulator(env, folder, unreachable)).toBeUndefined();
});

test('then uses the Google Cloud CLI’s, through a jar that starts it', async () => {
  const jar = await installCloudCli();
  const starter = await findFirestoreEmulator(env, folder, reachable);
  expect(starter).toBe(join(folder, 'firestore-emulator.jar'));
  const manifest = (await readFile(starter ?? '', 'latin1')).replaceAll('\r\n ', '');
  expect(manifest).toContain('Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore');
  expect(manifest).toContain(`Class-Path: file://${jar}`);
});

test('then downloads it', async () => {
  expect(await findFirestoreEmulator(env, folder, reachable)).toBeUndefined();
});

test('without any of them, says what to install', async () => {
  await expect(findFirestoreEmulator(env, folder, unreachable)).rejects.toThrow(
    /^No Firestore emulator found, and it cannot be downloaded: .*google-cloud-cli-firestore-emulator.*FIRESTORE_EMULATOR_BINARY_PATH/,
  );
});
