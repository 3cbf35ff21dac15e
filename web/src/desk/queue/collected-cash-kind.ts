import { deskApiPaths } from '@welding/domain/api-paths';
import { dollarsSchema } from '@welding/domain/values/dollars-schema';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';

/** Cash or a check as this device keeps it. */
export const collectedCashSchema = z.object({
  appointmentId: idSchema,
  /** Whose other visits have so much less to collect, too. */
  projectId: z.optional(idSchema),
  /** The amount that the visit asked for when the money was taken; undefined when it named none. */
  asked: z.optional(dollarsSchema),
  /** What the visit is called where the money comes back. */
  visitName: z.string(),
  /** The request's body, which was read before it was queued: its schema would come with every screen of the desk. */
  collected: z.looseObject({
    amount: dollarsSchema,
    method: z.enum(['cash', 'check']),
    tappedAt: z.string(),
  }),
});
export type QueuedCash = Queued<z.infer<typeof collectedCashSchema>>;

/** Cash or a check that somebody took at a visit. */
export const collectedCashKind = queueKind({
  name: 'collected-cash',
  lane: 'visits',
  schema: collectedCashSchema,
  request: ({ appointmentId, collected: json }) => ({ url: deskApiPaths.collect(appointmentId), json }),
});
