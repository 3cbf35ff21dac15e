import { createServer } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { openJournal } from '../journal.ts';
import { Account } from './account.ts';
import { unknownAddress } from './api/endpoint.ts';
import { paymentIntentRoutes } from './api/payment-intent-routes.ts';
import { readableObjectRoutes } from './api/readable-object-routes.ts';
import { disputeRoutes, refundRoutes } from './api/refund-and-dispute-routes.ts';
import { browserRoutes } from './browser-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { settleLater } from './resolve-payment.ts';
import { TestFailures } from './test-failures.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

export type LocalStripeOptions = {
  port: number;
  /** The webhook's address, e.g. http://127.0.0.1:5000/api/stripe/webhook. */
  webhookUrl: string;
  webhookSecret: string;
  /** The events the webhook is registered for; without it, all. */
  webhookEvents?: readonly string[];
  /** A file that keeps everything across restarts, undelivered events too. */
  stateFile?: string;
  retryDelaysMs?: readonly number[];
  /** Milliseconds that a payment by the "processing" test card stays processing. */
  settleAfterMs?: number;
};

const defaultRetryDelaysMs = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Starts a server on 127.0.0.1 that imitates the parts of Stripe that we use: REST API, webhooks and browser script.
 * @throws if the port is in use
 */
export async function startLocalStripe(options: LocalStripeOptions): Promise<{ stop(): Promise<void> }> {
  const journal = openJournal(options.stateFile);
  const account = new Account(journal);
  const failures = new TestFailures();
  const sender = new WebhookSender({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    events: options.webhookEvents ?? ['*'],
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    journal,
    event: (id) => account.events.get(id),
  });
  account.onEvent((event) => sender.send(event));

  const app = express().disable('x-powered-by').set('query parser', 'simple');
  app.use('/local', controlRoutes(account, sender, failures));
  app.use(browserRoutes(account));
  app.use(
    '/v1',
    (_request, response, next) => {
      response.set('Access-Control-Allow-Origin', '*');
      next();
    },
    express.text({ type: () => true, limit: '1mb' }),
    paymentIntentRoutes(account, failures),
    refundRoutes(account),
    disputeRoutes(account),
    readableObjectRoutes(account, (eventId) => sender.hasDelivered(eventId)),
    unknownAddress,
  );
  app.use(handleUnexpected);

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  const settling = settleLater(account, options.settleAfterMs ?? 20_000);
  sender.resume();

  return {
    stop: () =>
      new Promise((resolve) => {
        sender.stop();
        settling.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const handleUnexpected: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const message = error instanceof Error ? error.message : String(error);
  response.status(500).json({ error: { type: 'api_error', message: `Local Stripe: ${message}` } });
};
