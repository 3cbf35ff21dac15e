import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { apiPaths } from '@welding/domain/api-paths';
import { plainQuoteRequestSchema } from '@welding/domain/entities/plain-quote-request';
import type { QuoteRequest } from '@welding/domain/entities/quote';
import { type QuoteDraft, readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { currentLanguage } from '@welding/domain/values/language';
import { idSchema } from '@welding/domain/values/text-fields';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SentLater } from '#pwa/site-queue/sent-later.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import type { Try } from '#shared/api/idempotency-keys.ts';
import { currentPhotoDraft } from './quote-draft.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';
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

/** What the person chose. The price range and the language may change between two tries. */
export function chosenIn({ priceRange: _, ...chosen }: QuoteRequest): object {
  return chosen;
}

export function bodyOf(request: QuoteRequest): object {
  const language = currentLanguage();
  return language === 'en' ? request : { ...request, language };
}

/**
 * A retry with the same body and key is safe.
 * @throws as `apiRequest`
 */
export async function submitQuote({ body, key: idempotencyKey }: Try): Promise<Submitted> {
  const photos = currentPhotoDraft() === undefined ? undefined : await loadPhotos();
  // A failure with photos must not stop the request.
  const count = await photos?.addPhotosTo(idempotencyKey).catch(() => undefined);
  const parse = (json: unknown) => responseSchema.parse(json);
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

/** Returns the request, or the errors by field or as `root`. */
export const quoteResolver: Resolver<QuoteDraft, unknown, QuoteRequest> = (draft, context, options) => {
  const validate = () => check(draft);
  return standardSchemaResolver<QuoteDraft, unknown, QuoteRequest>({
    '~standard': { version: 1, vendor: 'quote-form', validate },
  })(draft, context, options);
};

// The questions' rules load with the questions, because most visitors never open them.
async function check(draft: QuoteDraft) {
  const { intake, priceRange: _, ...plain } = draft;
  if (Object.values(intake).every((answer) => !answer)) {
    return await plainQuoteRequestSchema['~standard'].validate(plain);
  }
  try {
    const { checkWholeRequest } = await import('./check-whole-request.ts');
    return await checkWholeRequest(draft);
  } catch {
    return { issues: [{ message: quoteFormTexts().rulesNotLoaded }] };
  }
}
