import { expect, test, vi } from 'vitest';
import { startChild } from './child-process.ts';
import { isAlive, signalProcess } from './process-tree.ts';

/** Starts a program in its own process group, prints its id and keeps running, like the emulators' CLI. */
const starter = `
  const { spawn } = require('node:child_process');
  const program = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  console.log(process.pid + ' ' + program.pid);
  setInterval(() => {}, 1_000);
`;

test('stopping a child also ends its programs, even after the child was killed', async () => {
  const lines: string[] = [];
  const child = await startChild(process.execPath, ['-e', starter], {
    cwd: '.',
    env: process.env,
    onLine: (line) => lines.push(line),
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
  const [pid = 0, program = 0] = (lines[0] ?? '').split(' ').map(Number);
  expect(isAlive(program)).toBe(true);
  signalProcess(pid, 'SIGKILL');
  await child.ended;
  expect(isAlive(program)).toBe(true);
  await child.stop(1_000);
  expect(isAlive(program)).toBe(false);
});
