import * as z from 'zod/mini';

const idempotentAnswerSchema = z.object({
  /** The caller's key. */
  id: z.string(),
  /** Method, address and body of the first request with it. */
  request: z.string(),
  requestId: z.string(),
  status: z.number(),
  body: z.string(),
});
export type IdempotentAnswer = z.infer<typeof idempotentAnswerSchema>;

export function isIdempotentAnswer(value: unknown): value is IdempotentAnswer {
  return idempotentAnswerSchema.safeParse(value).success;
}
