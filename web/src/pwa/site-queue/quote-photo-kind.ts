import { apiPaths } from '@welding/domain/api-paths';
import { captionHeader, uploadTokenHeader } from '@welding/domain/entities/photo-path';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';
import { siteQueue } from './site-queue.ts';

const bodySchema = z.object({
  /** The form it was put into. */
  draft: z.string(),
  caption: z.string(),
  /** The Idempotency-Key of the request that it was sent with. */
  quoteKey: z.optional(z.string()),
  /** What the server answered to the request: only then the photo can be sent. */
  upload: z.optional(z.object({ quoteId: z.string(), token: z.string() })),
});
export type QuotePhotoBody = z.infer<typeof bodySchema>;
export type QuotePhoto = Queued<QuotePhotoBody>;

/** A photo of the quote form, or of a request that was sent: it follows the request, which never waits for it. */
export const quotePhotoKind = queueKind({
  name: 'quote-photo',
  lane: 'photos',
  schema: bodySchema,
  isReady: ({ upload }) => upload !== undefined,
  request: ({ caption, upload }) => ({
    url: apiPaths.quotePhotos(upload?.quoteId ?? ''),
    headers: {
      [uploadTokenHeader]: upload?.token ?? '',
      ...(caption && { [captionHeader]: encodeURIComponent(caption) }),
    },
  }),
});

/** Every photo on this device, in the order in which they are sent. */
export async function listQuotePhotos(): Promise<QuotePhoto[]> {
  return quotePhotoKind.read(await siteQueue.list());
}

/** The photos that were sent with the request of this Idempotency-Key. */
export async function photosOf(quoteKey: string): Promise<QuotePhoto[]> {
  return (await listQuotePhotos()).filter(({ body }) => body.quoteKey === quoteKey);
}

/** Takes the photos of a request that is not sent after all off this device. */
export async function dropPhotosOf(quoteKey: string): Promise<void> {
  for (const { id } of await photosOf(quoteKey)) await siteQueue.remove(id);
}
