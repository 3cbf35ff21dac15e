import { isHeld, type QueuedItem } from '#pwa/queue/queue.ts';
import { deskQueue } from './desk-queue.ts';
import {
  collectedCashKind,
  expenseKind,
  extraWorkKind,
  projectPhotoKind,
  receiptKind,
  signatureKind,
  visitTapKind,
} from './queued-kinds.ts';
import { unsentTexts } from './unsent-texts.ts';

type Item = { readonly kind: string };

/** Under which name they are counted. */
const counted = [
  [visitTapKind.name, 'taps'],
  [collectedCashKind.name, 'payments'],
  [signatureKind.name, 'signatures'],
  [extraWorkKind.name, 'extraWork'],
  [expenseKind.name, 'expenses'],
  [receiptKind.name, 'receipts'],
  [projectPhotoKind.name, 'photos'],
] as const;

/** Whether it is on this device for want of a signal, and not because it came back or can be undone yet. */
export function waitsForSignal(item: Pick<QueuedItem, 'returned' | 'notBefore'>): boolean {
  return !item.returned && !(navigator.onLine && isHeld(item));
}

/** The items on this device that the office does not have, including refused ones. */
export async function findUnsent(): Promise<readonly Item[]> {
  return await deskQueue.list().catch(() => []);
}

/** As in: 1 tap, 2 taps and 1 photo. */
export function unsentWords(items: readonly Item[]): string {
  const texts = unsentTexts();
  return texts.joined(
    counted.flatMap(([name, of]) => {
      const count = items.filter(({ kind }) => kind === name).length;
      return count > 0 ? [texts[of](count)] : [];
    }),
  );
}
