import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { webDriver } from './webdriver-client.ts';

/** A running WebKitWebDriver with a virtual screen. */
export type WebKitDriver = { readonly base: string; stop(): Promise<void> };

const startMs = 20_000;

/** @throws Error when the driver does not respond in time */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await getPort({ host: '127.0.0.1' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // The sandbox does not start for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = async () => {
    for (const child of [driver, screen]) {
      if (child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
  };
  const base = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + startMs;
  while (!(await isReady(base))) {
    if (performance.now() > deadline) {
      await stop();
      throw new Error('WebKitWebDriver does not answer');
    }
    await delay(50);
  }
  return { base, stop };
}

async function isReady(base: string): Promise<boolean> {
  return webDriver(base, 'GET', '/status').then(
    () => true,
    () => false,
  );
}
