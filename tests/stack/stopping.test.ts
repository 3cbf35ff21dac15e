import { describe, expect, test } from 'vitest';
import { portsOfEnvironment } from '../../local/stack/ports.ts';
import { ProductProcess } from './product-process.ts';

const soon = { timeout: 15_000, interval: 100 };

describe.concurrent('asked to end in the middle of starting', () => {
  test.for([
    ['Building the functions', 'SIGTERM to npm'],
    ['Starting the emulators', 'SIGTERM to npm'],
    ['Starting the emulators', 'Ctrl-C'],
  ] as const)('at "%s", by %s, it leaves nothing running and says so', async ([step, way], { expect }) => {
    await using product = await ProductProcess.start();
    await product.says(step);
    await expect.poll(() => product.leftovers().length, soon).toBeGreaterThan(3);
    if (way === 'Ctrl-C') product.ctrlC();
    else product.signal('SIGTERM');
    await expect.poll(() => product.leftovers(), soon).toEqual([]);
    expect(product.output).toContain('Stopped while starting. Nothing is left running.');
  });
});

test('when the emulators are killed it ends what they started, so that the next start has its ports', async () => {
  await using product = await ProductProcess.start();
  await product.says('Ctrl-C stops everything.');
  const processes = product.processes();
  expect(processes.some(({ command }) => /^\S*java /.test(command))).toBe(true);
  const cli = processes.find(({ command }) => command.includes('firebase.js emulators:start'));
  if (!cli) throw new Error('The Firebase CLI does not run');
  process.kill(cli.pid, 'SIGKILL');
  expect(await product.exitCode()).toBe(1);
  expect(product.output).toMatch(/^✗ The emulators ended by themselves: see .*emulators\.log\.$/m);
  expect(product.leftovers()).toEqual([]);
  await expect(portsOfEnvironment(product.portEnvironment)).resolves.toMatchObject({
    firestore: product.ports.firestore,
  });
});
