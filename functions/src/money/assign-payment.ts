import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import { type AssignPayment, paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { findInvoice } from '#invoices/invoices.ts';
import { requireProjectOf } from '#projects/require-project.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { withdrawIntents } from '#stripe/withdraw-intents.ts';
import { changePaymentMoney } from './change-payment-money.ts';

/**
 * Says whose a payment is and what it pays: one that nobody could tell, or that was for another project of the same client.
 * @throws Refusal 404, 400 for a project of another client or an invoice of another project, 409 for a payment of another
 * client or an invoice that takes none; not_found, changed_meanwhile
 */
export async function assignPayment(id: string, body: AssignPayment, actor: Actor): Promise<Payment> {
  const { clientId, projectId, invoiceId } = body;
  const project = await requireProjectOf(clientId, projectId);
  if (invoiceId) await requireInvoiceOf(projectId, invoiceId);
  const assigned = await changePaymentMoney(id, {
    asked: body,
    actor,
    action: 'assigned',
    note: project.title,
    decide: (payment) => {
      if (payment.clientId && payment.clientId !== clientId) throw conflict(paymentRecordMessages.assigned);
      const moved = payment.projectId !== projectId;
      const paid = invoiceId === undefined && !moved ? payment.invoiceId : (invoiceId ?? undefined);
      return { clientId, projectId, invoiceId: paid, ...(moved && { estimateId: undefined }) };
    },
  });
  await withdrawIntents(projectId);
  return assigned;
}

async function requireInvoiceOf(projectId: string, invoiceId: string): Promise<void> {
  const invoice = await findInvoice(invoiceId);
  if (!invoice) throw notFound();
  if (invoice.projectId !== projectId) throw badRequest(paymentRecordMessages.otherProject);
  if (!invoice.onPortal || invoice.status === 'void') throw conflict(paymentRecordMessages.invoiceNotOpen);
}
