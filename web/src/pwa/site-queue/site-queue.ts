import { createQueue } from '#pwa/queue/queue.ts';
import { siteQueueName } from './site-queue-exists.ts';

/** What photos of requests may take of this device together, in bytes. */
const mostBytes = 50_000_000;

/** What visitors have asked for and is still on this device. */
export const siteQueue = createQueue(siteQueueName, mostBytes);

/** Whose the items of the site are: nobody signs in to ask for a quote. */
export const visitor = 'visitor';
