import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { localKeys } from '../../local/stack/local-keys.ts';
import { stackAddresses } from '../support/stack.ts';

const carrier = join(import.meta.dirname, 'serve-function.ts');

/** These processes are killed, and what they have compiled would be lost; the next one starts a quarter sooner with it. */
const keepCompiled = `--import=data:text/javascript,${encodeURIComponent(
  "import { flushCompileCache } from 'node:module'; setTimeout(flushCompileCache, 3_000).unref();",
)}`;

/** The clock of a run at another time (AT): without it, the function lives today. */
const shiftedClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^LD_PRELOAD$|FAKE/.test(name)),
);

/** Less than a test has, so that what a function said meanwhile is told. */
const longestStartMs = 30_000;

export type FunctionProcess = {
  base: string;
  /** The process's id: its memory can be looked at. */
  pid: number;
  /** What the function has logged since it was started. */
  log: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts one of the built functions, `api` unless another is named, without Hosting and the functions hub before it: for what those two answer themselves, for limits of a test's own, and for reading the function's log.
 */
export async function startFunction(
  settings: NodeJS.Dict<string> = {},
  target: 'api' | 'stripeWebhook' | 'sendQueuedMail' | 'sendQueuedPush' = 'api',
): Promise<FunctionProcess> {
  const { directory, project, firestore, auth, storage, stripe, smtp, pushService } = stackAddresses();
  const port = await getPort();
  const child = spawn(process.execPath, [carrier], {
    cwd: join(directory, 'functions'),
    env: {
      PATH: process.env['PATH'],
      ...shiftedClock,
      NODE_COMPILE_CACHE: join(directory, 'compiled'),
      NODE_OPTIONS: keepCompiled,
      PORT: String(port),
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: target.startsWith('sendQueued') ? 'cloudevent' : 'http',
      FUNCTIONS_EMULATOR: 'true',
      GCLOUD_PROJECT: project,
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host,
      FIREBASE_STORAGE_EMULATOR_HOST: storage,
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${project}.appspot.com` }),
      STRIPE_API_BASE: stripe,
      SESSION_SECRET: localKeys.sessionSecret,
      STRIPE_SECRET_KEY: localKeys.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: localKeys.stripeWebhookSecret,
      SMTP_URL: smtp,
      VAPID_PUBLIC_KEY: localKeys.vapidPublicKey,
      VAPID_PRIVATE_KEY: localKeys.vapidPrivateKey,
      PUSH_SERVICE_URL: pushService,
      SITE_URL: 'https://welding.example',
      // Counted for everybody: what the tests beside this one ask for is counted, too.
      LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: '1000000',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (bytes: Buffer) => {
      log += bytes.toString();
    });
  }
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const deadline = Date.now() + longestStartMs;
  while (Date.now() < deadline) {
    // Until it listens the port is anybody's, also that of a test's own server that never answers.
    const answers = await fetch(`${base}/__/health`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers && child.pid) {
      // The first request loads code, which counts into the time that it has.
      if (target === 'api') await fetch(`${base}/api/desk/me`).catch(() => undefined);
      return { base, pid: child.pid, log: () => log, stop };
    }
    if (child.exitCode !== null) break;
    await delay(100);
  }
  await stop();
  if (log.includes('EADDRINUSE')) return startFunction(settings, target);
  throw new Error(`The function has ended or timed out before it answered: ${log}`);
}

/** Two instances of the function, as Google starts them under load, for requests that come at the same time. */
export async function startTwoFunctions(): Promise<{
  /** The instance that request number `index` goes to. */
  baseFor: (index: number) => string;
  stop: () => Promise<void>;
}> {
  const [one, other] = await Promise.all([startFunction(), startFunction()]);
  return {
    baseFor: (index) => (index % 2 === 0 ? one : other).base,
    stop: async () => {
      await Promise.all([one.stop(), other.stop()]);
    },
  };
}
