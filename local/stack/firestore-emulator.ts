import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
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
 * @returns the value for FIRESTORE_EMULATOR_BINARY_PATH, undefined if firebase-tools finds it
 * @throws StackProblem if there is none and it cannot be downloaded
 */
export async function findFirestoreEmulator(
  env: NodeJS.ProcessEnv,
  folder: string,
  isReachable: (address: string) => Promise<boolean> = responds,
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

/** Whether the emulator UI, a separate download, is installed. */
export async function hasEmulatorUi(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { ui } = await downloadInfo();
  return existsSync(join(cacheFolder(env), ui.main.downloadPathRelativeToCacheDir));
}

/** Whether the program that evaluates Storage's rules, a separate download, is installed. */
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

async function responds(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(downloadTimeoutMs) })).ok;
  } catch {
    return false;
  }
}

const oldest = 11;

/** @throws StackProblem if the PATH has no Java that the emulators can use */
export function checkJava(env: NodeJS.ProcessEnv): void {
  // Java prints its version on standard error.
  const { error, status, stderr } = spawnSync('java', ['-version'], { env, encoding: 'utf8' });
  const advice = `install Java ${oldest} or newer (Debian: apt install default-jre-headless; macOS: brew install openjdk).`;
  if (error || status !== 0)
    throw new StackProblem(`No Java found, which the Firestore emulator needs: ${advice}`);
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? [];
  const major = Number(first === '1' ? second : first);
  if (major < oldest)
    throw new StackProblem(`Java ${major} is too old for the Firestore emulator: ${advice}`);
}

const lineBytes = 72;
const entryName = 'META-INF/MANIFEST.MF';

/** A jar with only a manifest, which starts `mainClass` from another jar at `classPath` (a file: URL). */
export function manifestJar(mainClass: string, classPath: string): Buffer {
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`]
    .map((line) => `${wrap(line)}\r\n`)
    .join('');
  return storedZip(entryName, Buffer.from(`${manifest}\r\n`));
}

/** Wraps one manifest line: at most 72 bytes a line, the next ones begin with a space (JAR File Specification). */
export function wrap(line: string): string {
  if (line.length <= lineBytes) return line;
  return `${line.slice(0, lineBytes)}\r\n${wrap(` ${line.slice(lineBytes)}`)}`;
}

// A zip with one uncompressed entry: local header, data, central directory, end record (APPNOTE.TXT 4.3).
function storedZip(name: string, data: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  const checksum = crc32(data);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(10, 4);
  local.writeUInt32LE(checksum, 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(nameBytes.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(10, 4);
  central.writeUInt16LE(10, 6);
  central.writeUInt32LE(checksum, 16);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(data.length, 24);
  central.writeUInt16LE(nameBytes.length, 28);
  const centralOffset = local.length + nameBytes.length + data.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + nameBytes.length, 12);
  end.writeUInt32LE(centralOffset, 16);
  return Buffer.concat([local, nameBytes, data, central, nameBytes, end]);
}
