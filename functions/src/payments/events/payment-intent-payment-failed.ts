import { bringUpToDate } from '#payments/bring-up-to-date.ts';
import { onEvent } from '#payments/event-handler.ts';

/** The bank said no; the payer may try another card on the same intent. */
export const paymentIntentPaymentFailed = onEvent('payment_intent.payment_failed', (event) =>
  bringUpToDate(event.data.object.id),
);
