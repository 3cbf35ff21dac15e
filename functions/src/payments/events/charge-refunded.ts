import { bringUpToDate } from '#payments/bring-up-to-date.ts';
import { onEvent } from '#payments/event-handler.ts';

/** Money went back, all of it or a part. */
export const chargeRefunded = onEvent('charge.refunded', async (event) => {
  const { payment_intent: intent } = event.data.object;
  // A charge from before payment intents has none, and no record with us.
  if (intent) await bringUpToDate(typeof intent === 'string' ? intent : intent.id);
});
