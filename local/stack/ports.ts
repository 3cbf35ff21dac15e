import { createServer } from 'node:net';
import getPort from 'get-port';
import { StackProblem } from './stack-problem.ts';

export const host = '127.0.0.1';

/** The ports people meet, with the variable that changes each and what it is for. */
const named = {
  hosting: { variable: 'PORT_HOSTING', standard: 5000 },
  functions: { variable: 'PORT_FUNCTIONS', standard: 5001 },
  firestore: { variable: 'PORT_FIRESTORE', standard: 8080 },
  auth: { variable: 'PORT_AUTH', standard: 9099 },
  stripe: { variable: 'PORT_STRIPE', standard: 12111 },
} as const;

type NamedPort = keyof typeof named;
const namedPorts: readonly NamedPort[] = ['hosting', 'functions', 'firestore', 'auth', 'stripe'];

/** Ports the emulators need for themselves; nobody types them, so any free one will do. */
type InnerPorts = Record<'hub' | 'logging' | 'eventarc' | 'tasks' | 'websocket' | 'ui', number>;
export type StackPorts = Record<NamedPort, number> & InnerPorts;

/**
 * The ports of `npm start`: those of the environment, or the standard ones.
 * @throws StackProblem when a value is no port, when two are the same or when one is in use
 */
export async function portsOfEnvironment(env: NodeJS.ProcessEnv): Promise<StackPorts> {
  const entries = namedPorts.map((name) => [name, readPort(name, env)] as const);
  const ports = Object.fromEntries(entries) as Record<NamedPort, number>;
  for (const [name, port] of entries) {
    const twin = entries.find(([other, value]) => other !== name && value === port);
    if (twin)
      throw new StackProblem(
        `${named[name].variable} and ${named[twin[0]].variable} are both ${port}: choose two.`,
      );
    if (!(await isFree(port))) {
      const { variable } = named[name];
      throw new StackProblem(
        `Port ${port} (${name}) is in use: stop what uses it, or choose another: ${variable}=${port + 100} npm start`,
      );
    }
  }
  return { ...ports, ...(await innerPorts(Object.values(ports))) };
}

/** Free ports for a stack of the tests; the preferred ones when nobody has them, so that a build can be used again. */
export async function freePorts(preferred: Record<NamedPort, number>): Promise<StackPorts> {
  const taken: number[] = [];
  const ports = { ...preferred };
  for (const name of namedPorts) {
    ports[name] = await getPort({ port: preferred[name], host, exclude: taken });
    taken.push(ports[name]);
  }
  return { ...ports, ...(await innerPorts(taken)) };
}

async function innerPorts(taken: readonly number[]): Promise<InnerPorts> {
  const exclude = [...taken];
  const next = async () => {
    const port = await getPort({ host, exclude });
    exclude.push(port);
    return port;
  };
  return {
    hub: await next(),
    logging: await next(),
    eventarc: await next(),
    tasks: await next(),
    websocket: await next(),
    ui: await next(),
  };
}

function readPort(name: NamedPort, env: NodeJS.ProcessEnv): number {
  const { variable, standard } = named[name];
  const text = env[variable];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535) {
    throw new StackProblem(`${variable}=${text} is not a port: use a number from 1024 to 65535.`);
  }
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
