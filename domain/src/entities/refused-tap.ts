import * as z from 'zod/mini';
import { dollarsSchema } from '../values/given-number.ts';
import { field, stored, storedCode } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { visitTapKinds } from './visit-tap.ts';

/** The visit actions of a device that the server may refuse. */
const refusedTapKinds = [...visitTapKinds, 'take-back', 'collect', 'extra-work'] as const;

/**
 * A queued action on a visit that the server refused, for example because the visit was canceled meanwhile. The id derives from
 * the person and the Idempotency-Key. Deleted once staff have handled it, or once the same action succeeds.
 */
export const refusedTapSchema = stored({
  id: field(idSchema, 'plain'),
  visitId: field(idSchema, 'plain'),
  kind: field(storedCode(refusedTapKinds), 'plain'),
  by: field(z.object({ id: z.string(), name: z.string() }), 'staff'),
  tappedAt: field(instantSchema, 'plain'),
  refusedAt: field(instantSchema, 'plain'),
  /** The reason without its period. */
  sentence: field(z.string(), 'plain'),
  text: field(z.optional(z.string()), 'client'),
  hours: field(z.optional(z.number()), 'plain'),
  /** Dollars collected, left to collect, or of extra work. */
  amount: field(z.optional(dollarsSchema), 'client'),
  method: field(z.optional(storedCode(['cash', 'check'])), 'plain'),
});
export type RefusedTap = z.infer<typeof refusedTapSchema>;
