import { photoMessages } from '@welding/domain/entities/photo';
import { uploadTokenHeader } from '@welding/domain/entities/photo-path';
import { type Quote, quoteRequestSchema } from '@welding/domain/entities/quote';
import type { Request } from 'express';
import { clientIp } from '#http/client-ip.ts';
import { photoLimits, photoPartLimits, quoteLimits, quoteMailLimit } from '#http/limits.ts';
import { withId } from '#http/readers.ts';
import { anywhere, Reply, site } from '#http/resource-routes.ts';
import { publicRoute } from '#http/route.ts';
import { withinDeadline } from '#http/within-deadline.ts';
import { tell } from '#messages/tell.ts';
import type { PhotoTarget } from '#photos/receive-photo.ts';
import {
  boundedUploads,
  opensUpload,
  photoPartOf,
  readPhotoUpload,
  uploadContents,
  uploadTokenOf,
} from '#photos/upload-request.ts';
import { forbidden } from '#refusal.ts';
import { idempotencyKeyOf } from '#store/idempotency.ts';
import { addUseIfLeft, countUses } from '#store/rate-limits.ts';
import { findQuote, storeQuote } from './quotes.ts';

/**
 * The request, with the token for its photos. Limited for each IP address. Above the daily limit of mails to one recipient the
 * request is stored without a mail.
 */
export const requestQuote = site.post(
  '/quotes',
  anywhere,
  quoteRequestSchema,
  async (asked, { ip, once }) => {
    const { searchTerms: _, ...quote } = await storeQuote(asked, {
      once,
      limits: quoteLimits(ip),
      also: async (batch, stored) => {
        const isConfirmed = await addUseIfLeft(batch, quoteMailLimit(stored.email));
        await tell(batch, 'requestReceived', { quote: stored, isConfirmed });
      },
    });
    const uploadToken = uploadTokenOf(quote);
    return new Reply({ json: { ...quote, uploadToken }, headers: { [uploadTokenHeader]: uploadToken } });
  },
);

const quoteParams = withId;
const sender = { id: 'sender', name: 'Client', role: 'client' } as const;

/** Refuses senders without permission or over a limit before reading the body. @throws Refusal 403, LimitReachedError */
async function allowedUpload(request: Request): Promise<Quote> {
  const { id } = await quoteParams.from(request);
  const quote = await findQuote(id);
  const token = request.get(uploadTokenHeader) ?? '';
  const isOpen = quote && quote.status !== 'cancelled' && opensUpload(quote, token, new Date());
  if (!quote || !isOpen) throw forbidden(photoMessages.uploadRefused);
  const ip = clientIp(request);
  const part = photoPartOf(request);
  await countUses(part && part.index > 1 ? photoPartLimits(ip) : photoLimits(ip));
  return quote;
}

/**
 * POST /api/quotes/{id}/photos: 201 and the photo's id, for the sender with the token of the request; 202 for a part before the
 * last. Parts need an Idempotency-Key, which names their photo.
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
    respond: async ({ quote, upload }, { idempotencyKey }) => {
      const [{ addPhoto }, { receivePhoto }] = await Promise.all([
        import('#photos/change-photos.ts'),
        import('#photos/receive-photo.ts'),
      ]);
      const place = { owner: { entity: 'quote', id: quote.id }, list: 'photos' } as const;
      const target: PhotoTarget = {
        id: quote.id,
        store: (picture, key) => addPhoto({ ...picture, ...place }, sender, key),
      };
      const once = idempotencyKeyOf(idempotencyKey, 'quote-photos', quote.id, uploadContents(upload));
      const id = await receivePhoto(upload, target, once);
      return id === undefined ? { status: 202 } : { status: 201, json: { id } };
    },
  }),
);
