import { bringUpToDate } from '#payments/bring-up-to-date.ts';
import { onEvent } from '#payments/event-handler.ts';

/** The bank takes its time. */
export const paymentIntentProcessing = onEvent('payment_intent.processing', (event) =>
  bringUpToDate(event.data.object.id),
);
