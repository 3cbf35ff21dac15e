import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** A process that listens on a port. */
export type PortHolder = { pid: number /** The name of its program: java. */; name: string };

/** Who listens on the TCP `port` of this machine; undefined when the system does not tell, as of other people's processes. */
export function portHolder(port: number): PortHolder | undefined {
  return existsSync('/proc/net/tcp') ? holderOfProc(port) : holderOfLsof(port);
}

// Slim images have neither lsof nor ss, so Linux is read from /proc.
function holderOfProc(port: number): PortHolder | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningSockets(table, port)));
  if (sockets.size === 0) return undefined;
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((id) => openFiles(id).some((file) => sockets.has(file)));
  return pid === undefined ? undefined : { pid, name: programOf(pid) };
}

/** What links in /proc/<pid>/fd call the sockets that listen on `port`. */
function listeningSockets(table: string, port: number): string[] {
  const listening = '0A';
  return orEmpty(() => readFileSync(`/proc/net/${table}`, 'utf8').split('\n')).flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    const isOurs = state === listening && Number.parseInt(local.split(':').at(-1) ?? '', 16) === port;
    return isOurs ? [`socket:[${inode}]`] : [];
  });
}

function openFiles(pid: number): string[] {
  return orEmpty(() => readdirSync(`/proc/${pid}/fd`)).flatMap((file) =>
    orEmpty(() => [readlinkSync(`/proc/${pid}/fd/${file}`)]),
  );
}

function programOf(pid: number): string {
  const [program = ''] = orEmpty(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
  return basename(program) || 'a process';
}

/** What `read` gives; nothing when the process has ended meanwhile or is somebody else's. */
function orEmpty(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

function holderOfLsof(port: number): PortHolder | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  });
  const pid = /^p(\d+)$/m.exec(stdout ?? '')?.[1];
  const name = /^c(.+)$/m.exec(stdout ?? '')?.[1];
  return pid && name ? { pid: Number(pid), name } : undefined;
}
