import { apiPaths } from '@welding/domain/api-paths';
import type { QuoteRequest } from '@welding/domain/entities/quote';
import { readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { currentLanguage } from '@welding/domain/values/language';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import type { SentLater } from '#pwa/site-queue/sent-later.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { currentPhotoDraft } from './quote-draft.ts';
import type { SentRequest } from './request-sent.tsx';

/** The API's response, or offline the service worker's (src/pwa/worker/send-or-queue-quote.ts). */
const responseSchema = z.union([
  z.object({ saved: z.literal(true) }),
  z.object({ id: idSchema, uploadToken: z.string() }),
]);

/** `isSaved`: it waits on this device for a connection. */
type Submitted = {
  readonly isSaved: boolean;
  readonly photos: number;
};

/**
 * `idempotencyKey` makes a retry safe.
 * @throws as `apiRequest`
 */
export async function submitQuote(request: QuoteRequest, idempotencyKey: string): Promise<Submitted> {
  const photos = currentPhotoDraft() === undefined ? undefined : await loadPhotos();
  // A failure with photos must not stop the request.
  const count = await photos?.addPhotosTo(idempotencyKey).catch(() => undefined);
  const parse = (json: unknown) => responseSchema.parse(json);
  const language = currentLanguage();
  const body = language === 'en' ? request : { ...request, language };
  const response = await apiRequest(apiPaths.quotes, parse, { body, idempotencyKey });
  await photos?.releasePhotos(idempotencyKey, response).catch(() => undefined);
  return { isSaved: 'saved' in response, photos: count ?? 0 };
}

async function loadPhotos() {
  return await import('./submit-photos.ts').catch(() => undefined);
}

export function sentRequestOf({ id, quote, photos, at }: SentLater): SentRequest {
  return { ...readQuoteDraft(quote), key: id, photos, at };
}
