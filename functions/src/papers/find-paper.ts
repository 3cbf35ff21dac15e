import { arrivedAt } from '@welding/domain/entities/arrived-at';
import { estimateName } from '@welding/domain/entities/estimate';
import type { LinkedKind } from '@welding/domain/entities/paper-link';
import type { Payment } from '@welding/domain/entities/payment';
import { sealOf } from '@welding/domain/money/content-hash';
import { isAsked, projectAccount } from '@welding/domain/money/project-account';
import { languageOf } from '@welding/domain/values/language-schema';
import * as logger from 'firebase-functions/logger';
import { findClient } from '#clients/clients.ts';
import { config } from '#config.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { findInvoice, listInvoicesOfProject } from '#invoices/invoices.ts';
import { inLanguage } from '#language.ts';
import { findPayment, listPaymentsOfProject } from '#money/payments.ts';
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
  /** Whether its client may see it: not before it was sent. */
  readonly isSent: boolean;
  /** As a mail or download carries it: Invoice INV-1001.pdf */
  readonly filename: string;
};

/** The paper as it is today, or undefined when there is no such one. @param id of the estimate, invoice or payment */
export async function findPaper(kind: PaperKind, id: string): Promise<FoundPaper | undefined> {
  const parts = { siteUrl: config().SITE_URL, now: new Date() };
  if (kind === 'estimate') {
    const estimate = await findEstimate(id);
    if (!estimate) return undefined;
    const seal = await sealOf(estimate);
    // One that was sent stays what it was sent in; a draft is what its client reads.
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

/** The receipt of what was paid last of an invoice, or of an estimate's deposit: of the job, where no payment names the paper. */
export async function findLastReceipt(kind: LinkedKind, id: string): Promise<FoundPaper | undefined> {
  const paper = await (kind === 'invoice' ? findInvoice(id) : findEstimate(id));
  if (!paper) return undefined;
  const ofProject = await listPaymentsOfProject(paper.projectId);
  const newest = ofProject
    .filter(hasArrived)
    .toSorted((one, other) => (arrivedAt(one) > arrivedAt(other) ? -1 : 1));
  const last = newest.find((payment) => payment[`${kind}Id`] === id) ?? newest[0];
  return last && (await findReceipt(last.id, new Date()));
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
    const projectTitle = project?.title;
    const paidFor = paid && papersTexts().whatWasPaid[paid.kind](paid.name());
    const paper = receiptPaper({ payment, client, projectTitle, paidFor, balanceCents, now });
    const filename = papersTexts().receiptFile(arrivedAt(payment).slice(0, 10));
    return { ...found(paper, clientId, true), filename };
  });
}

/** A paper as it is made for whoever reads it. */
function inReaders(reader: Parameters<typeof languageOf>[0], make: () => FoundPaper): FoundPaper {
  const language = languageOf(reader);
  const made = inLanguage(language, make);
  return { ...made, paper: { ...made.paper, language } };
}

/** Money that never came has no receipt, and what went back stands on that of the payment it came by. */
function hasArrived({ status, kind }: Payment): boolean {
  return (status === 'succeeded' || status === 'refunded') && kind !== 'refund';
}

/** The receipt of money that came is due whatever else of its project cannot be read; it says no balance then. */
async function balanceIfReadable(projectId: string): Promise<number | undefined> {
  try {
    return await balanceOfProject(projectId);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    logger.error('unreadable document', { cause: error.message });
    return undefined;
  }
}

/** Cents that a project still asks; undefined while nothing but an estimate says what it costs, approved or not. */
async function balanceOfProject(projectId: string): Promise<number | undefined> {
  const [project, invoices, payments] = await Promise.all([
    findProject(projectId),
    listInvoicesOfProject(projectId),
    listPaymentsOfProject(projectId),
  ]);
  if (!project) return undefined;
  const account = projectAccount(project, payments, invoices);
  return isAsked(account) ? account.balanceCents : undefined;
}

/** What a payment paid; `name` is as people call it in their language. */
type Paid = { readonly kind: 'invoice' | 'estimate'; readonly name: () => string };

async function whatFor({ estimateId, invoiceId }: Payment): Promise<Paid | undefined> {
  if (invoiceId) {
    const invoice = await findInvoice(invoiceId);
    return invoice && { kind: 'invoice', name: () => invoice.number };
  }
  const estimate = estimateId ? await findEstimate(estimateId) : undefined;
  return estimate && { kind: 'estimate', name: () => estimateName(estimate) };
}

function found(paper: Paper, clientId: string, isSent: boolean): FoundPaper {
  return { paper, clientId, isSent, filename: `${`${paper.name} ${paper.number}`.trim()}.pdf` };
}
