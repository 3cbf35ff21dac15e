import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paymentIntentAnswerSchema } from '@welding/domain/entities/payment';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressesOf } from '../../local/stack/addresses.ts';
import { buildFunctions } from '../../local/stack/builds.ts';
import { startEmulators } from '../../local/stack/emulators.ts';
import { stackFirebaseConfig } from '../../local/stack/firebase-config.ts';
import { findFirestoreEmulator } from '../../local/stack/firestore-emulator.ts';
import { writeFunctionsSettings } from '../../local/stack/functions-settings.ts';
import { localKeys } from '../../local/stack/local-keys.ts';
import { freePorts } from '../../local/stack/ports.ts';
import { descendants, signalProcess } from '../../local/stack/process-tree.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { stackDirectory } from '../../local/stack/stack-directory.ts';
import { storageRulesRuntime } from '../../local/stack/storage-rules-runtime.ts';
import { useEmulators } from '../../local/stack/use-emulators.ts';
import { startLocalStripe } from '../../local/stripe/server.ts';
import { intentIdOf } from '../support/local-stripe.ts';

test('Emulators killed between payment and webhook: the payment is recorded after the next start', async () => {
  const ports = await freePorts();
  const addresses = addressesOf(ports);
  const directory = stackDirectory(`test-outage-${ports.hosting}`);
  onTestFinished(() => rm(directory.root, { recursive: true, force: true }));
  await mkdir(directory.web, { recursive: true });
  const firebase = await stackFirebaseConfig(ports, addresses, { ui: false });
  await writeFile(join(directory.root, 'firebase.json'), JSON.stringify(firebase));
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    await cp(join(projectRoot, file), join(directory.root, file));
  }
  const { signal } = new AbortController();
  await buildFunctions(directory.functions, { env: process.env, signal });
  await writeFunctionsSettings(directory.functions, addresses, undefined);
  const firestoreJar = await findFirestoreEmulator(process.env, directory.root);
  const standIns = await storageRulesRuntime(process.env, directory.root);
  const start = async () => {
    const before = new Set(descendants(process.pid));
    const options = { directory, env: process.env, firestoreJar, standIns, keep: false, signal };
    const { ended, stop } = await startEmulators({ ...options, onFunctionLine: () => undefined });
    // Functions are started when they are asked for, so what is to be killed is known only then.
    const kill = async () => {
      const started = descendants(process.pid).filter((pid) => !before.has(pid));
      for (const pid of started) signalProcess(pid, 'SIGKILL');
      await ended;
      await stop();
    };
    return { kill, stop };
  };
  const local = await startLocalStripe({
    port: ports.stripe,
    webhookUrl: `${addresses.hosting}/api/stripe/webhook`,
    webhookSecret: localKeys.stripeWebhookSecret,
    webhookEvents: ['payment_intent.succeeded'],
    retryDelaysMs: [500, 1_000, 2_000],
  });
  onTestFinished(() => local.stop());
  const stripe = new Stripe(localKeys.stripeSecretKey, {
    host: '127.0.0.1',
    port: ports.stripe,
    protocol: 'http',
  });

  const first = await start();
  const clientSecret = await vi.waitFor(() => startPayment(addresses.hosting), {
    timeout: 60_000,
    interval: 500,
  });
  const id = intentIdOf(clientSecret);
  await first.kill();
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const deliveries = async () =>
    (await fetch(`${addresses.stripe}/local/deliveries?payment_intent=${id}`)).text();
  await vi.waitFor(async () => expect(await deliveries()).toContain('"answers":[0'), { timeout: 20_000 });

  const second = await start();
  onTestFinished(() => second.stop());
  useEmulators(addresses);
  const { findPayment } = await import('../../functions/src/data/payments.ts');
  const recorded = async () =>
    expect(await findPayment(id)).toMatchObject({ status: 'succeeded', amount: 1234.56 });
  await vi.waitFor(recorded, { timeout: 60_000, interval: 500 });
}, 400_000);

/** Starts a payment; a function that has just been started may still be busy with that. */
async function startPayment(hosting: string): Promise<string> {
  const answer = await fetch(`${hosting}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1234.56, projectId: '', clientId: '' }),
  });
  expect(answer.status).toBe(200);
  return paymentIntentAnswerSchema.parse(await answer.json()).clientSecret;
}
