import { createHash } from 'node:crypto';
import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from './firestore.ts';

/** What is numbered, how its numbers begin, and the first of them. */
const series = {
  estimates: { prefix: 'E-', first: 1001 },
  invoices: { prefix: 'INV-', first: 1001 },
  projects: { prefix: 'P-', first: 1001 },
  creditNotes: { prefix: 'CN-', first: 1001 },
} as const;

const counterSchema = z.object({ next: z.int() });

/** As `takeNumbers`, one. */
export async function takeNumber(batch: WriteBatch, name: keyof typeof series): Promise<string> {
  const [number = ''] = await takeNumbers(batch, name, 1);
  return number;
}

/**
 * The next numbers of a series, and what takes them in the batch of what gets them: the batch fails when anybody else took one
 * in between, and no number is taken when the batch fails. So there is no gap and no number twice. Asked once a batch.
 * @param count at least 1
 */
export async function takeNumbers(
  batch: WriteBatch,
  name: keyof typeof series,
  count: number,
): Promise<string[]> {
  const { prefix, first } = series[name];
  const document = (await firestore()).collection('counters').doc(name);
  const stored = await document.get();
  const start = stored.exists ? counterSchema.parse(stored.data()).next : first;
  const next = start + count;
  if (stored.updateTime) batch.update(document, { next }, { lastUpdateTime: stored.updateTime });
  else batch.create(document, { next });
  return Array.from({ length: count }, (_, index) => `${prefix}${start + index}`);
}

/** A UUID that follows from another one. @param what keeps those apart that follow from the same one */
export function idAfter(id: string, what: string): string {
  const hash = createHash('sha256').update(`${id} ${what}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
