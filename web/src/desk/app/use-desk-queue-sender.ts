import { useEffect } from 'react';
import { deskQueueExists, deskQueueName } from '#desk/queue/desk-queue-exists.ts';
import { runSender } from '#pwa/queue/run-sender.ts';
import type { Remaining } from '#pwa/queue/send-queue.ts';

/**
 * Sends what is queued on this device for as long as somebody is signed in, whatever screen the desk shows: where there is no
 * background sync, as on iPhones, nobody else does.
 */
export function useDeskQueueSender(): void {
  useEffect(() => runSender(deskQueueName, sendDeskQueue), []);
}

async function sendDeskQueue(): Promise<Remaining> {
  try {
    if (!(await deskQueueExists())) return { stillQueued: false };
    const [{ sendQueue }, { queueOfDesk }] = await Promise.all([
      import('#pwa/queue/send-queue.ts'),
      import('#desk/queue/queue-of-desk.ts'),
    ]);
    return await sendQueue(queueOfDesk(askDeskSender));
  } catch {
    return { stillQueued: true };
  }
}

/** Firebase's code is fetched after what is on the screen, and when something is due. */
async function askDeskSender() {
  return await (await import('#desk/session/desk-firebase.ts')).deskSender();
}
