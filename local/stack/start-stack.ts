import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handledEvents } from '../../functions/src/stripe/webhook.ts';
import { startMailbox } from '../mailbox/start-mailbox.ts';
import { startPushService } from '../push-service/start-push-service.ts';
import { serveSamplePhotos } from '../sample-data/sample-projects.ts';
import { seedSampleData } from '../sample-data/seed-sample-data.ts';
import { startLocalStripe } from '../stripe/start-local-stripe.ts';
import { addressesOf, type StackAddresses } from './addresses.ts';
import { awaitHealth } from './await-health.ts';
import { buildFunctions, buildWeb, webBuildEnvironment } from './builds.ts';
import { type Emulators, hasKeptData, startEmulators, storageRulesRuntime } from './emulators.ts';
import { stackFirebaseConfig } from './firebase-config.ts';
import { checkJava, findFirestoreEmulator, hasEmulatorUi } from './firestore-emulator.ts';
import { localKeys } from './local-keys.ts';
import { portalRules } from './portal-rules.ts';
import type { StackPorts } from './ports.ts';
import type { Progress } from './progress.ts';
import { demoProjectId, projectRoot } from './project-root.ts';
import { type StackDirectory, stackDirectory } from './stack-directory.ts';
import { startChannelGate } from './start-channel-gate.ts';
import { startDevSite } from './start-dev-site.ts';
import { startSchedules } from './start-schedules.ts';
import { useEmulators } from './use-emulators.ts';
import { type LimitSettings, writeFunctionsSettings } from './write-functions-settings.ts';

export type StackOptions = {
  name: string;
  ports: StackPorts;
  /** Keep the data between runs. */
  keep: boolean;
  limits?: LimitSettings;
  /** Serve the site from its sources instead of the built site behind Hosting. */
  dev?: boolean;
  /** Run the product's schedules each minute. Tests run them by hand. */
  schedules: boolean;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  progress: Progress;
  onFunctionLine: (line: string) => void;
  /** Called when the emulators respond and have their data, perhaps before the site is built. */
  onData?: () => void;
};

export type RunningStack = {
  addresses: StackAddresses;
  directory: StackDirectory;
  /** Resolves when the emulators have ended, by `stop` or by themselves. */
  ended: Promise<unknown>;
  /** Ends everything; safe to call twice. */
  stop(): Promise<void>;
};

/**
 * Builds the product into its stack directory and starts the emulators, the local Stripe and the local mailbox with sample data.
 * @throws StackProblem for a problem that a person can fix, or the signal's reason after an abort; nothing keeps running then
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { ports, progress } = options;
  // Test runners set it to `test`, which would build the site with React's development build.
  const env = { ...options.env, NODE_ENV: 'production' };
  const directory = stackDirectory(options.name);
  const addresses = addressesOf(ports);
  checkJava(env);
  await mkdir(directory.web, { recursive: true });
  const firestoreJar = await findFirestoreEmulator(env, directory.root);
  const standIns = await storageRulesRuntime(env, directory.root);
  await writeProjectFiles(
    directory,
    await stackFirebaseConfig(ports, addresses, { ui: await hasEmulatorUi(env) }),
    await portalRules(options.env['PORTAL_SIGN_IN']),
  );

  const running = new AsyncDisposableStack();
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const emulators = Promise.withResolvers<Emulators>();
  emulators.promise.catch(() => undefined);

  const startStripe = async () => {
    const server = await startLocalStripe({
      port: ports.stripe,
      webhookUrl: `${addresses.hosting}/api/stripe/webhook`,
      webhookSecret: localKeys.stripeWebhookSecret,
      webhookEvents: handledEvents,
      ...(options.keep && { stateFile: join(directory.root, 'stripe.jsonl') }),
    });
    running.defer(() => server.stop());
  };
  const stripe = startStripe();

  const functionsAndData = async () => {
    await progress.step('Building the functions', () => buildFunctions(directory.functions, { env, signal }));
    await writeFunctionsSettings(
      directory.functions,
      addresses,
      options.limits,
      options.env['PORTAL_SIGN_IN'],
    );
    const kept = options.keep && (await hasKeptData(directory));
    const started = await progress.step('Starting the emulators', () =>
      startEmulators({ ...options, env, directory, firestoreJar, standIns, signal }),
    );
    running.defer(() => started.stop());
    emulators.resolve(started);
    await stripe;
    if (!kept) {
      useEmulators(addresses);
      await progress.step('Writing the sample data', () => seedSampleData(addresses.stripe));
    }
    options.onData?.();
    await progress.step('Warming up the functions', () => awaitHealth(addresses, directory, signal));
  };
  const site = async () => {
    if (options.dev) {
      const server = await progress.step('Starting the dev server', () =>
        startDevSite(addresses, { env, signal, onLine: progress.note }),
      );
      running.defer(() => server.stop());
    } else {
      await progress.step('Building the site', () =>
        buildWeb(directory.web, { env: { ...env, ...webBuildEnvironment(addresses) }, signal }),
      );
    }
    await serveSamplePhotos(directory.web);
  };
  const mailbox = async () => {
    const server = await startMailbox({
      port: ports.mailbox,
      smtpPort: ports.smtp,
      ...(options.keep && { stateFile: join(directory.root, 'mailbox.jsonl') }),
    });
    running.defer(() => server.stop());
  };

  const channelGate = async () => {
    const gate = await startChannelGate(ports.channels, addresses.firestore);
    running.defer(() => gate.stop());
  };

  const pushService = async () => {
    const server = await startPushService(ports.pushService);
    running.defer(() => server.stop());
  };

  const parts = [functionsAndData, site, () => stripe, mailbox, pushService, channelGate].map((part) =>
    part().catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(parts);
  if (signal.aborted) {
    await running.disposeAsync();
    throw signal.reason;
  }
  const { ended } = await emulators.promise;
  if (options.schedules) {
    const schedules = startSchedules(addresses.functions, { onProblem: progress.note });
    running.defer(() => schedules.stop());
  }
  return { addresses, directory, ended, stop: () => running.disposeAsync() };
}

async function writeProjectFiles(directory: StackDirectory, config: object, rules: string): Promise<void> {
  await rm(directory.log, { force: true });
  await writeFile(join(directory.root, 'firebase.json'), JSON.stringify(config, null, 2));
  await writeFile(
    join(directory.root, '.firebaserc'),
    JSON.stringify({ projects: { default: demoProjectId } }),
  );
  await writeFile(join(directory.root, 'firestore.rules'), rules);
  for (const file of ['firestore.indexes.json', 'storage.rules']) {
    await cp(join(projectRoot, file), join(directory.root, file));
  }
}
