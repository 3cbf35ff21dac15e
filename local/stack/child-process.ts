import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { descendants, isAlive, processesWithEnvironment, signalProcess } from './process-tree.ts';

type ChildEnd = { code: number | null; signal: NodeJS.Signals | null };

export type RunningChild = {
  /** Resolves when the process has ended; never rejects. */
  ended: Promise<ChildEnd>;
  /** Asks it to end with SIGINT, waits, and ends by force whatever of it still runs. */
  stop(graceMs: number): Promise<void>;
};

type ChildOptions = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Called with each line of standard output and standard error. */
  onLine: (line: string) => void;
};

const pollMs = 50;
/** The variable that everything below a child inherits, by which it is found when the child itself is gone. */
const markName = 'STACK_CHILD';

// The last resort, for ends that pass by every clean-up: an exit from deep inside, an uncaught error.
process.on('exit', endAllChildrenNow);

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only us and the order of stopping is ours.
 * @throws Error when the program cannot be started
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
  /** Where its lines go; to be given by who wants them also when it is broken off. */
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

/** Ends every process below this one at once and without asking. */
export function endAllChildrenNow(): void {
  for (const pid of descendants(process.pid)) signalProcess(pid, 'SIGKILL');
}

// Emulators start programs in groups of their own, which lose their parent when it ends first: so the tree is
// written down while it still hangs together, and what lost its parent before that is known by its mark.
async function stopTree(pid: number, mark: string, graceMs: number): Promise<void> {
  const tree = new Set([pid, ...descendants(pid)]);
  const deadline = performance.now() + graceMs;
  signalProcess(pid, 'SIGINT');
  while (isAlive(pid) && performance.now() < deadline) {
    await delay(pollMs);
    for (const each of descendants(pid)) tree.add(each);
  }
  // Once it stands still it starts nothing more, so that what hangs below it now is all there is.
  signalProcess(pid, 'SIGSTOP');
  for (const each of [...descendants(pid), ...processesWithEnvironment(mark)]) tree.add(each);
  for (const each of [-pid, ...tree]) signalProcess(each, 'SIGKILL');
  while ([...tree].some(isAlive)) await delay(pollMs);
}
