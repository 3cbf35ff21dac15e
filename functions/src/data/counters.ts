import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from './firestore.ts';

/** What is numbered, how its numbers begin, and the first of them. */
const series = {
  estimates: { prefix: 'E-', first: 1001 },
  invoices: { prefix: 'INV-', first: 1001 },
  creditNotes: { prefix: 'CN-', first: 1001 },
} as const;

const counterSchema = z.object({ next: z.int() });

/**
 * The next number of a series, and what takes it in the batch of what gets it: the batch fails when anybody else took it in
 * between, and no number is taken when the batch fails. So there is no gap and no number twice.
 */
export async function takeNumber(batch: WriteBatch, name: keyof typeof series): Promise<string> {
  const { prefix, first } = series[name];
  const document = (await firestore()).collection('counters').doc(name);
  const stored = await document.get();
  const next = stored.exists ? counterSchema.parse(stored.data()).next : first;
  if (stored.updateTime) batch.update(document, { next: next + 1 }, { lastUpdateTime: stored.updateTime });
  else batch.create(document, { next: next + 1 });
  return `${prefix}${next}`;
}
