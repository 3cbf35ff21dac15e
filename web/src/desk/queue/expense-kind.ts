import { deskApiPaths } from '@welding/domain/api-paths';
import { dollarsSchema } from '@welding/domain/values/dollars-schema';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';

const bodySchema = z.object({
  projectId: idSchema,
  /** What the project is called where the expense comes back. */
  projectName: z.string(),
  /** Its receipt goes first, and tells its id. */
  awaitsReceipt: z.boolean(),
  /** The request's body, which was read before it was queued: its schema would come with every screen of the desk. */
  expense: z.looseObject({
    amount: dollarsSchema,
    what: z.string(),
    paidOn: z.string(),
    photoId: z.optional(z.string()),
  }),
});
export type QueuedExpense = Queued<z.infer<typeof bodySchema>>;

/** What somebody spent for a job. */
export const expenseKind = queueKind({
  name: 'expense',
  lane: 'expenses',
  schema: bodySchema,
  isReady: ({ awaitsReceipt }) => !awaitsReceipt,
  request: ({ projectId, expense: json }) => ({ url: deskApiPaths.expenses(projectId), json }),
});
