import { deskApiPaths } from '@welding/domain/api-paths';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';
import { deskQueue } from './desk-queue.ts';
import { expenseKind } from './expense-kind.ts';

const bodySchema = z.object({
  projectId: idSchema,
  /** The expense in the queue that waits for it. */
  expenseId: z.string(),
});
export type QueuedReceipt = Queued<z.infer<typeof bodySchema>>;

const answerSchema = z.object({ id: idSchema });

/** The photo of a receipt, which is sent before its expense. */
export const receiptKind = queueKind({
  name: 'receipt',
  lane: 'photos',
  schema: bodySchema,
  request: ({ projectId }) => ({ url: deskApiPaths.receipts(projectId) }),
  onSent: async (answer, item) => {
    const { data } = answerSchema.safeParse(answer);
    const [receipt] = receiptKind.read([item]);
    if (data && receipt) await openExpense(receipt.body.expenseId, data.id);
  },
});

/** Lets an expense of the queue go, with the receipt that it waited for, or without one. */
export async function openExpense(expenseId: string, photoId: string | undefined): Promise<void> {
  const [waiting] = expenseKind.read((await deskQueue.list()).filter(({ id }) => id === expenseId));
  if (!waiting) return;
  const { photoId: _, ...expense } = waiting.body.expense;
  const body = {
    ...waiting.body,
    awaitsReceipt: false,
    expense: { ...expense, ...(photoId && { photoId }) },
  };
  await deskQueue.change(expenseId, { body, returned: undefined }, { wake: true });
}
