import type { QuoteRequest } from '@welding/domain/entities/quote';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';

/** The API's answer, or, without a connection, that of the service worker (src/pwa/worker/quote-requests.ts). */
const answerSchema = z.union([
  z.pipe(
    z.object({ saved: z.literal(true) }),
    z.transform(() => 'saved' as const),
  ),
  z.pipe(
    z.object({ id: idSchema }),
    z.transform(() => 'sent' as const),
  ),
]);

/**
 * Sends a quote request; `idempotencyKey` makes a repetition of the same request safe. `saved` means that it waits on
 * this device for a connection.
 * @throws what apiRequest throws.
 */
export async function submitQuote(request: QuoteRequest, idempotencyKey: string): Promise<'sent' | 'saved'> {
  return apiRequest(apiPaths.quotes, (json) => answerSchema.parse(json), { body: request, idempotencyKey });
}
