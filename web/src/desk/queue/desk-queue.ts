import { createQueue } from '#pwa/queue/queue.ts';
import { deskQueueName } from './desk-queue-exists.ts';

/** What was done at the desk and is not with the office yet. Signing out erases it, by its name. */
export const deskQueue = createQueue(deskQueueName);
