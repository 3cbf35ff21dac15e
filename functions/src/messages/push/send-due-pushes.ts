import { findDuePushes } from '#data/pushes.ts';
import { sendPush } from './send-push.ts';

const mostAtOnce = 100;

/** Sends the notifications that are due at `at`, one after the other, as long as `hasTime`. @returns how many were due */
export async function sendDuePushes(at: Date, hasTime: () => boolean): Promise<number> {
  const due = await findDuePushes(at, mostAtOnce);
  for (const id of due) {
    if (!hasTime()) break;
    await sendPush(id, at);
  }
  return due.length;
}
