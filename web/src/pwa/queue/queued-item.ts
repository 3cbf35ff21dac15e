import * as z from 'zod/mini';

/** One thing that waits on this device to be sent, or that came back. */
export const queuedItemSchema = z.object({
  /** Its Idempotency-Key: sending it again is harmless. */
  id: z.uuid(),
  /** What it is: the name of one of the app's kinds (`queueKind`). */
  kind: z.string(),
  /** Whose it is: it is sent in no other name. */
  owner: z.string(),
  /** Its place: those of one lane are sent in this order. */
  order: z.number(),
  /** What its kind reads. */
  body: z.unknown(),
  /** The size in bytes of the photo that belongs to it; the bytes stand apart, so that listing items does not read them. */
  size: z.optional(z.number()),
  /** Milliseconds since 1970, as all times here. */
  createdAt: z.number(),
  /** It is not sent before, so that it can be taken back until then. */
  notBefore: z.optional(z.number()),
  /** How often the server answered that it cannot take it now. */
  attempts: z.number(),
  /** When it first answered so. */
  busySince: z.optional(z.number()),
  /** How many parts of its photo the server has. */
  sentParts: z.optional(z.number()),
  /** Why it came back: it waits for the person, no longer for a signal. */
  returned: z.optional(
    z.object({
      /** The server refused it, or could not take it for a day. */
      reason: z.enum(['refused', 'expired']),
      /** A sentence for people, without its full stop. */
      message: z.string(),
      /** One of domain's `errorCodes`. */
      code: z.optional(z.string()),
    }),
  ),
});
export type QueuedItem = z.infer<typeof queuedItemSchema>;

/** Whether it is held back yet, and can be taken back without a trace. */
export function isHeld({ notBefore }: Pick<QueuedItem, 'notBefore'>): boolean {
  return notBefore !== undefined && notBefore > Date.now();
}

/** An item whose body its kind has read. */
export type Queued<Body> = Omit<QueuedItem, 'body'> & { readonly body: Body };

/** What is given of a new item; the queue adds its place. */
export type NewItem = Pick<QueuedItem, 'kind' | 'owner' | 'body'> &
  Partial<Omit<QueuedItem, 'kind' | 'owner' | 'body' | 'size'>> & { readonly contents?: ArrayBuffer };
