import { findDueMails } from './mails.ts';
import { type SendOutcome, sendMail } from './send-mail.ts';

const pageSize = 50;
/** A mail server has a limit to what one sender opens at a time. */
const atOnce = 5;

/**
 * Sends every mail that is due at `at` and that nobody is sending, as long as `hasTime`.
 * @returns how many had which outcome
 */
export async function sendDueMails(at: Date, hasTime: () => boolean): Promise<Record<SendOutcome, number>> {
  const counted: Record<SendOutcome, number> = { sent: 0, waiting: 0, failed: 0, passed: 0 };
  const tried = new Set<string>();
  for (;;) {
    const due = (await findDueMails(at, pageSize + tried.size)).filter((id) => !tried.has(id));
    if (due.length === 0) return counted;
    const next = due[Symbol.iterator]();
    const sendAll = async () => {
      for (const id of next) {
        if (!hasTime()) return;
        tried.add(id);
        counted[await sendMail(id, at)] += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendAll));
    if (!hasTime()) return counted;
  }
}

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
