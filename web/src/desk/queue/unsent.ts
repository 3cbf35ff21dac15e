import { listOf } from '@welding/domain/values/list-of';
import { isHeld, type QueuedItem } from '#pwa/queue/queue.ts';
import {
  collectedCashKind,
  deskQueue,
  expenseKind,
  extraWorkKind,
  projectPhotoKind,
  receiptKind,
  signatureKind,
  visitTapKind,
} from './queued-kinds.ts';
import { unsentTexts } from './queued-texts.ts';

type Item = { readonly kind: string };

const counted = [
  [visitTapKind.name, 'taps'],
  [collectedCashKind.name, 'payments'],
  [signatureKind.name, 'signatures'],
  [extraWorkKind.name, 'extraWork'],
  [expenseKind.name, 'expenses'],
  [receiptKind.name, 'receipts'],
  [projectPhotoKind.name, 'photos'],
] as const;

/** Whether it waits for a signal, rather than returned or still undoable. */
export function waitsForSignal(item: Pick<QueuedItem, 'returned' | 'notBefore'>): boolean {
  return !item.returned && !(navigator.onLine && isHeld(item));
}

/** Unsent items on this device, including refused and unreadable ones. */
export async function findUnsent(): Promise<readonly Item[]> {
  return await deskQueue.list().catch(() => []);
}

/** For example 1 tap, or 2 taps, 1 receipt and 1 photo. */
export function unsentWords(items: readonly Item[]): string {
  const t = unsentTexts();
  const ofName = (name: string) => items.filter(({ kind }) => kind === name).length;
  const counts = counted.map(([name, of]) => [of, ofName(name)] as const);
  const known = counts.reduce((sum, [, count]) => sum + count, 0);
  const all = [...counts, ['others', items.length - known] as const];
  return listOf(all.flatMap(([of, count]) => (count > 0 ? [t[of](count)] : [])));
}
