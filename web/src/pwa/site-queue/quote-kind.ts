import { apiPaths } from '@welding/domain/api-paths';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { queueKind } from '#pwa/queue/queue-kind.ts';
import type { Queued } from '#pwa/queue/queued-item.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { photosOf } from './quote-photo-kind.ts';
import { siteQueue } from './site-queue.ts';
import { quoteKindName } from './site-queue-exists.ts';

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
