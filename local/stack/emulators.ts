import { createWriteStream } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startChild } from './child-process.ts';
import { hasStorageRulesRuntime } from './firestore-emulator.ts';
import { demoProjectId, projectRoot } from './project-root.ts';
import type { StackDirectory } from './stack-directory.ts';
import { StackProblem } from './stack-problem.ts';

const startTimeoutMs = 180_000;
/** Exporting kept data takes its time; without it the emulators are gone within two seconds. */
const stopGraceMs = 20_000;
/** While they start they are deaf for seconds and have nothing to keep. */
const breakOffGraceMs = 250;
/**
 * For a process that lives for minutes beside others: what the second compiler and parallel collectors cost, it never
 * earns back.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export type Emulators = { stop(): Promise<void>; ended: Promise<unknown> };

type EmulatorOptions = {
  directory: StackDirectory;
  env: NodeJS.ProcessEnv;
  firestoreJar: string | undefined;
  /** What takes the place of a part of the emulators that is not on this machine. */
  standIns: NodeJS.ProcessEnv;
  /** Leave Hosting out. */
  dev?: boolean;
  keep: boolean;
  signal: AbortSignal;
  /** Called with each line that the functions themselves write. */
  onFunctionLine: (line: string) => void;
};

/**
 * Starts the emulators and resolves when all of them answer.
 * @throws StackProblem when one does not start; nothing is left running then
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { directory, signal } = options;
  const temporary = await mkdtemp(join(tmpdir(), 'welding-stack-'));
  const log = createWriteStream(directory.log);
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  // It may be refused after we have stopped listening: when they are broken off.
  ready.promise.catch(() => undefined);
  const firebase = join(projectRoot, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = [firebase, ...(await startArguments({ ...options, data: directory.data }))];
  const child = await startChild(process.execPath, args, {
    cwd: directory.root,
    env: await emulatorEnvironment(options, temporary),
    onLine: (raw) => {
      const line = stripVTControlCharacters(raw);
      // The last lines may come after the program has ended, and its log with it.
      if (!log.writableEnded) log.write(`${line}\n`);
      lines.push(line);
      if (line.startsWith('>')) options.onFunctionLine(line.slice(1).trim());
      if (line.includes('All emulators ready')) ready.resolve();
      if (/Failed to load function definition|failed to start/i.test(line))
        ready.reject(failure(lines, directory.log));
    },
  });
  const stop = async (graceMs: number) => {
    await child.stop(graceMs);
    log.end();
    await rm(temporary, { recursive: true, force: true });
  };
  const timer = setTimeout(() => ready.reject(failure(lines, directory.log)), startTimeoutMs);
  const abort = () => ready.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  void child.ended.then(() => ready.reject(failure(lines, directory.log)));
  try {
    signal.throwIfAborted();
    await ready.promise;
  } catch (error) {
    await stop(breakOffGraceMs);
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  return { stop: () => stop(stopGraceMs), ended: child.ended };
}

/** What the Firebase CLI is called with; `data` is the folder of what is kept. */
export async function startArguments({
  data,
  dev,
  keep,
}: Pick<EmulatorOptions, 'dev' | 'keep'> & Pick<StackDirectory, 'data'>): Promise<string[]> {
  const start = [
    'emulators:start',
    '--project',
    demoProjectId,
    '--only',
    `auth,functions,firestore,storage${dev ? '' : ',hosting'}`,
  ];
  if (!keep) return start;
  const kept = await hasKeptData({ data });
  return [...start, ...(kept ? ['--import', data] : []), '--export-on-exit', data];
}

/** Whether an earlier run with `--keep` left data to go on with. */
export async function hasKeptData({ data }: Pick<StackDirectory, 'data'>): Promise<boolean> {
  return access(join(data, 'firebase-export-metadata.json')).then(
    () => true,
    () => false,
  );
}

/**
 * firebase-tools keeps one file a project id in the temporary folder, by which an export finds its emulators: each
 * stack has a temporary folder of its own, or two would find each other. It also gets settings of its own, which hold
 * no account and say that today's news has been read, so that nothing is asked of the network.
 */
async function emulatorEnvironment(
  { env, firestoreJar, standIns }: EmulatorOptions,
  temporary: string,
): Promise<NodeJS.ProcessEnv> {
  const settings = join(temporary, 'configstore');
  await mkdir(settings);
  await writeFile(join(settings, 'firebase-tools.json'), JSON.stringify({ motd: { fetched: Date.now() } }));
  const { GOOGLE_APPLICATION_CREDENTIALS: _, ...inherited } = env;
  return {
    ...inherited,
    TMPDIR: temporary,
    JAVA_TOOL_OPTIONS: [env['JAVA_TOOL_OPTIONS'], javaOptions].filter(Boolean).join(' '),
    XDG_CONFIG_HOME: temporary,
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // Functions are listed through a file: over HTTP the emulator waits four seconds for a kept-alive connection.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    ...(firestoreJar && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
    ...standIns,
  };
}

function failure(lines: readonly string[], log: string): StackProblem {
  const telling = lines.filter((line) => /^\s*[⚠✖]|error|fatal/i.test(line)).slice(-12);
  return new StackProblem(`${telling.join('\n')}\nThe emulators did not start: see above and ${log}.`);
}

const standIn = join(import.meta.dirname, 'closed-storage-rules.mjs');

/**
 * What reads Storage's rules in the emulator is a download of its own, which not every machine can make. Where it is
 * missing, a program takes its place that lets nobody do anything, which is what storage.rules says: a `java` that comes
 * first in the PATH hands this one call to it, and every other to the real Java.
 * @returns what is to be set in the emulators' environment; nothing where the real one is there
 */
export async function storageRulesRuntime(
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<NodeJS.ProcessEnv> {
  if (env['STORAGE_EMULATOR_BINARY_PATH'] || (await hasStorageRulesRuntime(env))) return {};
  const programs = join(folder, 'programs');
  const java = join(programs, 'java');
  await mkdir(programs, { recursive: true });
  await writeFile(java, javaScript(programs));
  await chmod(java, 0o755);
  return {
    PATH: [programs, env['PATH']].filter(Boolean).join(delimiter),
    STORAGE_EMULATOR_BINARY_PATH: standIn,
  };
}

function javaScript(programs: string): string {
  return `#!/bin/sh
case "$*" in
  *${quoted(`-jar ${standIn} serve`)}) exec ${quoted(process.execPath)} ${quoted(standIn)} ;;
esac
PATH="\${PATH#${quoted(`${programs}${delimiter}`)}}"
export PATH
exec java "$@"
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
