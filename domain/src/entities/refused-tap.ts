import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import { visitTapKinds } from './visit-tap.ts';

/** What a device sends about a visit and the server may refuse: each tap, that one is taken back, collected money, extra work. */
const refusedTapKinds = [...visitTapKinds, 'take-back', 'collect', 'extra-work'] as const;

/**
 * Something that somebody tapped on a visit and that was refused after the device had kept it, as the visit was cancelled
 * meanwhile. Its id follows from who tapped and the Idempotency-Key it came with. It is gone once somebody at the desk saw to it, or once the same was
 * sent again and taken.
 */
export const refusedTapSchema = z.object({
  id: idSchema,
  visitId: idSchema,
  kind: z.enum(refusedTapKinds),
  /** Who tapped. */
  by: z.object({ id: z.string(), name: z.string() }),
  tappedAt: instantSchema,
  refusedAt: instantSchema,
  /** Why it was refused, without its full stop. */
  sentence: z.string(),
  /** What was typed with it: a note, a reason, a check's number. */
  text: z.optional(z.string()),
  hours: z.optional(z.number()),
  /** Dollars that were collected, that a finish left to collect, or that extra work comes to. */
  amount: z.optional(dollarsSchema),
  method: z.optional(z.enum(['cash', 'check'])),
});
export type RefusedTap = z.infer<typeof refusedTapSchema>;

/** It goes with the client whose visit it is. */
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
