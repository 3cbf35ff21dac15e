import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
// Loads jose completely, because it fails when the API and the tests import it at once.
import 'firebase-admin/auth';
import getPort from 'get-port';
import { apiGroups, stripeGroups, takeoutGroups } from '../../functions/src/app/routes.ts';
import { createApp } from '../../functions/src/http/create-app.ts';
import { handledEvents } from '../../functions/src/stripe/webhook.ts';
import { localKeys } from '../../local/stack/local-keys.ts';
import { host } from '../../local/stack/ports.ts';
import { limitVariables } from '../../local/stack/write-functions-settings.ts';
import { startLocalStripe } from '../../local/stripe/start-local-stripe.ts';
import { readNamedStack } from '../../local/testing/named-stack.ts';
import { testLimits } from '../../local/testing/start-test-stack.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { apiBaseVariable } from './call-api.ts';

let opened: Promise<void> | undefined;

/**
 * Serves the API in this process, on its own project in the stack's emulators and with its own Stripe, so that no other
 * process touches its data. Triggers run only for the stack's project, so none runs here (run-triggers.ts).
 */
export function openOwnApi(): Promise<void> {
  opened ??= open();
  return opened;
}

async function open(): Promise<void> {
  const project = `demo-own-${process.pid}-${Date.now()}`;
  const server = createServer(createApp([...stripeGroups, ...takeoutGroups, ...apiGroups]));
  const base = await listen(server);
  const stripePort = await getPort();
  const stripe = `http://${host}:${stripePort}`;
  process.env['STACK'] = JSON.stringify({ ...readNamedStack(process.env), project, hosting: base, stripe });
  Object.assign(process.env, {
    ...limitVariables(testLimits),
    LIMIT_BOOKINGS_PER_HOUR: '100000',
    FUNCTIONS_EMULATOR: 'true',
    [apiBaseVariable]: base,
  });
  configureFunctions();
  await startLocalStripe({
    port: stripePort,
    webhookUrl: `${base}/api/stripe/webhook`,
    webhookSecret: localKeys.stripeWebhookSecret,
    webhookEvents: handledEvents,
  });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, host);
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API has no port');
  return `http://${host}:${address.port}`;
}
