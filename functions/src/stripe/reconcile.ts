import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { listProcessingPayments } from '#payments/payments.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { awaitsDeposits, cancelIntent, isIntentOpen } from './cancel-intent.ts';
import { isOfWebsite, isStripeOutage, stripeClient } from './stripe-client.ts';
import { syncPayment } from './sync-payment.ts';
import { walkList } from './walk-list.ts';
import { handledEvents, intentIdOf } from './webhook.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The first run begins where Stripe's stored events begin. */
const firstLookBackMs = 30 * dayMs;
/** An unpaid intent of this age counts as abandoned. */
const abandonedAfterMs = dayMs;
/** Makes about 60 calls a second, with the webhooks of cancelling. Stripe allows 100. */
const atOnce = 8;
const maxProcessing = 500;

/** The result of one run. `finished`: no page is left for the next run. */
export type Reconciliation = {
  undelivered: number;
  processing: number;
  dayOld: number;
  mended: number;
  abandoned: number;
  failed: number;
  finished: boolean;
};

type Bounds = {
  /** Of Stripe's lists, 1 to 100. */
  readonly pageSize?: number;
  /** Checked before each further page. The next run continues there. */
  readonly hasTime?: () => boolean;
};

/**
 * Catches up on lost webhooks: checks the intents of undelivered events, payments a bank has not decided about, and every
 * intent once when it is a day old. Cancels those without a payment.
 * @throws when Stripe or Firestore is unreachable; a failure of a single payment is passed over and counted
 */
export async function reconcile(now: Date, bounds: Bounds = {}): Promise<Reconciliation> {
  const { pageSize = 100, hasTime = forMs(200_000) } = bounds;
  const stripe = await stripeClient();
  const done = { mended: 0, abandoned: 0, failed: 0 };
  const since = new Date(now.getTime() - firstLookBackMs);

  const each = async <Row extends { id: string }>(
    rows: readonly Row[],
    work: (row: Row) => Promise<void>,
  ) => {
    const endsRun = (error: unknown) => isStripeOutage(stripe, error);
    const worked = await itemByItem('payments', rows, { idOf: ({ id }) => id, atOnce, endsRun }, work);
    done.failed += rows.length - worked.length;
  };
  const sync = async (id: string) => {
    try {
      if (await syncPayment(id)) done.mended += 1;
    } catch (error) {
      // Staff see it among the payments that were not recorded.
      if (!(error instanceof UnreadableDocumentError)) throw error;
      done.failed += 1;
      logger.error('payment not reconciled', { subject: id, cause: error.message });
    }
  };

  const seen = new Set<string>();
  const undelivered = await walkList(
    {
      name: 'undelivered-events',
      since,
      until: now,
      overlapMs: 10 * minuteMs,
      pageSize,
      page: (query) => stripe.events.list({ ...query, types: [...handledEvents], delivery_success: false }),
      visit: (events) =>
        each(events, async (event) => {
          const id = intentIdOf(event);
          if (id === undefined || seen.has(id)) return;
          seen.add(id);
          await sync(id);
        }),
    },
    hasTime,
  );

  const processing = await listProcessingPayments(maxProcessing);
  await each(processing, ({ id }) => sync(id));

  const dayOld = await walkList<Stripe.PaymentIntent>(
    {
      name: 'day-old-intents',
      since,
      until: new Date(now.getTime() - abandonedAfterMs),
      overlapMs: 0,
      pageSize,
      page: (query) => stripe.paymentIntents.list(query),
      visit: (intents) =>
        each(intents, async (intent) => {
          const abandoned = isIntentOpen(intent) && isOfWebsite(intent) && !awaitsDeposits(intent);
          if (abandoned && (await cancelIntent(stripe, intent.id, 'abandoned'))) done.abandoned += 1;
          if (isAttempted(intent)) await sync(intent.id);
        }),
    },
    hasTime,
  );

  return {
    undelivered: undelivered.visited,
    processing: processing.length,
    dayOld: dayOld.visited,
    ...done,
    finished: undelivered.finished && dayOld.finished,
  };
}

function isAttempted({ latest_charge: charge, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  return charge !== null || error !== null;
}

function forMs(ms: number): () => boolean {
  const end = Date.now() + ms;
  return () => Date.now() < end;
}
