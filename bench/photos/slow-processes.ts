import { Worker } from 'node:worker_threads';
import type { Browser } from '@playwright/test';

/** Of each turn of 20 ms a process that is four times slower runs five. */
const pulses = `
const { workerData: pids, parentPort } = require('node:worker_threads');
const clock = new Int32Array(new SharedArrayBuffer(4));
let over = false;
const tell = (signal) => pids.forEach((pid) => { try { process.kill(pid, signal); } catch {} });
parentPort.on('message', () => { over = true; });
const turn = () => {
  if (over) { tell('SIGCONT'); parentPort.close(); return; }
  tell('SIGSTOP'); Atomics.wait(clock, 0, 0, 15);
  tell('SIGCONT'); Atomics.wait(clock, 0, 0, 5);
  setImmediate(turn);
};
turn();
`;

/**
 * Makes the processes that run pages four times slower with all their threads, which the throttling of DevTools does to the
 * page's own thread alone: pictures are decoded on others.
 * @returns how to end it
 */
export async function slowProcesses(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.filter(({ type }) => type !== 'browser').map(({ id }) => id);
  const worker = new Worker(pulses, { eval: true, workerData: pids });
  return async () => {
    worker.postMessage('over');
    await new Promise((resolve) => worker.once('exit', resolve));
  };
}
