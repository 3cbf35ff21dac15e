import express, { Router } from 'express';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { settle } from './resolve-payment.ts';
import { addEarlierPayment, failRefund, openDispute, updateDispute } from './test-events.ts';
import type { TestFailures } from './test-failures.ts';
import { deliverySchema, type WebhookSender } from './webhooks/webhook-sender.ts';

const settleSchema = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });
const disputeSchema = z.strictObject({
  /** In the charge's smallest unit; defaults to all of it. */
  amount: z.optional(z.int().check(z.gte(1))),
  /** A question by the bank before it takes money back. */
  inquiry: z._default(z.boolean(), false),
});
const disputeUpdateSchema = z.strictObject({
  status: z.enum(['needs_response', 'under_review', 'won', 'lost', 'warning_under_review', 'warning_closed']),
});
const earlierPaymentSchema = z.strictObject({
  id: z.string(),
  amount: z.int().check(z.gte(1)),
  created: z.int(),
  metadata: z.record(z.string(), z.string()),
});
const latencySchema = z.strictObject({ ms: z.int().check(z.gte(0), z.lte(10_000)) });
const failureSchema = z.strictObject({
  amount: z.int(),
  kind: z.enum(['error', 'hang']),
  times: z._default(z.int(), 1),
  hang_ms: z._default(z.int(), 30_000),
});

/** Lets tests lose webhooks, decide for banks and make calls fail. Stripe has no API for these. */
export function controlRoutes(account: Account, sender: WebhookSender, failures: TestFailures): Router {
  const router = Router();
  router.use(express.json());

  router.get('/health', (_request, response) => {
    response.json({ ok: true });
  });

  router.post('/delivery', (request, response) => {
    sender.modes.set(deliverySchema.parse(request.body));
    response.status(204).end();
  });

  router.get('/deliveries', (request, response) => {
    const intentId = request.query['payment_intent'];
    response.json(sender.records(typeof intentId === 'string' ? intentId : undefined));
  });

  router.post('/events/:id/resend', (request, response) => {
    const event = account.events.get(request.params.id);
    if (event) sender.resend(event);
    response.status(event ? 204 : 404).end();
  });

  router.post('/payment_intents/:id/settle', (request, response) => {
    const { outcome } = settleSchema.parse(request.body);
    const intent = account.paymentIntents.get(request.params.id);
    if (intent) settle(account, intent, outcome === 'succeeded');
    response.status(intent ? 204 : 404).end();
  });

  router.post('/payment_intents/:id/dispute', (request, response) => {
    const { amount, inquiry } = disputeSchema.parse(request.body);
    const charge = latestChargeOf(account, request.params.id);
    if (!charge) return void response.status(404).end();
    response.json(openDispute(account, charge, { amount: amount ?? charge.amount, inquiry }));
  });

  router.post('/disputes/:id', (request, response) => {
    const { status } = disputeUpdateSchema.parse(request.body);
    const dispute = account.disputes.get(request.params.id);
    if (dispute) updateDispute(account, dispute, status);
    response.status(dispute ? 204 : 404).end();
  });

  router.post('/refunds/:id/fail', (request, response) => {
    const refund = account.refunds.get(request.params.id);
    if (refund) failRefund(account, refund);
    response.status(refund ? 204 : 404).end();
  });

  router.post('/earlier_payments', (request, response) => {
    addEarlierPayment(account, earlierPaymentSchema.parse(request.body));
    response.status(204).end();
  });

  router.post('/failures', (request, response) => {
    const { amount, kind, times, hang_ms: hangMs } = failureSchema.parse(request.body);
    failures.plan({ amount, kind, times, hangMs });
    response.status(204).end();
  });

  router.post('/latency', (request, response) => {
    failures.latencyMs = latencySchema.parse(request.body).ms;
    response.status(204).end();
  });

  return router;
}

function latestChargeOf(account: Account, intentId: string): Stripe.Charge | undefined {
  const charge = account.paymentIntents.get(intentId)?.latest_charge;
  return typeof charge === 'string' ? account.charges.get(charge) : undefined;
}
