import { deskApiPaths } from '@welding/domain/api-paths';
import { queuedTakeBackSchema } from '@welding/domain/entities/take-back';
import { visitTapSchema } from '@welding/domain/entities/visit-tap';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';

const bodySchema = z.object({
  appointmentId: idSchema,
  /** What the visit is called where the tap comes back. */
  visitName: z.string(),
  tap: z.union([visitTapSchema, queuedTakeBackSchema]),
});
export type VisitTapBody = z.infer<typeof bodySchema>;
export type QueuedTap = Queued<VisitTapBody>;

/** A tap on a visit, or that one is taken back. */
export const visitTapKind = queueKind({
  name: 'visit-tap',
  lane: 'visits',
  schema: bodySchema,
  request: ({ appointmentId, tap: { kind, ...json } }) => ({
    url: deskApiPaths.visitTap(appointmentId, kind),
    json,
  }),
});
