import { estimateName } from '@welding/domain/entities/estimate';
import type { LinkedKind } from '@welding/domain/entities/paper-link';
import { arrivedAt, hasArrived, type Payment } from '@welding/domain/entities/payment';
import { sealOf } from '@welding/domain/money/content-hash';
import { lastPaymentOf } from '@welding/domain/money/lower-bill';
import { isPaymentDue, projectAccount } from '@welding/domain/money/project-account';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { safeFileName } from '@welding/domain/values/file-name';
import { languageOf } from '@welding/domain/values/language';
import * as logger from 'firebase-functions/logger';
import { findClient } from '#clients/clients.ts';
import { config } from '#config.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { findInvoice, listInvoicesOfProject } from '#invoices/invoices.ts';
import { inLanguage } from '#language.ts';
import { findPayment, listPaymentsOfProject } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { estimatePaper } from './estimate-paper.ts';
import { invoicePaper } from './invoice-paper.ts';
import type { Paper } from './paper.ts';
import { papersTexts } from './papers-texts.ts';
import { receiptPaper } from './receipt-paper.ts';

export type PaperKind = 'estimate' | 'invoice' | 'receipt';

export type FoundPaper = {
  readonly paper: Paper;
  readonly clientId: string;
  /** The client sees only papers that were sent. */
  readonly isSent: boolean;
  /** For example: Invoice INV-1001.pdf */
  readonly filename: string;
};

/** @param id of the estimate, invoice or payment */
export async function findPaper(kind: PaperKind, id: string): Promise<FoundPaper | undefined> {
  const parts = { siteUrl: config().SITE_URL, now: new Date() };
  if (kind === 'estimate') {
    const estimate = await findEstimate(id);
    if (!estimate) return undefined;
    const seal = await sealOf(estimate);
    // A sent estimate keeps its language. A draft uses its client's.
    const reader = estimate.sentAt ? estimate : await findClient(estimate.clientId);
    return inReaders(reader, () =>
      found(estimatePaper({ ...parts, estimate, seal }), estimate.clientId, estimate.onPortal),
    );
  }
  if (kind === 'invoice') {
    const invoice = await findInvoice(id);
    if (!invoice) return undefined;
    return inReaders(await findClient(invoice.clientId), () =>
      found(invoicePaper({ ...parts, invoice }), invoice.clientId, invoice.onPortal),
    );
  }
  return await findReceipt(id, parts.now);
}

/** The receipt of the latest payment of an invoice or a deposit. */
export async function findLastReceipt(kind: LinkedKind, id: string): Promise<FoundPaper | undefined> {
  const last = await (kind === 'invoice' ? lastPaymentOfInvoice(id) : lastPaymentOfDeposit(id));
  return last && (await findReceipt(last.id, new Date()));
}

async function lastPaymentOfInvoice(id: string): Promise<Payment | undefined> {
  const invoice = await findInvoice(id);
  if (!invoice) return undefined;
  const { projectId } = invoice;
  const [ofProject, payments] = await Promise.all([
    listInvoicesOfProject(projectId),
    listPaymentsOfProject(projectId),
  ]);
  return lastPaymentOf(invoice, ofProject, payments);
}

/** The latest that names the estimate, else no paper, else an invoice: a job that is paid in full asks for no deposit. */
async function lastPaymentOfDeposit(id: string): Promise<Payment | undefined> {
  const estimate = await findEstimate(id);
  if (!estimate) return undefined;
  const newest = (await listPaymentsOfProject(estimate.projectId))
    .filter(hasArrived)
    .toSorted((one, other) => (arrivedAt(one) > arrivedAt(other) ? -1 : 1));
  return (
    newest.find(({ estimateId }) => estimateId === id) ??
    newest.find(({ estimateId, invoiceId }) => !estimateId && !invoiceId) ??
    newest.find(({ estimateId }) => !estimateId)
  );
}

async function findReceipt(paymentId: string, now: Date): Promise<FoundPaper | undefined> {
  const payment = await findPayment(paymentId);
  if (!payment || !hasArrived(payment)) return undefined;
  const { clientId, projectId } = payment;
  const [client, project, balanceCents, paid] = await Promise.all([
    clientId ? findClient(clientId) : undefined,
    projectId ? findProject(projectId) : undefined,
    projectId ? balanceIfReadable(projectId) : undefined,
    whatFor(payment),
  ]);
  return inReaders(client, () => {
    const t = papersTexts();
    const projectTitle = project?.title;
    const paidFor = paid && t.whatWasPaid[paid.kind](paid.name());
    const { poNumber } = paid ?? {};
    const paper = receiptPaper({ payment, client, projectTitle, paidFor, poNumber, balanceCents, now });
    const filename = t.receiptFile(chicagoDate(new Date(arrivedAt(payment))));
    return { ...found(paper, clientId, true), filename };
  });
}

function inReaders(reader: Parameters<typeof languageOf>[0], make: () => FoundPaper): FoundPaper {
  const language = languageOf(reader);
  const made = inLanguage(language, make);
  return { ...made, paper: { ...made.paper, language } };
}

/** Omits the balance when another document of the project is unreadable, because the receipt is due anyway. */
async function balanceIfReadable(projectId: string): Promise<number | undefined> {
  try {
    return await balanceOfProject(projectId);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    logger.error('unreadable document', { cause: error.message });
    return undefined;
  }
}

/** Cents the project still owes, undefined while only estimates set a price. */
async function balanceOfProject(projectId: string): Promise<number | undefined> {
  const [project, invoices, payments] = await Promise.all([
    findProject(projectId),
    listInvoicesOfProject(projectId),
    listPaymentsOfProject(projectId),
  ]);
  if (!project) return undefined;
  const account = projectAccount(project, payments, invoices);
  return isPaymentDue(account) ? account.balanceCents : undefined;
}

/** The paper a payment paid for, named in the reader's language. */
type Paid = {
  readonly kind: 'invoice' | 'estimate';
  readonly name: () => string;
  readonly poNumber: string | undefined;
};

async function whatFor({ estimateId, invoiceId }: Payment): Promise<Paid | undefined> {
  if (invoiceId) {
    const invoice = await findInvoice(invoiceId);
    return invoice && { kind: 'invoice', name: () => invoice.number, poNumber: invoice.poNumber };
  }
  const estimate = estimateId ? await findEstimate(estimateId) : undefined;
  const { poNumber } = estimate ?? {};
  return estimate && { kind: 'estimate', name: () => estimateName(estimate), poNumber };
}

function found(paper: Paper, clientId: string, isSent: boolean): FoundPaper {
  return { paper, clientId, isSent, filename: safeFileName(`${`${paper.name} ${paper.number}`.trim()}.pdf`) };
}
