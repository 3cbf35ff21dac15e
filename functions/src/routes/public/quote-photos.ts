import { photoMessages } from '@welding/domain/entities/photo';
import { uploadTokenHeader } from '@welding/domain/entities/photo-address';
import type { Quote } from '@welding/domain/entities/quote';
import { idSchema } from '@welding/domain/values/text-fields';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { findQuote } from '#data/quotes.ts';
import { countUses } from '#data/rate-limits.ts';
import { boundedUploads } from '#http/bounded-uploads.ts';
import { clientAddress } from '#http/client-address.ts';
import { forbidden } from '#http/errors.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { photoLimits, photoPartLimits } from '#http/limits.ts';
import { photoPartOf, readPhotoUpload, uploadContents } from '#http/photo-upload.ts';
import { addressParts } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { opensUpload } from '#http/upload-token.ts';
import { withinDeadline } from '#http/within-deadline.ts';

const quoteAddress = addressParts(z.object({ id: idSchema }));
const sender = { id: 'sender', name: 'Whoever asked', role: 'client' } as const;

/** Who may not send, and who has sent too much, is refused before the body is read. @throws ApiError 403, LimitReachedError */
async function allowedUpload(request: Request): Promise<Quote> {
  const { id } = await quoteAddress.from(request);
  const quote = await findQuote(id);
  const token = request.get(uploadTokenHeader) ?? '';
  if (!quote || !opensUpload(quote, token, new Date())) throw forbidden(photoMessages.uploadRefused);
  const address = clientAddress(request);
  const part = photoPartOf(request);
  await countUses(part && part.index > 1 ? photoPartLimits(address) : photoLimits(address));
  return quote;
}

/**
 * POST /api/quotes/{id}/photos: 201 and the photo's id; for whoever has the token of the request's 201. A part that is not
 * the last is answered with 202; parts need an Idempotency-Key, which says of what.
 */
export const addQuotePhoto = boundedUploads(
  publicRoute({
    method: 'POST',
    path: '/api/quotes/:id/photos',
    read: {
      from: async (request) => {
        const quote = await withinDeadline(allowedUpload(request));
        return { quote, upload: await readPhotoUpload(request) };
      },
    },
    answer: async ({ quote, upload }, { idempotencyKey }) => {
      const { receivePhoto } = await import('#actions/receive-photo.ts');
      const target = { owner: { entity: 'quote', id: quote.id }, list: 'photos' } as const;
      const once = idempotencyKeyOf(idempotencyKey, 'quote-photos', quote.id, uploadContents(upload));
      const id = await receivePhoto(upload, target, sender, once);
      return id === undefined ? { status: 202 } : { status: 201, json: { id } };
    },
  }),
);
