import type { Payment } from '@welding/domain/entities/payment';
import { type NewPayment, paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { findEstimate } from '#estimates/estimates.ts';
import { findInvoice } from '#invoices/invoices.ts';
import { tell } from '#messages/tell.ts';
import { requireOwner, requireProjectOf } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import type { By } from '#store/create.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { storePayment } from './write-payments.ts';

/**
 * Records money that came without Stripe, and tells the client and the other staff.
 * @throws Refusal 404 for a missing invoice, project or estimate, 400 for one of another client or project, 409 for an
 * invoice that takes no payments; transfer_on_its_way, key_reused
 */
export async function recordReceivedPayment(body: NewPayment, by: By): Promise<Payment> {
  const { amount, method, paidOn, note, invoiceId, estimateId, despiteTransfer } = body;
  const owner = await ownerOf(body);
  if (estimateId) await requireEstimateOf(owner.projectId, estimateId);
  const payment = await storePayment(
    {
      ...owner,
      amount,
      method,
      ...(paidOn && { paidOn }),
      ...(note && { note }),
      ...(invoiceId && { invoiceId }),
      ...(estimateId && { estimateId }),
    },
    {
      actor: by.actor,
      once: by.once,
      despiteTransfer,
      also: (batch, change) => tell(batch, 'paymentChanged', { ...change, by: by.actor.id }),
    },
  );
  await withdrawIntents(payment.projectId);
  return payment;
}

async function ownerOf(body: NewPayment): Promise<Pick<Payment, 'clientId' | 'projectId'>> {
  const { invoiceId, clientId, projectId } = body;
  if (invoiceId === undefined) {
    const project = await requireProjectOf(clientId ?? '', projectId ?? '');
    return { clientId: project.clientId, projectId: project.id };
  }
  const invoice = await findInvoice(invoiceId);
  if (!invoice) throw notFound();
  if (!invoice.onPortal || invoice.status === 'void') throw conflict(paymentRecordMessages.invoiceNotOpen);
  if (clientId !== undefined) await requireOwner(invoice, clientId);
  if (projectId !== undefined && projectId !== invoice.projectId)
    throw badRequest(paymentRecordMessages.otherProject);
  return { clientId: invoice.clientId, projectId: invoice.projectId };
}

async function requireEstimateOf(projectId: string, estimateId: string): Promise<void> {
  const estimate = await findEstimate(estimateId);
  if (!estimate) throw notFound();
  if (estimate.projectId !== projectId) throw badRequest(paymentRecordMessages.otherProject);
}
