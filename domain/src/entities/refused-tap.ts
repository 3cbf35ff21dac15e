import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import { visitTapKinds } from './visit-tap.ts';

/** The visit actions of a device that the server may refuse. */
const refusedTapKinds = [...visitTapKinds, 'take-back', 'collect', 'extra-work'] as const;

/**
 * A queued action on a visit that the server refused, for example because the visit was canceled meanwhile. The id derives from
 * the person and the Idempotency-Key. Deleted once staff have handled it, or once the same action succeeds.
 */
export const refusedTapSchema = z.object({
  id: idSchema,
  visitId: idSchema,
  kind: z.enum(refusedTapKinds),
  by: z.object({ id: z.string(), name: z.string() }),
  tappedAt: instantSchema,
  refusedAt: instantSchema,
  /** The reason without its period. */
  sentence: z.string(),
  text: z.optional(z.string()),
  hours: z.optional(z.number()),
  /** Dollars collected, left to collect, or of extra work. */
  amount: z.optional(dollarsSchema),
  method: z.optional(z.enum(['cash', 'check'])),
});
export type RefusedTap = z.infer<typeof refusedTapSchema>;

export const refusedTapPrivacy = {
  id: 'plain',
  visitId: 'plain',
  kind: 'plain',
  by: 'staff',
  tappedAt: 'plain',
  refusedAt: 'plain',
  sentence: 'plain',
  text: 'client',
  hours: 'plain',
  amount: 'client',
  method: 'plain',
} satisfies PrivacyOf<RefusedTap>;
