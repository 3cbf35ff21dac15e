import type { Remaining } from '#pwa/queue/send-queue.ts';
import { siteQueueExists } from './site-queue-exists.ts';

/** Sends what waits from this page; the code for it is fetched only where something was ever queued. Never throws. */
export async function sendSiteQueue(): Promise<Remaining> {
  try {
    if (!(await siteQueueExists())) return { stillQueued: false };
    const [{ sendQueue }, { queueOfSite }] = await Promise.all([
      import('#pwa/queue/send-queue.ts'),
      import('./queue-of-site.ts'),
    ]);
    return await sendQueue(queueOfSite);
  } catch {
    return { stillQueued: true };
  }
}
