import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localKeys } from '../../local/stack/local-keys.ts';
import { demoProjectId } from '../../local/stack/project-root.ts';
import type { BenchStack } from './bench-row.ts';

export type FunctionServer = { port: number; stop: () => Promise<void> };

const limits = [
  ...[
    'LOOKUP_MISSES',
    'LOOKUPS',
    'ALL_LOOKUP_MISSES',
    'QUOTES',
    'CODES',
    'CODES_PER_ADDRESS',
    'VERIFICATIONS',
  ],
  ...['DETAIL_CHANGES', 'BOOKINGS', 'BOOKINGS_PER_ADDRESS', 'PAPERS', 'AVAILABILITY'],
].map((name) => `LIMIT_${name}_PER_HOUR`);

/** Too high for any benchmark to reach. */
export const noLimits = Object.fromEntries(
  [...limits, 'LIMIT_INTENTS_PER_MINUTE'].map((name) => [name, '100000000']),
);

/** A function's secrets and the stack's addresses. A benchmark that signs something needs them, too. */
export function functionSettings(stack: BenchStack): Record<string, string> {
  return {
    SESSION_SECRET: localKeys.sessionSecret,
    STRIPE_SECRET_KEY: localKeys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: localKeys.stripeWebhookSecret,
    SMTP_URL: stack.smtp,
    VAPID_PUBLIC_KEY: localKeys.vapidPublicKey,
    VAPID_PRIVATE_KEY: localKeys.vapidPrivateKey,
    SITE_URL: 'https://welding.example',
    STRIPE_API_BASE: stack.stripe,
  };
}

/** Starts a process that serves the `api` of the built function in `folder`, connected to the stack's emulators. */
export async function serveFunction(
  folder: string,
  stack: BenchStack,
  settings: Record<string, string> = noLimits,
): Promise<FunctionServer> {
  const script = join(import.meta.dirname, 'serve-function.cjs');
  const child = spawn(process.execPath, [script, pathToFileURL(join(folder, 'index.js')).href], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      FUNCTION_TARGET: 'api',
      FUNCTIONS_EMULATOR: 'true',
      GCLOUD_PROJECT: demoProjectId,
      FIRESTORE_EMULATOR_HOST: stack.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(stack.auth).host,
      METADATA_SERVER_DETECTION: 'none',
      ...functionSettings(stack),
      ...settings,
    },
  });
  return { port: await portOf(child), stop: () => end(child) };
}

/** Sends GET `path` and reads the whole response. @throws Error when it is not 200 */
export async function getFrom(port: number, path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} was answered with ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

async function portOf(child: ChildProcess): Promise<number> {
  return await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      printed += bytes.toString();
      const port = /^port (\d+)$/m.exec(printed)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`The function ended with ${code}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
