import * as z from 'zod/mini';
import { createStore } from '#shared/state/create-store.ts';

const sentLaterSchema = z.object({
  id: z.string(),
  quote: z.record(z.string(), z.unknown()),
  photos: z.number(),
  at: z.date(),
});
/** A queued request that the server now has. */
export type SentLater = z.infer<typeof sentLaterSchema>;

/** Requests that this page still has to announce. */
export const sentLater = createStore<readonly SentLater[]>(() => []);

/** Ignores other news. */
export function noteSentLater(told: unknown): void {
  const { data } = sentLaterSchema.safeParse(told);
  if (data) sentLater.set([...sentLater.get(), data]);
}

export function forgetSentLater(id: string): void {
  sentLater.set(sentLater.get().filter((sent) => sent.id !== id));
}
