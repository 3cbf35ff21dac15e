import * as z from 'zod/mini';
import { createStore } from '#shared/state/create-store.ts';

const sentLaterSchema = z.object({
  /** The request's Idempotency-Key. */
  id: z.string(),
  quote: z.record(z.string(), z.unknown()),
  /** How many photos follow it. */
  photos: z.number(),
  at: z.date(),
});
/** A request that waited on this device, and that the server has now. */
export type SentLater = z.infer<typeof sentLaterSchema>;

/** Requests whose next step this page still has to announce. */
export const sentLater = createStore<readonly SentLater[]>(() => []);

/** Notes the sender's news of a request; ignores other news. */
export function noteSentLater(told: unknown): void {
  const { data } = sentLaterSchema.safeParse(told);
  if (data) sentLater.set([...sentLater.get(), data]);
}

/** The person has read it. */
export function forgetSentLater(id: string): void {
  sentLater.set(sentLater.get().filter((sent) => sent.id !== id));
}
