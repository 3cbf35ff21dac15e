import { QueueStore } from 'workbox-background-sync';
import * as z from 'zod/mini';

/** The background sync queue of quotes that wait for a connection. */
export const outboxName = 'quotes';

/** Quotes that came back: the server refused them, or a day of trying was in vain. */
const returnedName = 'quotes-returned';

/** Held by whoever sends or cancels, so that no quote is both. */
export const outboxLock = 'quote-outbox';

const notesSchema = z.object({
  /** When the server first answered that it could not take the quote now, as milliseconds since 1970. */
  busySince: z.optional(z.number()),
  /** Why a quote came back. */
  returned: z.optional(z.object({ kind: z.enum(['refused', 'expired']), message: z.string() })),
});
type Notes = z.infer<typeof notesSchema>;

const entrySchema = z.object({
  id: z.number(),
  timestamp: z.number(),
  requestData: z.looseObject({
    headers: z.record(z.string(), z.string()),
    body: z.instanceof(ArrayBuffer),
  }),
  metadata: z.catch(notesSchema, {}),
});

/** A quote on this device: as it is sent, when it was saved, and what has become of it. */
export type OutboxQuote = {
  readonly entryId: number;
  readonly idempotencyKey: string;
  readonly savedAt: number;
  readonly body: ArrayBuffer;
} & Notes;

type Box = 'waiting' | 'returned';

const stores: Record<Box, QueueStore> = {
  waiting: new QueueStore(outboxName),
  returned: new QueueStore(returnedName),
};

/** The quotes in a box, the oldest first; entries that cannot be read are left out. */
export async function listOutbox(box: Box): Promise<OutboxQuote[]> {
  const entries: unknown[] = await stores[box].getAll();
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const quote = readEntry(entry);
    if (!quote || seen.has(quote.idempotencyKey)) return [];
    seen.add(quote.idempotencyKey);
    return [quote];
  });
}

/** Takes a quote out of a box, with every copy of it. Says whether there was one. */
export async function removeFromOutbox(box: Box, idempotencyKey: string): Promise<boolean> {
  const entries: unknown[] = await stores[box].getAll();
  const copies = entries.map(readEntry).filter((quote) => quote?.idempotencyKey === idempotencyKey);
  for (const copy of copies) if (copy) await stores[box].deleteEntry(copy.entryId);
  return copies.length > 0;
}

/**
 * Puts a quote with new notes where it belongs. The new entry is written before the old one goes: a crash in between
 * leaves a copy, which its key makes harmless, and never loses the quote.
 */
export async function refileQuote(quote: OutboxQuote, notes: Notes): Promise<void> {
  const entries = await stores.waiting.getAll();
  const old = entries.find(({ id }) => id === quote.entryId);
  if (!old) return;
  const { requestData, timestamp } = old;
  await stores[notes.returned ? 'returned' : 'waiting'].pushEntry({
    requestData,
    timestamp,
    metadata: notes,
  });
  await stores.waiting.deleteEntry(quote.entryId);
}

function readEntry(entry: unknown): OutboxQuote | null {
  const result = entrySchema.safeParse(entry);
  if (!result.success) return null;
  const { id, timestamp, requestData, metadata } = result.data;
  const idempotencyKey = requestData.headers['idempotency-key'];
  if (!idempotencyKey) return null;
  return {
    ...metadata,
    entryId: id,
    idempotencyKey,
    savedAt: timestamp,
    body: requestData.body,
  };
}
