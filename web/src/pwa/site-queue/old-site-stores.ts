import * as z from 'zod/mini';
import type { OldStore } from '#pwa/queue/carry-over.ts';
import { quoteKind } from './quote-kind.ts';
import { type QuotePhotoBody, quotePhotoKind } from './quote-photo-kind.ts';
import { visitor } from './site-queue.ts';
import { oldSiteDatabases } from './site-queue-exists.ts';

const oldQuoteSchema = z.object({
  timestamp: z.number(),
  requestData: z.object({
    headers: z.looseObject({ 'idempotency-key': z.string() }),
    body: z.instanceof(ArrayBuffer),
  }),
  metadata: z.catch(
    z.object({
      busySince: z.optional(z.number()),
      returned: z.optional(z.object({ kind: z.enum(['refused', 'expired']), message: z.string() })),
    }),
    {},
  ),
});

const oldPhotoSchema = z.object({
  id: z.string(),
  draft: z.string(),
  order: z.number(),
  bytes: z.instanceof(ArrayBuffer),
  caption: z.string(),
  addedAt: z.number(),
  quoteKey: z.optional(z.string()),
  upload: z.optional(z.object({ quoteId: z.string(), token: z.string() })),
  busySince: z.optional(z.number()),
  sentParts: z.optional(z.number()),
  state: z.optional(z.string()),
  message: z.optional(z.string()),
});

/** Until November 2026 quotes waited in Workbox's background sync queue, and photos in a database of their own. */
export const oldSiteStores: readonly OldStore[] = [
  { database: oldSiteDatabases.quotes, store: 'requests', convert: convertQuote },
  { database: oldSiteDatabases.photos, store: 'photos', convert: convertPhoto },
];

function convertQuote(entry: unknown): ReturnType<OldStore['convert']> {
  const { data } = oldQuoteSchema.safeParse(entry);
  const quote = data && parseBody(data.requestData.body);
  if (!quote) return undefined;
  const { busySince, returned } = data.metadata;
  return {
    ...{ kind: quoteKind.name, owner: visitor, body: quote, createdAt: data.timestamp, busySince },
    id: data.requestData.headers['idempotency-key'],
    ...(returned && { returned: { reason: returned.kind, message: returned.message } }),
  };
}

function parseBody(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function convertPhoto(entry: unknown): ReturnType<OldStore['convert']> {
  const { data } = oldPhotoSchema.safeParse(entry);
  if (!data) return undefined;
  const { id, order, addedAt, bytes, busySince, sentParts, state, message = '' } = data;
  const { draft, caption, quoteKey, upload } = data;
  const body: QuotePhotoBody = { draft, caption, quoteKey, upload };
  return {
    ...{ kind: quotePhotoKind.name, owner: visitor, id, order, createdAt: addedAt, contents: bytes },
    ...{ body, busySince, sentParts },
    ...(state === 'refused' && { returned: { reason: 'refused', message } }),
  };
}
