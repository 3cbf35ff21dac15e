import { followQueue, useQueued } from '#pwa/queue/use-queued.ts';
import {
  type QueuedQuote,
  type QuotePhoto,
  quoteKind,
  quotePhotoKind,
  siteQueue,
} from '#pwa/site-queue/quote-kind.ts';

const followed = followQueue(siteQueue);

/** The requests that wait on this device or came back. */
export function useQueuedQuotes(): readonly QueuedQuote[] {
  return useQueued(followed, quoteKind);
}

/** The photos on this device: those of the form, and those of requests that were sent. */
export function useQuotePhotos(): readonly QuotePhoto[] {
  return useQueued(followed, quotePhotoKind);
}
