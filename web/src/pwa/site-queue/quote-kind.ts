import { apiPaths } from '@welding/domain/api-paths';
import { captionHeader, uploadTokenHeader } from '@welding/domain/entities/photo-path';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { createQueue, type Queued } from '#pwa/queue/queue.ts';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { quoteKindName, siteQueueName } from './site-queue-exists.ts';

const answerSchema = z.object({ id: idSchema, uploadToken: z.string() });

/** A request for a quote, as the form has sent it. */
export const quoteKind = queueKind({
  name: quoteKindName,
  lane: 'quotes',
  schema: z.record(z.string(), z.unknown()),
  request: (quote) => ({ url: apiPaths.quotes, json: quote }),
  onSent: async (answer, { id, body }) => {
    const photos = await openPhotos(id, answer);
    return { id, quote: body, photos, at: serverNow() };
  },
});
export type QueuedQuote = Queued<Record<string, unknown>>;

/**
 * Says to the photos of a request where they can be sent, now that the server has taken the request.
 * @param answer the server's answer to it
 * @returns how many there are
 */
export async function openPhotos(quoteKey: string, answer: unknown): Promise<number> {
  const read = answerSchema.safeParse(answer);
  if (!read.success) return 0;
  const upload = { quoteId: read.data.id, token: read.data.uploadToken };
  const photos = await photosOf(quoteKey);
  for (const { id, body } of photos) {
    if (!body.upload) await siteQueue.change(id, { body: { ...body, upload } }, { wake: true });
  }
  return photos.length;
}

const bodySchema = z.object({
  /** The form it was put into. */
  draft: z.string(),
  caption: z.string(),
  /** The Idempotency-Key of the request that it was sent with. */
  quoteKey: z.optional(z.string()),
  /** The server's answer to the request, needed to send the photo. */
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

/** The most bytes for photos of requests on this device. */
const mostBytes = 50_000_000;

/** Visitors' requests on this device. */
export const siteQueue = createQueue(siteQueueName, mostBytes);

/** The owner of the site's items, because no one signs in to ask for a quote. */
export const visitor = 'visitor';
