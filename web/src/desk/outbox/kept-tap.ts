import { visitTapSchema } from '@welding/domain/entities/visit-tap';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';

const newKeptTapSchema = z.object({
  /** Its Idempotency-Key. */
  key: z.uuid(),
  /** Whose tap it is: it is sent in no other name. */
  personId: z.string(),
  appointmentId: idSchema,
  /** What the visit is called where the tap comes back. */
  visitName: z.string(),
  tap: visitTapSchema,
});
export type NewKeptTap = z.infer<typeof newKeptTapSchema>;

/** A tap on this device that the server has not taken yet. */
export const keptTapSchema = z.extend(newKeptTapSchema, {
  /** The place in the queue. */
  order: z.number(),
  /** When the server first answered that it could not take it now, as milliseconds since 1970. */
  busySince: z.optional(z.number()),
  /** Why it came back, as a sentence: it waits for the person, no longer for a signal. */
  returned: z.optional(z.string()),
});
export type KeptTap = z.infer<typeof keptTapSchema>;
