import { bringUpToDate } from '#payments/bring-up-to-date.ts';
import { onEvent } from '#payments/event-handler.ts';

/** The money arrived. */
export const paymentIntentSucceeded = onEvent('payment_intent.succeeded', (event) =>
  bringUpToDate(event.data.object.id),
);
