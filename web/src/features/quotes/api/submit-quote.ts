import type { QuoteRequest } from '@welding/domain/quote';
import { idSchema } from '@welding/domain/text-fields';
import * as z from 'zod/mini';
import { apiRequest } from '#lib/api-request.ts';
import { apiPaths } from '#lib/paths.ts';

const receiptSchema = z.object({ id: idSchema });

/**
 * Sends a quote request; `idempotencyKey` makes a repetition of the same request safe.
 * @throws what apiRequest throws.
 */
export async function submitQuote(request: QuoteRequest, idempotencyKey: string): Promise<{ id: string }> {
  return apiRequest(apiPaths.quotes, (json) => receiptSchema.parse(json), { body: request, idempotencyKey });
}
