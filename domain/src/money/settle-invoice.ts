import type { Invoice } from '../entities/invoice.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';

/** What of an invoice follows from payments. @param paidCents from `allocate` */
export function settledInvoice(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'total' | 'credited'>,
  paidCents: number,
): Pick<Invoice, 'paid' | 'balance' | 'status'> {
  const asked = dollarsToCents(invoice.total) - dollarsToCents(invoice.credited);
  if (invoice.status === 'void') return { paid: 0, balance: 0, status: 'void' };
  const left = asked - paidCents;
  return {
    paid: centsToDollars(paidCents),
    balance: centsToDollars(left),
    status: invoice.onPortal && left === 0 ? 'paid' : 'open',
  };
}
