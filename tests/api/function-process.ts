import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { localKeys } from '../../local/stack/local-keys.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { stackAddresses } from '../support/stack.ts';

/** Two programs that serve a built function: quickly, and as Google does. */
const carriers = {
  quick: join(import.meta.dirname, 'serve-function.ts'),
  google: join(projectRoot, 'node_modules', '.bin', 'functions-framework'),
} as const;

/** These processes are killed, which would lose their compile cache. With it the next one starts a quarter sooner. */
const keepCompiled = `--import=data:text/javascript,${encodeURIComponent(
  "import { flushCompileCache } from 'node:module'; setTimeout(flushCompileCache, 3_000).unref();",
)}`;

/** The clock of a run at another time (AT). Without it, the function uses the present. */
const shiftedClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^LD_PRELOAD$|FAKE/.test(name)),
);

/** Firestore's transport in files that test REST (over-rest.ts). */
const transport = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(FIRESTORE_PREFER_REST|GCE_METADATA_HOST)$/.test(name)),
);

/** Shorter than a test's limit, so that the error shows the function's log. */
const longestStartMs = 30_000;

export type FunctionProcess = {
  base: string;
  /** The process's id, to read its memory. */
  pid: number;
  /** The function's log since its start. */
  log: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts one of the built functions, by default `api`, without Hosting and the functions hub before it. Needed for responses
 * of those two, for limits of a test's own, and for reading the function's log.
 */
export async function startFunction(
  settings: NodeJS.Dict<string> = {},
  target: 'api' | 'stripeWebhook' | 'sendQueuedMail' | 'sendQueuedPush' | 'repeatPlans' = 'api',
  carrier: keyof typeof carriers = 'quick',
): Promise<FunctionProcess> {
  const { directory, project, firestore, auth, storage, stripe, smtp, pushService } = stackAddresses();
  const port = await getPort();
  const child = spawn(process.execPath, [carriers[carrier]], {
    cwd: join(directory, 'functions'),
    env: {
      PATH: process.env['PATH'],
      ...shiftedClock,
      ...transport,
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
      // A limit for all addresses also counts the parallel tests' requests.
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
    // Another process may have the port until the function listens, for example a test's server that never responds.
    const answers = await fetch(`${base}/__/health`, { signal: AbortSignal.timeout(2_000) }).then(
      // Google's program gives every path to the function.
      ({ ok }) => ok || carrier === 'google',
      () => false,
    );
    if (answers && child.pid) {
      // The first request loads code, which counts against its deadline.
      if (target === 'api') await fetch(`${base}/api/desk/me`).catch(() => undefined);
      return { base, pid: child.pid, log: () => log, stop };
    }
    if (child.exitCode !== null) break;
    await delay(100);
  }
  await stop();
  if (log.includes('EADDRINUSE')) return startFunction(settings, target, carrier);
  throw new Error(`The function has ended or timed out before it answered: ${log}`);
}

/** Two instances of the function for parallel requests, as Google starts them under load. */
export async function startTwoFunctions(): Promise<{
  /** The instance for request number `index`. */
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
