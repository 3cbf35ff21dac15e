import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import type { Party } from '@welding/domain/entities/priced-fields';
import { totalsOf } from '@welding/domain/entities/totals';
import { business } from '@welding/domain/values/business';
import { centsToDollars } from '@welding/domain/values/money';
import { sampleClients } from './sample-people.ts';

const { casey } = sampleClients;
const sender: Party = {
  name: business.name,
  address: business.address,
  email: business.email,
  phone: business.phone,
};
export const caseyAsRecipient: Party = {
  name: `${casey.firstName} ${casey.lastName}`,
  address: casey.address,
  email: casey.email,
  phone: casey.phone,
};

type EstimateParts = Pick<
  Estimate,
  'id' | 'number' | 'projectId' | 'projectTitle' | 'lines' | 'deposit' | 'validUntil'
> & { readonly sentAt: string };

export function estimateOf(parts: EstimateParts): Estimate {
  const { totalCents, depositCents } = totalsOf(parts);
  return {
    ...parts,
    version: 1,
    clientId: casey.id,
    status: 'sent',
    onPortal: true,
    total: centsToDollars(totalCents),
    depositAmount: centsToDollars(depositCents),
    atHome: false,
    homeRepair: false,
    sender,
    recipient: caseyAsRecipient,
    questions: [],
    followedUpAt: [],
    awaitsAnswer: false,
    createdAt: parts.sentAt,
  };
}

type InvoiceParts = Pick<
  Invoice,
  'id' | 'number' | 'clientId' | 'projectId' | 'projectTitle' | 'recipient' | 'lines' | 'dueDate'
> & { readonly sentAt: string };

export function invoiceOf(parts: InvoiceParts): Invoice {
  const total = centsToDollars(totalsOf(parts).totalCents);
  return {
    ...parts,
    status: 'open',
    onPortal: true,
    total,
    credited: 0,
    paid: 0,
    balance: total,
    credits: [],
    sender,
    createdAt: parts.sentAt,
  };
}

export function cardPayment(
  id: string,
  { clientId, projectId }: Pick<Payment, 'clientId' | 'projectId'>,
  amount: number,
  paidAt: string,
): Payment {
  return { id, clientId, projectId, amount, status: 'succeeded', method: 'card', paidAt, createdAt: paidAt };
}
