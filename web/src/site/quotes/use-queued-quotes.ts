import { queueStore, useQueued } from '#pwa/queue/use-queued.ts';
import {
  type QueuedQuote,
  type QuotePhoto,
  quoteKind,
  quotePhotoKind,
  siteQueue,
} from '#pwa/site-queue/quote-kind.ts';

const store = queueStore(siteQueue);

export function useQueuedQuotes(): readonly QueuedQuote[] {
  return useQueued(store, quoteKind);
}

export function useQuotePhotos(): readonly QuotePhoto[] {
  return useQueued(store, quotePhotoKind);
}
