import { maxFailedAttempts } from '@welding/domain/entities/payment';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { cancelIntent, isOpen } from './cancel-intent.ts';
import { isOfWebsite } from './payment-origin.ts';

/**
 * Cancels an intent on which too many cards were refused: whoever tries stolen cards needs many attempts.
 * They are counted from the intent's charges, one an attempt, so that late, lost and repeated events count right.
 * @returns whether the intent was, or may have been, changed
 */
export async function closeAfterFailures(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<boolean> {
  if (!isOfWebsite(intent) || !isOpen(intent) || intent.latest_charge === null) return false;
  const charges = await stripe.charges.list({ payment_intent: intent.id, limit: 100 });
  const failures = charges.data.filter(({ status }) => status === 'failed').length;
  if (failures < maxFailedAttempts) return false;
  if (await cancelIntent(stripe, intent.id)) {
    logger.warn('payment closed after failed attempts', { payment: intent.id, failures });
  }
  return true;
}
