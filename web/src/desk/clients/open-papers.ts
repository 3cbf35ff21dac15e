import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { DeskList } from '#desk/live/use-desk-list.ts';

/** What a client still owes and has not answered, as far as it is known. */
export type OpenPapers = {
  /** `unsure`: there may be more, as a list did not come whole or not from the server. */
  readonly status: 'checking' | 'unsure' | 'checked';
  readonly invoices: readonly Invoice[];
  readonly estimates: readonly Estimate[];
  /** Asks again for what did not come. */
  readonly retry?: () => void;
};

/** What of all the papers of a client is open. */
export function openPapersIn(invoices: DeskList<Invoice>, estimates: DeskList<Estimate>): OpenPapers {
  const lists = [invoices, estimates];
  const failed = lists.flatMap((list) => (list.status === 'error' ? list.retry : []));
  const isWaiting = lists.some(({ status }) => status === 'loading');
  return {
    status: isWaiting ? 'checking' : lists.every(isWhole) ? 'checked' : 'unsure',
    invoices: itemsOf(invoices).filter(({ status, onPortal }) => status === 'open' && onPortal),
    estimates: itemsOf(estimates).filter(({ status }) => status === 'sent'),
    ...(failed.length > 0 && {
      retry: () => {
        for (const retry of failed) retry();
      },
    }),
  };
}

function isWhole(list: DeskList<unknown>): boolean {
  return list.status === 'ready' && !list.offline && !list.isFull && list.unreadable === 0;
}

function itemsOf<Item>(list: DeskList<Item>): readonly Item[] {
  return list.status === 'ready' ? list.items : [];
}
