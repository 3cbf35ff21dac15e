import { createHash } from 'node:crypto';
import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from './firestore.ts';

const series = {
  estimates: { prefix: 'E-', first: 1001 },
  invoices: { prefix: 'INV-', first: 1001 },
  projects: { prefix: 'P-', first: 1001 },
  creditNotes: { prefix: 'CN-', first: 1001 },
} as const;

const counterSchema = z.object({ next: z.int() });

export async function takeNumber(batch: WriteBatch, name: keyof typeof series): Promise<string> {
  const [number = ''] = await takeNumbers(batch, name, 1);
  return number;
}

/**
 * The next numbers of a series. The batch that uses them also takes them and fails when another took one in between, so
 * numbers have no gaps and no duplicates. Call it once per batch.
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

/** A UUID derived from another one. @param what tells apart the UUIDs derived from the same one */
export function idAfter(id: string, what: string): string {
  const hash = createHash('sha256').update(`${id} ${what}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
