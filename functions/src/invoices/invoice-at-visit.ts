import { paperFact } from '@welding/domain/entities/audit-entry';
import { withPoTerms } from '@welding/domain/entities/client-search';
import { estimateName } from '@welding/domain/entities/estimate';
import { askedCents, asksForMoney, dueDateFrom, type Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import type { JobSheet } from '@welding/domain/entities/job-sheet';
import type { VisitInvoice } from '@welding/domain/entities/paper-link';
import type { Project } from '@welding/domain/entities/project';
import type { Staff } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { isOpenVisit, type ProjectPapers } from '@welding/domain/money/derived-fields';
import { restToInvoice } from '@welding/domain/money/rest-to-invoice';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { centsToDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { tell } from '#messages/tell.ts';
import { readLedger } from '#payments/project-ledger.ts';
import { settleProject } from '#payments/settle-project.ts';
import { findProject } from '#projects/projects.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import { requireVisitOfProject } from '#projects/welder-projects.ts';
import { conflict, isRefusal } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { nextNumber } from '#store/counters.ts';
import { type By, create } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import { listVisitsOfProject } from '#visits/appointments.ts';
import { invoices, listInvoicesOfProject, newInvoice } from './invoices.ts';
import { linkToInvoice, openInvoiceOf } from './open-invoice.ts';
import { sentFields } from './write-invoice.ts';

/**
 * The invoice to pay at a visit: the project's open one, or a new one for the unbilled rest of the agreed total, numbered
 * and sent in one step.
 * @throws Refusal nothing_to_invoice; as `requireVisitOfProject`, key_reused
 */
export async function invoiceAtVisit(
  _: unknown,
  { staff, ...by }: By & { readonly staff: Staff },
  visitId: string,
): Promise<VisitInvoice> {
  const { clientId, projectId } = await requireVisitOfProject(visitId, staff);
  const invoice = (await openInvoiceOf(projectId)) ?? (await invoiceRest({ clientId, projectId }, by));
  const { id, number, total } = invoice;
  const due = centsToDollars(askedCents(invoice));
  return { id, number, total, due, link: await linkToInvoice({ id, clientId }) };
}

type OfProject = Pick<Invoice, 'clientId' | 'projectId'>;

async function invoiceRest(ofProject: OfProject, by: By): Promise<Invoice> {
  try {
    return await create(invoices, (batch) => sentInvoice(batch, ofProject), by, {
      action: 'sent',
      facts: (sent) => [paperFact(sent)],
      also: async (batch, sent) => {
        await refreshProject(batch, sent.projectId, { invoice: sent }, { isGuarded: true });
        await tell(batch, 'invoiceSent', sent);
      },
    });
  } catch (error) {
    // Another device was faster.
    const open = isRefusal(error, errorCodes.nothingToInvoice) && (await openInvoiceOf(ofProject.projectId));
    if (open) return open;
    throw error;
  }
}

async function sentInvoice(batch: Batch, { clientId, projectId }: OfProject): Promise<Invoice> {
  const ledger = await readLedger(projectId);
  const [client, project, estimates, stored, settings] = await Promise.all([
    findClient(clientId),
    findProject(projectId),
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId),
    findMoneySettings(),
  ]);
  const papers = { estimates, invoices: stored, isTaxExempt: client?.taxExempt !== undefined };
  const rest = project?.status === 'cancelled' ? undefined : restOf(papers);
  if (!rest) throw conflict(invoiceMessages.nothingToInvoice, errorCodes.nothingToInvoice);
  const { lines, discount, taxRate, of, estimateId, poNumber } = rest;
  const dueDays = client?.dueDays ?? settings.dueDays;
  const terms = of[0]?.terms;
  const invoice: Invoice = {
    ...newInvoice({
      clientId,
      projectId,
      lines: [...lines],
      discount,
      taxRate,
      dueDate: dueDateFrom(chicagoDate(new Date()), dueDays),
      ...(terms && { terms }),
      ...(estimateId && { estimateId }),
      ...withPoTerms(poNumber),
    }),
    number: await nextNumber(batch, 'invoices'),
    ...(await sentFields({ clientId, projectId, lines, discount, taxRate })),
  };
  const settlement = await settleProject(projectId, { invoice }, ledger);
  await settlement.write(batch);
  return { ...invoice, ...settlement.changed };
}

/**
 * What `invoiceAtVisit` would make for a project without an open invoice, to be confirmed before. `visitsLeft` counts all open
 * visits of the project.
 */
export async function cardInvoiceOf(
  { id, status }: Pick<Project, 'id' | 'status'>,
  books: Pick<ProjectPapers, 'estimates' | 'invoices' | 'isTaxExempt'>,
): Promise<Pick<JobSheet, 'cardInvoice'>> {
  const rest = status === 'cancelled' || books.invoices.some(asksForMoney) ? undefined : restOf(books);
  if (!rest) return {};
  const planned = (await listVisitsOfProject(id)).filter(isOpenVisit);
  return {
    cardInvoice: {
      amount: centsToDollars(rest.restCents),
      papers: rest.of.map(estimateName),
      visitsLeft: planned.length,
    },
  };
}

/** A draft was not sent, so that the client does not owe it. It stays a draft, and staff see that its work is invoiced. */
function restOf({ invoices, ...papers }: Parameters<typeof restToInvoice>[0]) {
  return restToInvoice({ ...papers, invoices: invoices.filter(({ onPortal }) => onPortal) });
}
