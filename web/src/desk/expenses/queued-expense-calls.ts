import { deskQueue } from '#desk/queue/desk-queue.ts';
import type { QueuedExpense } from '#desk/queue/expense-kind.ts';
import { openExpense, receiptKind } from '#desk/queue/receipt-kind.ts';

/** Sends an expense that came back, or waits for a receipt that did, without the receipt. */
export async function sendWithoutReceipt({ id }: Pick<QueuedExpense, 'id'>): Promise<void> {
  await openExpense(id, undefined);
  await dropReceipt(id);
}

/** Takes an expense and its receipt off this device. */
export async function dropExpense({ id }: Pick<QueuedExpense, 'id'>): Promise<void> {
  await deskQueue.remove(id);
  await dropReceipt(id);
}

async function dropReceipt(expenseId: string): Promise<void> {
  const receipts = receiptKind.read(await deskQueue.list());
  for (const { id, body } of receipts) if (body.expenseId === expenseId) await deskQueue.remove(id);
}
