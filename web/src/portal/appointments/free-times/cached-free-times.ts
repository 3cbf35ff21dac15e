import { availabilitySchema } from '@welding/domain/booking/availability';
import * as z from 'zod/mini';
import { currentSession } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const key = `${clientDataPrefix}free-times`;
/** After that, more of them are taken than it helps to know. */
const longestMs = 12 * 3_600_000;

const cachedSchema = z.object({
  /** What was asked, as text. */
  question: z.string(),
  /** When the answer came, in epoch milliseconds. */
  at: z.number(),
  answer: availabilitySchema,
});
export type KnownFreeTimes = z.infer<typeof cachedSchema>;

/** Keeps the free times on the device of a client who stays signed in there; logging out erases them. */
export function cacheFreeTimes(known: KnownFreeTimes): void {
  const session = currentSession();
  if (session.phase === 'signed-in' && session.keep) deviceStorage.write(key, JSON.stringify(known));
}

/** What was last answered to the same question, while it may still help. */
export function cachedFreeTimes(question: string, now: Date): KnownFreeTimes | undefined {
  const cached = cachedSchema.safeParse(deviceStorage.readJson(key));
  if (!cached.success || cached.data.question !== question) return undefined;
  return now.getTime() - cached.data.at < longestMs ? cached.data : undefined;
}
