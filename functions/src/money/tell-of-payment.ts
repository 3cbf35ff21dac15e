import type { MailBatch } from '#messages/mails.ts';
import type { PushBatch } from '#messages/pushes.ts';
import type { PaymentChange } from './payments.ts';

/** Adds to the batch that records money that came without a card the client's receipt, and the news for the rest of the staff. */
export async function tellOfPayment(
  batch: MailBatch & PushBatch,
  change: PaymentChange,
  byStaffId: string,
): Promise<void> {
  const [{ queueReceipt }, { queuePaymentArrived }] = await Promise.all([
    import('#messages/queue-receipt.ts'),
    import('#messages/push/staff-pushes.ts'),
  ]);
  await Promise.all([queueReceipt(batch, change), queuePaymentArrived(batch, change, byStaffId)]);
}
