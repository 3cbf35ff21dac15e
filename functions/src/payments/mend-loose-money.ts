import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import { balanceOf } from '@welding/domain/money/balance';
import { invoices } from '#invoices/invoices.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { pagesOf } from '#store/query.ts';
import { keepLooseMoney, looseMoney } from './loose-money.ts';
import { payments } from './payments.ts';

const pageSize = 500;
const atOnce = 5;

/**
 * Stores money without a purpose where no change of a project's ledger did: of projects from before it was stored, of documents
 * without their present fields, and after a trigger that failed. Reads each payment and invoice once, and looks closely at
 * projects with more money than invoices.
 * @returns how many projects it changed
 */
export async function mendLooseMoney(): Promise<number> {
  const books = new Map<string, { readonly invoices: Invoice[]; readonly payments: Payment[] }>();
  const booksOf = (projectId: string) => {
    const known = books.get(projectId) ?? { invoices: [], payments: [] };
    books.set(projectId, known);
    return known;
  };
  for await (const page of pagesOf(payments, pageSize))
    for (const payment of page) if (payment.projectId) booksOf(payment.projectId).payments.push(payment);
  for await (const page of pagesOf(invoices, pageSize))
    for (const invoice of page) booksOf(invoice.projectId).invoices.push(invoice);
  const ids = new Set(
    [...books].flatMap(([id, book]) => (balanceOf(book.invoices, book.payments).balanceCents < 0 ? id : [])),
  );
  for await (const page of pagesOf(looseMoney, pageSize)) for (const { id } of page) ids.add(id);
  const changed = await itemByItem('payments', ids, { idOf: (id) => id, atOnce }, keepLooseMoney);
  return changed.filter(Boolean).length;
}
