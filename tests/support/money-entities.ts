import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { totalsOf } from '@welding/domain/entities/totals';
import { centsToDollars } from '@welding/domain/values/money';
import { anEstimate as aPlainEstimate, anInvoice as aPlainInvoice } from './entities.ts';

// Estimates and invoices for tests, which name only the fields they test. The totals derive from the lines.

const shared = {
  lines: [
    { kind: 'labor' as const, description: 'Weld the hitch', quantity: 2.5, unit: 'hour', unitPrice: 120 },
    { kind: 'material' as const, description: 'Fish plate', quantity: 2, unitPrice: 50 },
  ],
  projectTitle: 'Trailer hitch repair',
  sender: { name: 'Lakeline Mobile Welding', address: '1850 W Fulton St, Chicago, IL 60612' },
  recipient: { name: 'Jordan Example', address: '1400 S Michigan Ave, Chicago, IL 60605' },
};

/** A sent estimate, not answered yet. */
export function anEstimate(fields: Partial<Estimate> = {}): Estimate {
  const deposit = { kind: 'percent' as const, value: 25 };
  const estimate = aPlainEstimate({ ...shared, deposit, validUntil: '2099-12-31', ...fields });
  const { totalCents, depositCents } = totalsOf(estimate);
  return {
    ...estimate,
    total: centsToDollars(totalCents),
    depositAmount: centsToDollars(depositCents),
    ...fields,
  };
}

/** A sent, open invoice. */
export function anInvoice(fields: Partial<Invoice> = {}): Invoice {
  const invoice = aPlainInvoice({ ...shared, dueDate: '2099-12-31', ...fields });
  const total = centsToDollars(totalsOf(invoice).totalCents);
  return { ...invoice, total, balance: total, ...fields };
}
