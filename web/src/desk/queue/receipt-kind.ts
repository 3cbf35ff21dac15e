import { deskApiPaths } from '@welding/domain/api-paths';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';
import { deskQueue } from './desk-queue.ts';
import { expenseKind, type QueuedExpense } from './expense-kind.ts';

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

async function openExpense(expenseId: string, photoId: string | undefined): Promise<void> {
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

async function dropReceipt(expenseId: string): Promise<void> {
  const receipts = receiptKind.read(await deskQueue.list());
  for (const { id, body } of receipts) if (body.expenseId === expenseId) await deskQueue.remove(id);
}
