import { useSyncExternalStore } from 'react';
import type { QueuedItem } from '#pwa/queue/queue.ts';
import { unreadableItems } from '#pwa/queue/queue-kind.ts';
import { queueStore, useQueued } from '#pwa/queue/use-queued.ts';
import {
  type QueuedQuote,
  type QuotePhoto,
  queueOfSite,
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

/** Items that the running code cannot read, and therefore never sends. */
export function useUnreadableQuotes(): readonly QueuedItem[] {
  const items = useSyncExternalStore(store.subscribe, store.current);
  return unreadableItems(queueOfSite.kinds, items);
}
