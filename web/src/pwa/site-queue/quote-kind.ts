import { apiPaths } from '@welding/domain/api-paths';
import { captionHeader, uploadTokenHeader } from '@welding/domain/entities/photo-path';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { createQueue, type Queued, type QueuedItem } from '#pwa/queue/queue.ts';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import { type QueueOfApp, removeQueued } from '#pwa/queue/send-queue.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { quoteKindName, siteQueueName } from './site-queue-exists.ts';

const responseSchema = z.object({ id: idSchema, uploadToken: z.string() });

/** A request for a quote, as the form sends it. */
export const quoteKind = queueKind({
  name: quoteKindName,
  lane: 'quotes',
  schema: z.record(z.string(), z.unknown()),
  request: (quote) => ({ url: apiPaths.quotes, json: quote }),
  onSent: async (response, { id, body }) => {
    const photos = await openPhotos(id, response);
    return { id, quote: body, photos, at: serverNow() };
  },
});
export type QueuedQuote = Queued<Record<string, unknown>>;

/**
 * Gives a request's photos their upload target from the server's response.
 * @param response the parsed response to the request
 * @returns the number of photos
 */
export async function openPhotos(quoteKey: string, response: unknown): Promise<number> {
  const read = responseSchema.safeParse(response);
  if (!read.success) return 0;
  const upload = { quoteId: read.data.id, token: read.data.uploadToken };
  return await changePhotosOf(quoteKey, (body) => ({ ...body, upload: body.upload ?? upload }), {
    wake: true,
  });
}

/**
 * Changes a request's photos in one transaction, so that none is left behind.
 * @returns how many there are
 */
export async function changePhotosOf(
  quoteKey: string,
  change: (body: QuotePhotoBody) => QuotePhotoBody,
  news?: { wake: true },
): Promise<number> {
  return await siteQueue.changeAll((item) => {
    const [photo] = quotePhotoKind.read([item]);
    return photo?.body.quoteKey === quoteKey ? { body: change(photo.body) } : undefined;
  }, news);
}

const bodySchema = z.object({
  draft: z.string(),
  caption: z.string(),
  quoteKey: z.optional(z.string()),
  /** The upload target from the server's response. */
  upload: z.optional(z.object({ quoteId: z.string(), token: z.string() })),
});
export type QuotePhotoBody = z.infer<typeof bodySchema>;
export type QuotePhoto = Queued<QuotePhotoBody>;

/** A photo of the quote form or of a sent request. It is sent after the request, which never waits for it. */
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

/** All photos on this device, in sending order. */
export async function listQuotePhotos(): Promise<QuotePhoto[]> {
  return quotePhotoKind.read(await siteQueue.list());
}

/**
 * Withdraws a request with its photos, unless it is sent first.
 * @returns whether it still existed
 */
export async function withdrawQuote(id: string): Promise<boolean> {
  const isItsPhoto = (item: QueuedItem) => quotePhotoKind.read([item])[0]?.body.quoteKey === id;
  return await removeQueued(queueOfSite, quoteKind, id, isItsPhoto);
}

/** Photos of a request that was never sent and is not on this device anymore. They would wait forever. */
export function isLeftBehind(
  { body }: QuotePhoto,
  draft: string | undefined,
  quotes: readonly QueuedQuote[],
) {
  const { quoteKey, upload } = body;
  return (
    quoteKey !== undefined && !upload && body.draft !== draft && !quotes.some(({ id }) => id === quoteKey)
  );
}

const mostBytes = 50_000_000;

export const siteQueue = createQueue(siteQueueName, mostBytes);

/** The owner of the site's items, because quote requests need no sign-in. */
export const visitor = 'visitor';

/** Requests go before their photos. */
export const queueOfSite: QueueOfApp = {
  queue: siteQueue,
  kinds: [quoteKind, quotePhotoKind],
  signIn: async () => ({ owner: visitor, headers: {} }),
  isAboutSender: () => false,
};
