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
/** Exporting kept data takes long. Without it, the emulators end within two seconds. */
const stopGraceMs = 20_000;
/** Starting emulators ignore signals for seconds and have no data to keep. */
const breakOffGraceMs = 250;
/**
 * For a process that lives for minutes beside others, the second compiler and parallel collectors cost more than they save.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export type Emulators = { stop(): Promise<void>; ended: Promise<unknown> };

type EmulatorOptions = {
  directory: StackDirectory;
  env: NodeJS.ProcessEnv;
  firestoreJar: string | undefined;
  /** The replacement for a part of the emulators that this machine lacks. */
  standIns: NodeJS.ProcessEnv;
  /** Leave Hosting out. */
  dev?: boolean;
  keep: boolean;
  signal: AbortSignal;
  /** Called with each line of the functions' log. */
  onFunctionLine: (line: string) => void;
};

/**
 * Starts the emulators and resolves when all of them respond. @throws StackProblem if one does not start; nothing keeps
 * running then
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { directory, signal } = options;
  const temporary = await mkdtemp(join(tmpdir(), 'welding-stack-'));
  const log = createWriteStream(directory.log);
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  // An abort may reject it after we stopped listening.
  ready.promise.catch(() => undefined);
  const firebase = join(projectRoot, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = [firebase, ...(await startArguments({ ...options, data: directory.data }))];
  const child = await startChild(process.execPath, args, {
    cwd: directory.root,
    env: await emulatorEnvironment(options, temporary),
    onLine: (raw) => {
      const line = stripVTControlCharacters(raw);
      // The last lines may come after the program and its log have ended.
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

/** The Firebase CLI's arguments. @param data the folder of kept data */
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

/** Whether an earlier run with `--keep` left data. */
export async function hasKeptData({ data }: Pick<StackDirectory, 'data'>): Promise<boolean> {
  return access(join(data, 'firebase-export-metadata.json')).then(
    () => true,
    () => false,
  );
}

/**
 * An export finds its emulators by a file that firebase-tools keeps for each project id in the temporary folder. So each stack
 * has its own temporary folder. Its own settings have no account and mark today's news as read, which avoids network requests.
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
    // Lists functions through a file, because over HTTP the emulator waits four seconds for a kept-alive connection.
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
 * The emulator downloads the program that evaluates Storage's rules, and some machines cannot. There a program replaces it that
 * denies everything, as storage.rules does: a `java` first in the PATH passes this one call to it and others to the real Java.
 * @returns variables for the emulators' environment; none if the real program is there
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
