import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startChild } from './child-process.ts';
import { freePorts, portsOfEnvironment } from './ports.ts';
import { StackProblem } from './stack-problem.ts';

test.each([
  [{ PORT_AUTH: '80' }, 'PORT_AUTH=80 is not a port: use a number from 1024 to 65535.'],
  [{ PORT_AUTH: 'auth' }, 'PORT_AUTH=auth is not a port: use a number from 1024 to 65535.'],
  [
    { PORT_HOSTING: '6000' },
    'PORT_HOSTING=6000 is a port that browsers refuse: use another. They refuse 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080.',
  ],
  [{ PORT_AUTH: '7001', PORT_STRIPE: '7001' }, 'The ports of auth and stripe are both 7001: choose two.'],
])('refuses %o with one line', async (env, complaint) => {
  await expect(portsOfEnvironment(env)).rejects.toThrow(new StackProblem(complaint));
});

test('takes the named ports once they are free', async () => {
  const { hosting, functions, firestore, channels, auth, storage, stripe, mailbox, smtp } = await freePorts();
  // All of them, because another program may use the standard ones.
  const env = {
    PORT_HOSTING: String(hosting),
    PORT_FUNCTIONS: String(functions),
    PORT_FIRESTORE: String(firestore),
    PORT_CHANNELS: String(channels),
    PORT_AUTH: String(auth),
    PORT_STORAGE: String(storage),
    PORT_STRIPE: String(stripe),
    PORT_MAILBOX: String(mailbox),
    PORT_SMTP: String(smtp),
  };
  await expect(portsOfEnvironment(env)).resolves.toMatchObject({
    hosting,
    functions,
    firestore,
    channels,
    auth,
    storage,
    stripe,
    mailbox,
    smtp,
  });
  const blocker = createServer().listen(auth, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  await expect(portsOfEnvironment(env)).rejects.toThrow(`Port ${auth} (auth) is in use by node`);
});

/** Chooses and prints the ports of some stacks and keeps running, like a stack during its build. */
const chooser = `
  import { freePorts } from '${new URL('./ports.ts', import.meta.url)}';
  const stacks = [];
  for (let count = 0; count < 10; count += 1) stacks.push(await freePorts());
  console.log(stacks.flatMap(Object.values).join());
  setInterval(() => {}, 1_000);
`;

test('concurrent processes choose different ports before listening on them', async () => {
  const lines: string[] = [];
  const chooseInProcess = async () => {
    const child = await startChild(process.execPath, ['--input-type=module', '-e', chooser], {
      cwd: '.',
      env: process.env,
      onLine: (line) => lines.push(line),
    });
    onTestFinished(() => child.stop(1_000));
  };
  await Promise.all([chooseInProcess(), chooseInProcess(), chooseInProcess()]);
  await vi.waitFor(() => expect(lines).toHaveLength(3), { timeout: 20_000 });
  const chosen = lines.flatMap((line) => line.split(','));
  expect(chosen).toHaveLength(3 * 10 * Object.keys(await freePorts()).length);
  expect(new Set(chosen).size).toBe(chosen.length);
});
