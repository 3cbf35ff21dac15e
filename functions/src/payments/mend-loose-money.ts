import { isDeepStrictEqual } from 'node:util';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import { balanceOf } from '@welding/domain/money/balance';
import { type LooseMoney, unappliedMoney } from '@welding/domain/money/loose-money';
import { invoices } from '#invoices/invoices.ts';
import { findBareProjects } from '#projects/projects.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { pagesOf } from '#store/query.ts';
import { keepLooseMoney, looseMoney, looseMoneyOf } from './loose-money.ts';
import { payments } from './payments.ts';

const pageSize = 500;
const atOnce = 5;

type Books = { readonly invoices: Invoice[]; readonly payments: Payment[] };

/**
 * Stores money without a purpose where no change of a project's ledger did: of projects from before it was stored, of documents
 * without their present fields, and after a trigger that failed. Reads each payment and invoice once, and each project with more
 * money than invoices, and looks closely at those whose document seems to differ.
 * @returns how many projects it changed
 */
export async function mendLooseMoney(): Promise<number> {
  const suspects = suspectsOf(await readBooks(), await readStored());
  const changed = await itemByItem('payments', suspects, { idOf: (id) => id, atOnce }, keepLooseMoney);
  return changed.filter(Boolean).length;
}

/** The payments and invoices of each project. */
async function readBooks(): Promise<ReadonlyMap<string, Books>> {
  const books = new Map<string, Books>();
  const booksOf = (projectId: string) => {
    const known = books.get(projectId) ?? { invoices: [], payments: [] };
    books.set(projectId, known);
    return known;
  };
  for await (const page of pagesOf(payments, pageSize))
    for (const payment of page) if (payment.projectId) booksOf(payment.projectId).payments.push(payment);
  for await (const page of pagesOf(invoices, pageSize))
    for (const invoice of page) booksOf(invoice.projectId).invoices.push(invoice);
  return books;
}

async function readStored(): Promise<ReadonlyMap<string, LooseMoney>> {
  const stored = new Map<string, LooseMoney>();
  for await (const page of pagesOf(looseMoney, pageSize))
    for (const money of page) stored.set(money.id, money);
  return stored;
}

/** The projects whose document seems to differ from their books. */
async function* suspectsOf(
  books: ReadonlyMap<string, Books>,
  stored: ReadonlyMap<string, LooseMoney>,
): AsyncGenerator<string> {
  const overpaid = [...books].flatMap(([id, book]) =>
    balanceOf(book.invoices, book.payments).balanceCents < 0 ? id : [],
  );
  const ids = [...new Set([...overpaid, ...stored.keys()])];
  for (let first = 0; first < ids.length; first += pageSize) {
    const some = ids.slice(first, first + pageSize);
    const projects = await findBareProjects(some);
    for (const id of some) {
      const [project, book] = [projects.get(id), books.get(id) ?? { invoices: [], payments: [] }];
      const { looseCents } = project
        ? unappliedMoney(project, book.invoices, book.payments)
        : { looseCents: 0 };
      const expected = looseCents === 0 ? undefined : looseMoneyOf(id, looseCents, stored.get(id));
      if (!isDeepStrictEqual(expected, stored.get(id))) yield id;
    }
  }
}
