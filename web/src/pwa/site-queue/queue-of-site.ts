import type { QueueOfApp } from '#pwa/queue/send-queue.ts';
import { quoteKind, quotePhotoKind, siteQueue, visitor } from './quote-kind.ts';

/** Requests go before their photos. */
export const queueOfSite: QueueOfApp = {
  queue: siteQueue,
  kinds: [quoteKind, quotePhotoKind],
  signIn: async () => ({ owner: visitor, headers: {} }),
  isAboutSender: () => false,
};
