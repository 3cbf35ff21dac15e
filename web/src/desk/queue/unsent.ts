import { isHeld, type QueuedItem } from '#pwa/queue/queued-item.ts';
import { collectedCashKind } from './collected-cash-kind.ts';
import { deskQueue } from './desk-queue.ts';
import { expenseKind } from './expense-kind.ts';
import { projectPhotoKind } from './project-photo-kind.ts';
import { receiptKind } from './receipt-kind.ts';
import { signatureKind } from './signature-kind.ts';
import { visitTapKind } from './visit-tap-kind.ts';

type Item = { readonly kind: string };

/** What one is called where unsent ones are counted. */
const nouns = [
  { kind: visitTapKind.name, noun: 'tap' },
  { kind: collectedCashKind.name, noun: 'collected payment' },
  { kind: signatureKind.name, noun: 'signature' },
  { kind: expenseKind.name, noun: 'expense' },
  { kind: receiptKind.name, noun: 'receipt' },
  { kind: projectPhotoKind.name, noun: 'photo' },
];

/** Whether it is on this device for want of a signal, and not because it came back or can be undone yet. */
export function waitsForSignal(item: Pick<QueuedItem, 'returned' | 'notBefore'>): boolean {
  return !item.returned && !(navigator.onLine && isHeld(item));
}

/** What is on this device and not with the office, also what came back. */
export async function findUnsent(): Promise<readonly Item[]> {
  return await deskQueue.list().catch(() => []);
}

/** As in: 1 tap, 2 taps and 1 photo. */
export function unsentWords(items: readonly Item[]): string {
  return nouns
    .map(({ kind, noun }) => ({ noun, count: items.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ noun, count }) => `${count} ${count === 1 ? noun : `${noun}s`}`)
    .join(' and ');
}
