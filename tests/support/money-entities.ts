import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { totalsOf } from '@welding/domain/entities/totals';
import { centsToDollars } from '@welding/domain/values/money';
import { aClient, aProject } from './entities.ts';

// Estimates and invoices for tests, which name only what they are about; what they come to follows from their lines.

const createdAt = '2026-11-01T12:00:00.000Z';
const parties = {
  sender: { name: 'Lakeline Mobile Welding', address: '1850 W Fulton St, Chicago, IL 60612' },
  recipient: { name: 'Jordan Example', address: '1400 S Michigan Ave, Chicago, IL 60605' },
};
const shared = {
  clientId: aClient().id,
  projectId: aProject().id,
  onPortal: true,
  lines: [
    { kind: 'labor' as const, description: 'Weld the hitch', quantity: 2.5, unit: 'hour', unitPrice: 120 },
    { kind: 'material' as const, description: 'Fish plate', quantity: 2, unitPrice: 50 },
  ],
  projectTitle: 'Trailer hitch repair',
  ...parties,
  sentAt: createdAt,
  createdAt,
};

/** An estimate that was sent and waits for its answer. */
export function anEstimate(fields: Partial<Estimate> = {}): Estimate {
  const estimate = { ...shared, deposit: { kind: 'percent' as const, value: 25 }, ...fields };
  const { totalCents, depositCents } = totalsOf(estimate);
  return {
    id: 'e5710000-0000-4000-8000-000000000001',
    number: 'E-1001',
    version: 1,
    status: 'sent',
    validUntil: '2099-12-31',
    atHome: false,
    homeRepair: false,
    questions: [],
    followedUpAt: [],
    awaitsAnswer: false,
    total: centsToDollars(totalCents),
    depositAmount: centsToDollars(depositCents),
    ...estimate,
  };
}

/** An invoice that was sent and is open. */
export function anInvoice(fields: Partial<Invoice> = {}): Invoice {
  const invoice = { ...shared, ...fields };
  const total = centsToDollars(totalsOf(invoice).totalCents);
  return {
    id: '14401ce0-0000-4000-8000-000000000001',
    number: 'INV-1001',
    status: 'open',
    total,
    credited: 0,
    paid: 0,
    balance: total,
    dueDate: '2099-12-31',
    credits: [],
    ...invoice,
  };
}
