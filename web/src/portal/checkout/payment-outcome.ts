import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { toasts } from '@welding/domain/messages';
import * as z from 'zod/mini';
import { currentClient } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { portalPaymentTexts } from './portal-payment-texts.tsx';

export type PaymentClosedReason = 'attempts' | 'age' | 'overtaken';

/**
 * `unknown`: the connection broke, and the money may have moved. `closed`: only a new payment can continue. `deposits`: the
 * payer confirms small deposits in their bank account at `url` first.
 */
export type PaymentOutcome =
  | { kind: 'paid' | 'processing' | 'unknown' }
  | { kind: 'deposits'; url: string }
  | { kind: 'failed'; message: string; closed?: PaymentClosedReason };

const noResponseErrors: readonly string[] = ['api_connection_error', 'api_error'];

/** Whether Stripe could not be reached or gave no clear response. */
export function isOutcomeUnknown({ error }: PaymentIntentResult): boolean {
  return error !== undefined && !error.payment_intent && noResponseErrors.includes(error.type);
}

/** The outcome of a confirmation's response. An intent that is already paid counts as paid. */
export function outcomeOfConfirmation(result: PaymentIntentResult): PaymentOutcome {
  const { paymentIntent, error } = result;
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded') return { kind: 'paid' };
  if (intent?.status === 'processing') return { kind: 'processing' };
  if (isOutcomeUnknown(result)) return { kind: 'unknown' };
  const url = depositsUrlOf(intent);
  if (url && !error) return { kind: 'deposits', url };
  return { kind: 'failed', message: error?.message ?? portalPaymentTexts().unexplained, ...closedOf(intent) };
}

/**
 * The state of an intent whose confirmation got no response. If it is unpaid without an error, the confirmation never
 * arrived.
 */
export function outcomeOfCheck({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (error) return { kind: 'unknown' };
  if (paymentIntent.status === 'succeeded') return { kind: 'paid' };
  if (paymentIntent.status === 'processing') return { kind: 'processing' };
  const url = depositsUrlOf(paymentIntent);
  if (url) return { kind: 'deposits', url };
  const message = paymentIntent.last_payment_error?.message;
  return {
    kind: 'failed',
    message: message ?? portalPaymentTexts().brokeBefore,
    ...closedOf(paymentIntent),
  };
}

function depositsUrlOf(intent: PaymentIntent | undefined): string | undefined {
  return intent?.next_action?.verify_with_microdeposits?.hosted_verification_url;
}

// The server's reasons to cancel: too old (functions/src/stripe/reconcile.ts), or replaced (cancel-intent.ts beside it).
const reasons: Partial<Record<PaymentIntent.CancellationReason, PaymentClosedReason>> = {
  abandoned: 'age',
  duplicate: 'overtaken',
};

function closedOf(intent: PaymentIntent | undefined): { closed?: PaymentClosedReason } {
  if (intent?.status !== 'canceled') return {};
  const { cancellation_reason: reason } = intent;
  return { closed: (reason && reasons[reason]) ?? 'attempts' };
}

/** Shows the outcome in the specification's words (section 8). */
export function showPaymentToast(outcome: Exclude<PaymentOutcome, { kind: 'unknown' | 'deposits' }>): void {
  switch (outcome.kind) {
    case 'paid':
      void showToast(toasts.paymentSucceeded);
      break;
    case 'processing':
      void showToast(toasts.paymentProcessing);
      break;
    case 'failed':
      void showToast({ ...toasts.paymentFailed, description: outcome.message, variant: 'destructive' });
  }
}

const attemptKey = 'payment-attempt';
const recentKey = 'recent-payment';
const recentMs = 60 * 60 * 1000;

const noteSchema = z.object({ amount: z.number(), at: z.number() });

/** A payment in this tab: dollars, and the time in milliseconds. */
type RecentPayment = z.infer<typeof noteSchema>;

/** Notes the attempt, because a bank's page may replace ours before the response. */
export function noteAttempt(amount: number): void {
  write(attemptKey, { amount, at: Date.now() });
}

/** Remembers a payment for an hour, to warn about paying twice. */
export function notePaid(): void {
  const attempt = read(attemptKey);
  if (attempt) write(recentKey, { amount: attempt.amount, at: Date.now() });
}

export function recentPayment(now = Date.now()): RecentPayment | undefined {
  const recent = read(recentKey);
  return recent && now - recent.at < recentMs ? recent : undefined;
}

function read(key: string): RecentPayment | undefined {
  return noteSchema.safeParse(tabStorage.readJson(ownKey(key))).data;
}

function write(key: string, note: RecentPayment): void {
  // If storage is closed or full, only the warning is missing.
  tabStorage.write(ownKey(key), JSON.stringify(note));
}

// A signed-in client's note is erased on logout.
function ownKey(key: string): string {
  return currentClient() ? `${clientDataPrefix}${key}` : key;
}
