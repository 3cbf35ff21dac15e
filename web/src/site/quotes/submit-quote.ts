import type { QuoteRequest } from '@welding/domain/entities/quote';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';
import { currentPhotoDraft } from './photo-draft.ts';

/** The API's answer, or, without a connection, that of the service worker (src/pwa/worker/quote-requests.ts). */
const answerSchema = z.union([
  z.pipe(
    z.object({ saved: z.literal(true) }),
    z.transform(() => undefined),
  ),
  z.pipe(
    z.object({ id: idSchema, uploadToken: z.string() }),
    z.transform(({ id, uploadToken }) => ({ quoteId: id, token: uploadToken })),
  ),
]);

/**
 * Sends a quote request; `idempotencyKey` makes a repetition of the same request safe. `saved` means that it waits on
 * this device for a connection.
 * @throws what apiRequest throws.
 */
export async function submitQuote(request: QuoteRequest, idempotencyKey: string): Promise<'sent' | 'saved'> {
  const photos = currentPhotoDraft() === undefined ? undefined : await loadPhotos();
  // The request counts: whatever the device does with its photos, it is sent.
  await photos?.addPhotosTo(idempotencyKey).catch(() => undefined);
  const parse = (json: unknown) => answerSchema.parse(json);
  const upload = await apiRequest(apiPaths.quotes, parse, { body: request, idempotencyKey });
  await photos?.releasePhotos(idempotencyKey, upload).catch(() => undefined);
  return upload ? 'sent' : 'saved';
}

async function loadPhotos() {
  return await import('./submit-photos.ts').catch(() => undefined);
}
