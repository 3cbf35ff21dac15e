import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes below `pid`, children before grandchildren, without `pid` itself. */
export function descendants(pid: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const [child, parent] of existsSync('/proc/self/stat') ? pairsOfProc() : pairsOfPs()) {
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child]);
  }
  const found: number[] = [];
  const visit = (parent: number): void => {
    for (const child of childrenOf.get(parent) ?? []) {
      found.push(child);
      visit(child);
    }
  };
  visit(pid);
  return found;
}

/**
 * Ids of this user's processes with `entry` (NAME=value) in their environment. Unlike `descendants`, it also finds orphans.
 */
export function processesWithEnvironment(entry: string): number[] {
  if (!existsSync('/proc/self/environ')) return processesOfPs(entry);
  return idsOfProc().filter((pid) => environmentOf(pid).includes(entry));
}

/** Whether a process with this id exists and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/** Sends a signal, to a process group if `pid` is negative. Ignores a process that has ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

// Slim images have no ps, so Linux is read from /proc.
function pairsOfProc(): [number, number][] {
  return idsOfProc().flatMap((pid) => {
    const stat = statOf(pid);
    return stat ? [[pid, stat.parent] satisfies [number, number]] : [];
  });
}

function idsOfProc(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain spaces and brackets.
    const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function pairsOfPs(): [number, number][] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return [pid ?? 0, parent ?? 0] satisfies [number, number];
    });
}

// BSD's ps prints each environment after its command line.
function processesOfPs(entry: string): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => ` ${line} `.includes(` ${entry} `))
    .map((line) => Number.parseInt(line, 10));
}
