import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { descendants, isAlive, processesWithEnvironment, signalProcess } from './process-tree.ts';

type ChildEnd = { code: number | null; signal: NodeJS.Signals | null };

export type RunningChild = {
  /** Resolves when the process has ended; never rejects. */
  ended: Promise<ChildEnd>;
  /** Sends SIGINT, waits, and kills the processes that still run. */
  stop(graceMs: number): Promise<void>;
};

type ChildOptions = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Called with each line of standard output and standard error. */
  onLine: (line: string) => void;
};

const pollMs = 50;
/** A variable that all descendants of a child inherit. It identifies them after the child has ended. */
const markName = 'STACK_CHILD';

// The last resort, for ends without a clean-up: a nested exit or an uncaught error.
process.on('exit', endAllChildrenNow);

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only this process, which decides the order of stopping.
 * @throws Error if the program cannot start
 */
export async function startChild(
  command: string,
  args: readonly string[],
  { cwd, env, onLine }: ChildOptions,
): Promise<RunningChild> {
  const mark = randomUUID();
  const child = spawn(command, args, {
    cwd,
    env: { ...env, [markName]: mark },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  createInterface({ input: child.stderr }).on('line', onLine);
  const ended = new Promise<ChildEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} has no process id`);
  return { ended, stop: (graceMs) => stopTree(pid, `${markName}=${mark}`, graceMs) };
}

type RunOptions = Omit<ChildOptions, 'onLine'> & {
  signal: AbortSignal;
  /** Receives its lines. Pass it to keep them after an abort. */
  lines?: string[];
};

/** Runs a program to its end. @returns its exit code and its lines; an abort ends it and rejects. */
export async function runChild(
  command: string,
  args: readonly string[],
  { signal, lines = [], ...options }: RunOptions,
): Promise<{ code: number | null; lines: string[] }> {
  signal.throwIfAborted();
  const child = await startChild(command, args, { ...options, onLine: (line) => lines.push(line) });
  const stop = () => void child.stop(2_000);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  const { code } = await child.ended;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  return { code, lines };
}

export function endAllChildrenNow(): void {
  for (const pid of descendants(process.pid)) signalProcess(pid, 'SIGKILL');
}

// Emulators start programs in their own groups, which lose their parent if it ends first. So the tree is read while it is
// still connected, and earlier orphans are found by their mark.
async function stopTree(pid: number, mark: string, graceMs: number): Promise<void> {
  const tree = new Set([pid, ...descendants(pid)]);
  const deadline = performance.now() + graceMs;
  signalProcess(pid, 'SIGINT');
  while (isAlive(pid) && performance.now() < deadline) {
    await delay(pollMs);
    for (const each of descendants(pid)) tree.add(each);
  }
  // A stopped process starts no more children, so this list is complete.
  signalProcess(pid, 'SIGSTOP');
  for (const each of [...descendants(pid), ...processesWithEnvironment(mark)]) tree.add(each);
  for (const each of [-pid, ...tree]) signalProcess(each, 'SIGKILL');
  while ([...tree].some(isAlive)) await delay(pollMs);
}
