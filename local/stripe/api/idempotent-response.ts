import * as z from 'zod/mini';

const idempotentResponseSchema = z.object({
  /** The caller's key. */
  id: z.string(),
  /** Method, address and body of the first request with it. */
  request: z.string(),
  requestId: z.string(),
  status: z.number(),
  body: z.string(),
});
export type IdempotentResponse = z.infer<typeof idempotentResponseSchema>;

export function isIdempotentResponse(value: unknown): value is IdempotentResponse {
  return idempotentResponseSchema.safeParse(value).success;
}
