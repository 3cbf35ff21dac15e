import { bringUpToDate } from '#payments/bring-up-to-date.ts';
import { onEvent } from '#payments/event-handler.ts';

/** Nobody will pay this intent any more. */
export const paymentIntentCanceled = onEvent('payment_intent.canceled', (event) =>
  bringUpToDate(event.data.object.id),
);
