import * as z from 'zod/mini';
import { currentClient } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';

const attemptKey = 'payment-attempt';
const recentKey = 'recent-payment';
const recentMs = 60 * 60 * 1000;

const noteSchema = z.object({ amount: z.number(), at: z.number() });

/** A payment in this tab: dollars, and the time in milliseconds. */
export type RecentPayment = z.infer<typeof noteSchema>;

/** Notes the attempt, because a bank's page may replace ours before the answer. */
export function noteAttempt(amount: number): void {
  write(attemptKey, { amount, at: Date.now() });
}

/** Remembers a payment for an hour, to warn about paying twice. */
export function notePaid(): void {
  const attempt = read(attemptKey);
  if (attempt) write(recentKey, { amount: attempt.amount, at: Date.now() });
}

export function recentPayment(now = Date.now()): RecentPayment | undefined {
  const recent = read(recentKey);
  return recent && now - recent.at < recentMs ? recent : undefined;
}

function read(key: string): RecentPayment | undefined {
  return noteSchema.safeParse(tabStorage.readJson(ownKey(key))).data;
}

function write(key: string, note: RecentPayment): void {
  // If storage is closed or full, only the warning is missing.
  tabStorage.write(ownKey(key), JSON.stringify(note));
}

// A signed-in client's note is erased on logout.
function ownKey(key: string): string {
  return currentClient() ? `${clientDataPrefix}${key}` : key;
}
