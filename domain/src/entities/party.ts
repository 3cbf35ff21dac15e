import * as z from 'zod/mini';

/** Who wrote an estimate or invoice or who got it, as they were called on that day: later changes do not reach what was sent. */
export const partySchema = z.object({
  name: z.string(),
  address: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type Party = z.infer<typeof partySchema>;
