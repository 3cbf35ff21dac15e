import type { Client } from '@welding/domain/entities/client';
import { personName } from '@welding/domain/entities/client-names';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import { netCents } from '@welding/domain/money/balance';
import { appliedTo } from '@welding/domain/money/lower-bill';
import { centsToDollars } from '@welding/domain/values/money';
import { findClients } from '#clients/clients.ts';
import { invoices, listInvoicesOfProjects } from '#invoices/invoices.ts';
import { listPaymentsOfProjects } from '#payments/payments.ts';
import { findByIds } from '#store/query.ts';

/** The names of clients for the books' entries. */
export type BooksNames = {
  readonly clientOf: (entry: { readonly clientId: string }) => string | undefined;
};

export async function findBooksNames(entries: readonly { readonly clientId: string }[]): Promise<BooksNames> {
  const ids = new Set(entries.flatMap(({ clientId }) => clientId || []));
  const clients: ReadonlyMap<string, Client> = await findClients([...ids]);
  return {
    clientOf: ({ clientId }) => {
      const client = clients.get(clientId);
      return client && (client.company || personName(client));
    },
  };
}

/** The invoices that a payment paid, in whole cents; the one it names while it has paid none. */
type PaidInvoice = { readonly invoice: Invoice; readonly cents: number };

export type PaymentNames = BooksNames & {
  readonly paidBy: (payment: Payment) => readonly PaidInvoice[];
  /** The purchase orders of these invoices. */
  readonly poNumberOf: (payment: Payment) => string | undefined;
};

export async function findPaymentNames(page: readonly Payment[]): Promise<PaymentNames> {
  const projectIds = [...new Set(page.flatMap(({ projectId }) => projectId || []))];
  const namedIds = [...new Set(page.flatMap(({ invoiceId }) => invoiceId || []))];
  const [names, named, invoicesOf, paymentsOf] = await Promise.all([
    findBooksNames(page),
    findByIds(await invoices(), namedIds),
    listInvoicesOfProjects(projectIds),
    listPaymentsOfProjects(projectIds),
  ]);
  const paid = new Map<string, readonly PaidInvoice[]>(
    projectIds.flatMap((id) => {
      const [ofInvoices, ofPayments] = [invoicesOf.get(id) ?? [], paymentsOf.get(id) ?? []];
      // A payment's own row does not depend on another document that is unreadable.
      if (!Array.isArray(ofInvoices) || !Array.isArray(ofPayments)) return [];
      return [...appliedTo(ofInvoices, ofPayments)];
    }),
  );
  const paidBy = (payment: Payment) => {
    const invoice = named.get(payment.invoiceId ?? '');
    return paid.get(payment.id) ?? (invoice ? [{ invoice, cents: 0 }] : []);
  };
  return {
    ...names,
    paidBy,
    poNumberOf: (payment) =>
      [...new Set(paidBy(payment).flatMap(({ invoice }) => invoice.poNumber ?? []))].join(', ') || undefined,
  };
}

type PaidInvoices = ReturnType<PaymentNames['paidBy']>;

export function numbersOf(paid: PaidInvoices): string | undefined {
  return paid.map(({ invoice }) => invoice.number).join(', ') || undefined;
}

/** For example INV-1004: 240.00, INV-1005: 60.00 */
export function amountsOf(paid: PaidInvoices): string | undefined {
  const amounts = paid.filter(({ cents }) => cents > 0);
  return (
    amounts
      .map(({ invoice, cents }) => `${invoice.number}: ${centsToDollars(cents).toFixed(2)}`)
      .join(', ') || undefined
  );
}

/** Dollars that paid no invoice: deposits and money paid ahead, too much or for a void invoice. */
export function leftOf(payment: Payment, paid: PaidInvoices): number | undefined {
  const left = paid.reduce((sum, { cents }) => sum - cents, Math.max(0, netCents(payment)));
  return centsToDollars(left) || undefined;
}
