import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { portHolder } from './port-holder.ts';
import { StackProblem } from './stack-problem.ts';

export const host = '127.0.0.1';

/** The ports people meet, with the variable that changes each. */
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

/** Ports that the parts of the stack need among themselves; nobody types them, so any free one will do. */
type InnerPorts = Record<
  'hub' | 'logging' | 'eventarc' | 'tasks' | 'websocket' | 'ui' | 'pushService',
  number
>;
export type StackPorts = NamedPorts & InnerPorts;

/** Below the range from which systems take the ports of outgoing connections. */
const freeRange = { from: 20_000, to: 30_000 };

/**
 * The ports of `npm start`: those of the environment, or the standard ones, of which `standard` replaces some.
 * @throws StackProblem when a value is no port, when two are the same or when one is in use
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
  return { ...ports, ...(await innerPorts(freePortTaker(seen.keys()))) };
}

/** Free ports for a stack of the tests, so that it runs beside any other. */
export async function freePorts(): Promise<StackPorts> {
  const take = freePortTaker([]);
  return {
    hosting: await take(),
    functions: await take(),
    firestore: await take(),
    channels: await take(),
    auth: await take(),
    storage: await take(),
    stripe: await take(),
    mailbox: await take(),
    smtp: await take(),
    ...(await innerPorts(take)),
  };
}

async function innerPorts(take: () => Promise<number>): Promise<InnerPorts> {
  return {
    hub: await take(),
    logging: await take(),
    eventarc: await take(),
    tasks: await take(),
    websocket: await take(),
    ui: await take(),
    pushService: await take(),
  };
}

/** Gives another free port each time. The first try is random, as several stacks may be choosing at once. */
function freePortTaker(taken: Iterable<number>): () => Promise<number> {
  const exclude = [...taken];
  return async () => {
    const port = await getPort({ port: randomInt(freeRange.from, freeRange.to), host, exclude });
    exclude.push(port);
    return port;
  };
}

/**
 * The port `name` has in the environment, or `standard`: that of npm start unless given.
 * @throws StackProblem when the value is no port
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

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
