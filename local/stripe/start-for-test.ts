import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { Stripe } from 'stripe';
import { type LocalStripeOptions, startLocalStripe } from './start-local-stripe.ts';

/** Allows for a test that moves the clock during a delivery. */
const anyAge = 0;

const testWebhookSecret = 'whsec_local_test';

type ReceivedEvent = { event: Stripe.Event; at: number };

/** A local Stripe with a webhook that records its events and responds with the given statuses, then with 200. */
export async function startForTest(options: Partial<LocalStripeOptions> & { statuses?: number[] } = {}) {
  const port = options.port ?? (await getPort());
  const webhook = await startWebhook(options.statuses ?? []);
  const directory = await mkdtemp(join(tmpdir(), 'local-stripe-'));
  const settings: LocalStripeOptions = {
    stateFile: join(directory, 'state.jsonl'),
    webhookUrl: webhook.url,
    webhookSecret: testWebhookSecret,
    retryDelaysMs: [20, 60, 180],
    ...options,
    port,
  };
  let server = await startLocalStripe(settings);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    stripe: new Stripe('sk_test_local', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 }),
    received: webhook.received,
    refused: webhook.refused,
    control: async (path: string, body: unknown) => {
      const response = await fetch(`${origin}/local${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    },
    restart: async () => {
      await server.stop();
      server = await startLocalStripe(settings);
    },
    stop: async () => {
      await server.stop();
      await webhook.stop();
      await rm(directory, { recursive: true });
    },
  };
}

async function startWebhook(statuses: number[]) {
  const received: ReceivedEvent[] = [];
  const refused: number[] = [];
  const { webhooks } = new Stripe('sk_test_local');
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const signature = request.headers['stripe-signature'] ?? '';
    const event = webhooks.constructEvent(body, signature, testWebhookSecret, anyAge);
    const status = statuses.shift() ?? 200;
    if (status === 200) received.push({ event, at: Date.now() });
    else refused.push(Date.now());
    response.writeHead(status).end();
  });
  const port = await getPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    refused,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
