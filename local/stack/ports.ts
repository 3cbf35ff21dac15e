import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { basename } from 'node:path';
import { StackProblem } from './stack-problem.ts';

export const host = '127.0.0.1';

/** The ports that people use, with the variable that changes each. */
const named = {
  hosting: { variable: 'PORT_HOSTING', standard: 5000 },
  functions: { variable: 'PORT_FUNCTIONS', standard: 5001 },
  firestore: { variable: 'PORT_FIRESTORE', standard: 8080 },
  channels: { variable: 'PORT_CHANNELS', standard: 8081 },
  auth: { variable: 'PORT_AUTH', standard: 9099 },
  storage: { variable: 'PORT_STORAGE', standard: 9199 },
  stripe: { variable: 'PORT_STRIPE', standard: 12111 },
  mailbox: { variable: 'PORT_MAILBOX', standard: 8025 },
  smtp: { variable: 'PORT_SMTP', standard: 1025 },
} as const;

type NamedPort = keyof typeof named;
export type NamedPorts = Record<NamedPort, number>;

/** Ports between parts of the stack. People never type them, so any free one works. */
type InnerPorts = Record<
  'hub' | 'logging' | 'eventarc' | 'tasks' | 'websocket' | 'ui' | 'pushService',
  number
>;
export type StackPorts = NamedPorts & InnerPorts;

/**
 * Ports that browsers and fetch refuse (WHATWG Fetch, "bad port"), from 1024 on. Without this check `npm start` would wait for
 * a site that answers, but that no browser opens.
 */
const portsBrowsersRefuse: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];

/** Below the systems' range for outgoing connections, in blocks large enough for a stack. */
const blocks = { from: 20_000, count: 500, size: 20 };
const blockTries = 200;

/**
 * The ports of `npm start`: from the environment, otherwise the standard ones. `standard` replaces some of these.
 * @throws StackProblem for an invalid port, two equal ones, or one in use
 */
export async function portsOfEnvironment(
  env: NodeJS.ProcessEnv,
  standard: Partial<NamedPorts> = {},
): Promise<StackPorts> {
  const read = (name: NamedPort) => readNamedPort(name, env, standard[name] ?? named[name].standard);
  const ports = {
    hosting: read('hosting'),
    functions: read('functions'),
    firestore: read('firestore'),
    channels: read('channels'),
    auth: read('auth'),
    storage: read('storage'),
    stripe: read('stripe'),
    mailbox: read('mailbox'),
    smtp: read('smtp'),
  };
  const seen = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const twin = seen.get(port);
    if (twin) throw new StackProblem(`The ports of ${twin} and ${name} are both ${port}: choose two.`);
    seen.set(port, name);
  }
  for (const [port, name] of seen) await checkFree(name, port);
  return { ...ports, ...innerPorts(await claimPorts([...seen.keys()])) };
}

/**
 * Free ports for a test stack, so that several run side by side. No other stack chooses them while this process lives.
 * @throws StackProblem if there are none
 */
export async function freePorts(): Promise<StackPorts> {
  const take = await claimPorts();
  return {
    hosting: take(),
    functions: take(),
    firestore: take(),
    channels: take(),
    auth: take(),
    storage: take(),
    stripe: take(),
    mailbox: take(),
    smtp: take(),
    ...innerPorts(take),
  };
}

function innerPorts(take: () => number): InnerPorts {
  return {
    hub: take(),
    logging: take(),
    eventarc: take(),
    tasks: take(),
    websocket: take(),
    ui: take(),
    pushService: take(),
  };
}

/**
 * Claims a block of ports. A stack listens on most of its ports half a minute after choosing them, and another process could
 * choose them meanwhile. So this process listens on the first port of the block from the start.
 * @param taken ports with another use
 * @returns a function that gives the block's ports one by one
 * @throws StackProblem if no block is free
 */
async function claimPorts(taken: readonly number[] = []): Promise<() => number> {
  for (let tries = 0; tries < blockTries; tries += 1) {
    const claimed = blocks.from + blocks.size * randomInt(blocks.count);
    const ports = Array.from({ length: blocks.size - 1 }, (_, index) => claimed + 1 + index);
    if (ports.some((port) => taken.includes(port))) continue;
    const claim = await listenOn(claimed);
    if (!claim) continue;
    claim.unref();
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return () => ports.shift() ?? fail();
    claim.close();
  }
  const range = `${blocks.from} to ${blocks.from + blocks.count * blocks.size - 1}`;
  throw new StackProblem(
    `No ${blocks.size} ports beside each other are free from ${range}: stop what uses them.`,
  );
}

function fail(): never {
  throw new Error(`A stack has more ports than the ${blocks.size - 1} of its block`);
}

/**
 * The port `name` in the environment, otherwise `standard`, which defaults to that of npm start.
 * @throws StackProblem for an invalid port, or one that browsers refuse
 */
export function readNamedPort(
  name: NamedPort,
  env: NodeJS.ProcessEnv,
  standard: number = named[name].standard,
): number {
  const { variable } = named[name];
  const text = env[variable];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535) {
    throw new StackProblem(`${variable}=${text} is not a port: use a number from 1024 to 65535.`);
  }
  if (portsBrowsersRefuse.includes(port)) {
    throw new StackProblem(
      `${variable}=${text} is a port that browsers refuse: use another. They refuse ${portsBrowsersRefuse.join(', ')}.`,
    );
  }
  return port;
}

async function checkFree(name: string, port: number): Promise<void> {
  if (await isFree(port)) return;
  const holder = portHolder(port);
  const [use, stop] = holder
    ? [`in use by ${holder.name}, process ${holder.pid}`, 'stop that']
    : ['in use', 'stop what uses it'];
  throw new StackProblem(
    `Port ${port} (${name}) is ${use}: ${stop}, or choose another: PORT_${name.toUpperCase()}=${port + 100}`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = await listenOn(port);
  if (!server) return false;
  await new Promise((resolve) => server.close(resolve));
  return true;
}

function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => resolve(server));
  });
}

/** A process that listens on a port. */
type PortHolder = { pid: number /** The name of its program: java. */; name: string };

/** The process that listens on the TCP `port`; undefined if the system hides it, as for other users' processes. */
function portHolder(port: number): PortHolder | undefined {
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

/** The names in /proc/<pid>/fd of the sockets that listen on `port`. */
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

/** The result of `read`; empty if the process has ended or belongs to another user. */
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
