import { createHash } from 'node:crypto';
import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from './firestore.ts';
import { declareQuery, documentsWithOneOf } from './query.ts';

const series = {
  estimates: { prefix: 'E-', first: 1001 },
  invoices: { prefix: 'INV-', first: 1001 },
  projects: { prefix: 'P-', first: 1001 },
  creditNotes: { prefix: 'CN-', first: 1001 },
  /** Never shown: parts of imports take them so that one is stored after the other. */
  imports: { prefix: 'IMP-', first: 1 },
} as const;

const counterSchema = z.object({ next: z.int() });

export async function nextNumber(batch: WriteBatch, name: keyof typeof series): Promise<string> {
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
  const free = name === 'invoices' ? await freeFrom(prefix, start, count) : upTo(start, count);
  const next = (free.at(-1) ?? start) + 1;
  if (stored.updateTime) batch.update(document, { next }, { lastUpdateTime: stored.updateTime });
  else batch.create(document, { next });
  return free.map((number) => `${prefix}${number}`);
}

/**
 * Makes the batch fail if a number of the series is taken meanwhile, and one that takes a number meanwhile fail after this. For
 * invoices that come with a number which may be one of the series.
 */
export async function guardNumbers(batch: WriteBatch, name: keyof typeof series): Promise<void> {
  const document = (await firestore()).collection('counters').doc(name);
  const stored = await document.get();
  const next = stored.exists ? counterSchema.parse(stored.data()).next : series[name].first;
  // Firestore keeps the version of a document that a write leaves as it was.
  const touched = { next, guardedAt: new Date() };
  if (stored.updateTime) batch.update(document, touched, { lastUpdateTime: stored.updateTime });
  else batch.create(document, touched);
}

const upTo = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

const ofImportedNumber = declareQuery({ collection: 'invoices', equal: ['numberKey'] });
/** Imported numbers follow each other, so one look passes over many. */
const lookedAtOnce = 30;

/** The next numbers that no imported invoice has. */
async function freeFrom(prefix: string, start: number, count: number): Promise<number[]> {
  const invoices = (await firestore()).collection('invoices');
  const free: number[] = [];
  for (let from = start; free.length < count; from += lookedAtOnce) {
    const numbers = upTo(from, lookedAtOnce);
    const keys = numbers.map((number) => `${prefix}${number}`);
    const taken = await documentsWithOneOf(keys, (some) => ofImportedNumber(invoices, [some]));
    const takenKeys = new Set(taken.map((document) => String(document.get('numberKey'))));
    free.push(...numbers.filter((number) => !takenKeys.has(`${prefix}${number}`)));
  }
  return free.slice(0, count);
}

/** A UUID derived from another one. @param what tells apart the UUIDs derived from the same one */
export function idAfter(id: string, what: string): string {
  const hash = createHash('sha256').update(`${id} ${what}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
