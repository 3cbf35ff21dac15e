import { deskApiPaths } from '@welding/domain/api-paths';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';

const bodySchema = z.object({
  estimateId: idSchema,
  /** What it is called where the signature comes back. */
  title: z.string(),
  /** The request's body, which was read before it was queued: its schema would come with every screen of the desk. */
  signed: z.looseObject({ name: z.string() }),
});
export type QueuedSignature = Queued<z.infer<typeof bodySchema>>;

/** A client's signature under an estimate, given on this device. */
export const signatureKind = queueKind({
  name: 'signature',
  lane: 'signatures',
  schema: bodySchema,
  request: ({ estimateId, signed }) => ({
    url: deskApiPaths.estimateStep(estimateId, 'sign'),
    json: signed,
  }),
});
