import * as z from 'zod/mini';
import { currentClient } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';

const attemptKey = 'payment-attempt';
const recentKey = 'recent-payment';
const recentMs = 60 * 60 * 1000;

const noteSchema = z.object({ amount: z.number(), at: z.number() });

/** A payment of this tab: dollars, and when, in milliseconds. */
export type RecentPayment = z.infer<typeof noteSchema>;

/** Notes what is about to be paid: a bank's own page may take the payer away from ours before the answer. */
export function noteAttempt(amount: number): void {
  write(attemptKey, { amount, at: Date.now() });
}

/** Remembers a payment for an hour, so that no one pays twice by mistake. */
export function notePaid(): void {
  const attempt = read(attemptKey);
  if (attempt) write(recentKey, { amount: attempt.amount, at: Date.now() });
}

/** The payment of the last hour in this tab. */
export function recentPayment(now = Date.now()): RecentPayment | undefined {
  const recent = read(recentKey);
  return recent && now - recent.at < recentMs ? recent : undefined;
}

function read(key: string): RecentPayment | undefined {
  return noteSchema.safeParse(tabStorage.readJson(ownKey(key))).data;
}

function write(key: string, note: RecentPayment): void {
  // A closed or full storage costs only the reminder.
  tabStorage.write(ownKey(key), JSON.stringify(note));
}

// A signed-in client's note goes with everything else of the client when they log out.
function ownKey(key: string): string {
  return currentClient() ? `${clientDataPrefix}${key}` : key;
}
