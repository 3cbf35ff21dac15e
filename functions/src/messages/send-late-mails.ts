import { sendDueMails } from './send-due-mails.ts';

let running: Promise<unknown> | undefined;

/**
 * Sends the mails that were due before `before`, whose events are late, as long as `hasTime`. One run at a time in each
 * instance: who comes meanwhile leaves it to that one.
 */
export async function sendLateMails(before: Date, hasTime: () => boolean): Promise<void> {
  if (running) return;
  running = sendDueMails(before, hasTime);
  try {
    await running;
  } finally {
    running = undefined;
  }
}
