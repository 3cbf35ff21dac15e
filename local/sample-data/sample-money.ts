import type { Estimate } from '@welding/domain/entities/estimate';
import type { EstimateTemplate } from '@welding/domain/entities/estimate-template';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { MoneyLine } from '@welding/domain/entities/money-line';
import type { Payment } from '@welding/domain/entities/payment';
import { consentText } from '@welding/domain/money/consent-text';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { cardPayment, caseyAsRecipient, estimateOf, invoiceOf } from './sample-papers.ts';
import { sampleClients } from './sample-people.ts';
import { daysFrom } from './sample-projects.ts';
import type { SampleWeek } from './sample-week.ts';

/** The papers and payments of the sample data, relative to `now`. */
export type SampleMoney = {
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly templates: readonly EstimateTemplate[];
  /** The next number of each series. */
  readonly counters: { readonly estimates: number; readonly invoices: number };
};

const gateLines: MoneyLine[] = [
  {
    kind: 'labor',
    description: 'Cut off both hinges, weld new ones',
    quantity: 2.5,
    unit: 'hour',
    unitPrice: 125,
  },
  { kind: 'material', description: 'Weld-on hinge, 1 inch', quantity: 2, unit: 'each', unitPrice: 34.75 },
  { kind: 'trip', description: 'Trip to the South Loop', quantity: 1, unitPrice: 65 },
];
const truckLines: MoneyLine[] = [
  {
    kind: 'labor',
    description: 'Grind out the crack, weld, fish-plate',
    quantity: 11,
    unit: 'hour',
    unitPrice: 125,
  },
  { kind: 'material', description: 'Steel plate, 3/8 inch, cut to fit', quantity: 1, unitPrice: 310.5 },
  { kind: 'trip', description: 'Two trips', quantity: 2, unit: 'each', unitPrice: 65 },
];
const trailerLines: MoneyLine[] = [
  { kind: 'labor', description: 'Weld in a new crossmember', quantity: 3, unit: 'hour', unitPrice: 135 },
  { kind: 'material', description: 'Aluminum channel', quantity: 9, unit: 'ft', unitPrice: 20.25 },
];

const projectIdOf = (number: number) => `9f0ec700-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * Casey has an open estimate, an approved one with its deposit paid, and a paid invoice. Clients of the week have an open
 * invoice and an overdue one.
 */
export async function sampleMoney(now: Date, week: SampleWeek): Promise<SampleMoney> {
  const today = chicagoDate(now);
  const waiting = estimateOf({
    id: 'e5710000-0000-4000-8000-000000000001',
    number: 'E-1001',
    projectId: projectIdOf(1),
    projectTitle: 'Driveway gate hinge repair',
    lines: gateLines,
    deposit: { kind: 'percent', value: 50 },
    validUntil: addDays(today, 29),
    sentAt: daysFrom(now, -1),
  });
  const asked = estimateOf({
    id: 'e5710000-0000-4000-8000-000000000002',
    number: 'E-1002',
    projectId: projectIdOf(2),
    projectTitle: 'Dump truck frame crack',
    lines: truckLines,
    deposit: { kind: 'amount', value: 500 },
    validUntil: addDays(today, 22),
    sentAt: daysFrom(now, -8),
  });
  const approvedAt = daysFrom(now, -7);
  const approved: Estimate = {
    ...asked,
    status: 'approved',
    updatedAt: approvedAt,
    approval: {
      way: 'portal',
      name: caseyAsRecipient.name,
      consent: consentText(asked),
      pamphlet: false,
      at: approvedAt,
      ip: '203.0.113.7',
      peer: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
      contentHash: await contentHashOf(asked),
    },
  };
  const deposit: Payment = {
    ...cardPayment('pi_sample_deposit', approved, 500, approvedAt),
    kind: 'deposit',
    estimateId: approved.id,
  };
  const trailer = invoiceOf({
    id: '10701ce0-0000-4000-8000-000000000001',
    number: 'INV-1001',
    clientId: sampleClients.casey.id,
    projectId: projectIdOf(3),
    projectTitle: 'Aluminum boat trailer crossmember',
    recipient: caseyAsRecipient,
    lines: trailerLines,
    sentAt: daysFrom(now, -32),
    dueDate: addDays(today, -18),
  });
  const { total } = trailer;
  const paid: Invoice = { ...trailer, status: 'paid', paid: total, balance: 0 };
  const payment = {
    ...cardPayment('pi_sample_trailer', paid, total, daysFrom(now, -30)),
    invoiceId: paid.id,
  };
  const [open, overdue] = [22, 24].map((index, position) => weekInvoice(week, index, position, now));
  return {
    estimates: [waiting, approved],
    invoices: [paid, ...(open ? [open] : []), ...(overdue ? [overdue] : [])],
    payments: [deposit, payment],
    templates: [
      {
        id: '7e3b1a00-0000-4000-8000-000000000001',
        name: 'Gate hinges',
        lines: gateLines,
        deposit: { kind: 'percent', value: 50 },
        terms: 'We weld on site. Please keep the driveway free.',
        archived: false,
        createdAt: daysFrom(now, -60),
      },
    ],
    counters: { estimates: 1003, invoices: 1004 },
  };
}

/** An invoice for a project of the week: the first is open, the second overdue. */
function weekInvoice(week: SampleWeek, index: number, position: number, now: Date): Invoice | undefined {
  const project = week.projects[index];
  const client = week.clients.find(({ id }) => id === project?.clientId);
  if (!project || !client) return undefined;
  const isOpen = position === 0;
  const { firstName, lastName, address, email, phone } = client;
  return invoiceOf({
    id: `10701ce0-0000-4000-8000-00000000000${2 + position}`,
    number: `INV-${1002 + position}`,
    clientId: client.id,
    projectId: project.id,
    projectTitle: project.title,
    recipient: { name: `${firstName} ${lastName}`, email, phone, ...(address && { address }) },
    lines: [
      {
        kind: 'labor',
        description: project.title,
        quantity: 4,
        unit: 'hour',
        unitPrice: 125,
      },
    ],
    sentAt: daysFrom(now, isOpen ? -3 : -45),
    dueDate: addDays(chicagoDate(now), isOpen ? 11 : -31),
  });
}
