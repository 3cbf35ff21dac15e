import { deskApiPaths } from '@welding/domain/api-paths';
import type { VisitTapKind } from '@welding/domain/entities/visit-tap';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';

const kinds = [
  'on-my-way',
  'start',
  'finish',
  'cancel',
  'cannot-do',
  'take-back',
] as const satisfies readonly (VisitTapKind | 'take-back')[];

const bodySchema = z.object({
  appointmentId: idSchema,
  /** What the visit is called where the tap comes back. */
  visitName: z.string(),
  /** The request's body, which was read before it was queued: its schema would come with every screen of the desk. */
  tap: z.looseObject({ kind: z.enum(kinds), at: z.string() }),
});
export type VisitTapBody = z.infer<typeof bodySchema>;
export type QueuedTap = Queued<VisitTapBody>;

/** A tap on a visit, or that one is taken back. */
export const visitTapKind = queueKind({
  name: 'visit-tap',
  lane: 'visits',
  schema: bodySchema,
  request: ({ appointmentId, tap: { kind, ...json } }, behind) => ({
    url: deskApiPaths.visitTap(appointmentId, kind),
    json: kind === 'on-my-way' && behind.some(overtakes(appointmentId)) ? { ...json, overtaken: true } : json,
  }),
});

/** Whether a later tap makes it no news that somebody has set out for this visit. */
function overtakes(visitId: string) {
  return ({ appointmentId, tap }: VisitTapBody) =>
    appointmentId === visitId && (tap.kind !== 'take-back' || tap['of'] === 'on-my-way');
}
