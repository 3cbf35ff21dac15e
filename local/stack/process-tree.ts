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

/** Whether a process with this id exists and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/** Sends a signal, to a process group when `pid` is negative; one that is already gone is fine. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, which is what the signal was for.
  }
}

// Slim images have no ps, so Linux is read from /proc.
function pairsOfProc(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(Number(name));
      return stat ? [[Number(name), stat.parent] satisfies [number, number]] : [];
    });
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold spaces and brackets itself.
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
