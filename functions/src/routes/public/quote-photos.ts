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
import { photoLimits } from '#http/limits.ts';
import { readPhotoUpload, uploadContents } from '#http/photo-upload.ts';
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
  await countUses(photoLimits(clientAddress(request)));
  return quote;
}

/** POST /api/quotes/{id}/photos: 201 and the photo's id; for whoever has the token of the request's 201. */
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
      const [{ cleanImage }, { addPhoto }] = await Promise.all([
        import('#actions/clean-image.ts'),
        import('#data/change-photos.ts'),
      ]);
      const { id } = await addPhoto(
        {
          ...cleanImage(upload.bytes),
          caption: upload.caption,
          owner: { entity: 'quote', id: quote.id },
          list: 'photos',
        },
        sender,
        idempotencyKeyOf(idempotencyKey, 'quote-photos', quote.id, uploadContents(upload)),
      );
      return { status: 201, json: { id } };
    },
  }),
);
