import type { QueueOfApp } from '#pwa/queue/send-queue.ts';
import { quoteKind } from './quote-kind.ts';
import { quotePhotoKind } from './quote-photo-kind.ts';
import { siteQueue, visitor } from './site-queue.ts';

/** What the site and the portal queue: requests first, then their photos. */
export const queueOfSite: QueueOfApp = {
  queue: siteQueue,
  kinds: [quoteKind, quotePhotoKind],
  signIn: async () => ({ owner: visitor, headers: {} }),
  isAboutSender: () => false,
};
