import type { Estimate } from '@welding/domain/entities/estimate';
import { askedCents, asksForMoney, type Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import type { PayLink } from '@welding/domain/entities/paper-link';
import type { Payment } from '@welding/domain/entities/payment';
import { clientItself } from '@welding/domain/entities/recipients';
import type { Staff } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { depositDueCents, depositOnItsWayCents, unpaidDepositCents } from '@welding/domain/money/deposit';
import { languageOf } from '@welding/domain/values/language';
import { centsToDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { inLanguage } from '#language.ts';
import { paperUrl } from '#papers/paper-links.ts';
import { listPaymentsOfProject } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { notFound } from '#refusal.ts';
import { findInvoice, listInvoicesOfProject } from './invoices.ts';

/** The project's oldest open invoice with an amount due. Payments on their way count as paid. */
export async function openInvoiceOf(projectId: string): Promise<Invoice | undefined> {
  return (await listInvoicesOfProject(projectId))
    .filter(asksForMoney)
    .toSorted((one, other) => ((one.sentAt ?? '') < (other.sentAt ?? '') ? -1 : 1))[0];
}

/**
 * A link to the project's invoice to pay first, in its client's language.
 * @throws Refusal not_found when none is open; as `requireOwnProject`
 */
export async function createPayLink(
  _: unknown,
  { staff }: { readonly staff: Staff },
  projectId: string,
): Promise<PayLink> {
  if (!(await findProject(projectId))) throw notFound(apiMessages.projectNotFound);
  await requireOwnProject(staff, projectId);
  const open = await openInvoiceOf(projectId);
  if (!open) throw notFound(invoiceMessages.noneOpen);
  const balance = centsToDollars(askedCents(open));
  return { url: await linkToInvoice(open), number: open.number, balance };
}

/** A new link to an invoice for the client itself, in its language, to show or hand over. */
export async function linkToInvoice({
  id: paperId,
  clientId,
}: Pick<Invoice, 'id' | 'clientId'>): Promise<string> {
  const client = await findClient(clientId);
  const reader = { clientId, person: clientItself, email: client?.email ?? '' };
  return await inLanguage(languageOf(client), () => paperUrl({ kind: 'invoice', paperId, ...reader }));
}

/** Cents still due on an estimate's deposit, after all payments of its project, and cents on their way. */
export async function depositDueOf(
  estimate: Estimate,
): Promise<{ readonly dueCents: number; readonly onItsWayCents: number }> {
  const { status, depositAmount, projectId } = estimate;
  const nothing = { dueCents: 0, onItsWayCents: 0 };
  if (status !== 'approved' || depositAmount === 0) return nothing;
  const payments = await listPaymentsOfProject(projectId);
  if (unpaidDepositCents(estimate, payments) === 0) return nothing;
  const [project, invoices] = await Promise.all([findProject(projectId), listInvoicesOfProject(projectId)]);
  const ledger = { project, invoices, payments };
  return {
    dueCents: depositDueCents(estimate, ledger),
    onItsWayCents: depositOnItsWayCents(estimate, ledger),
  };
}

/** Whether an estimate's job is cancelled, so that it takes no approval or deposit. */
export async function isOfCancelledJob({ projectId }: Estimate): Promise<boolean> {
  return (await findProject(projectId))?.status === 'cancelled';
}

/** The client's purchase order of the invoice or estimate that a payment names. */
export async function poNumberOf({ invoiceId, estimateId }: Payment): Promise<string | undefined> {
  if (invoiceId) return (await findInvoice(invoiceId))?.poNumber;
  return estimateId ? (await findEstimate(estimateId))?.poNumber : undefined;
}
