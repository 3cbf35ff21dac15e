import {
  type Estimate,
  estimateSchema,
  estimateState,
  estimateStateLabel,
} from '@welding/domain/entities/estimate';
import {
  type Invoice,
  invoiceSchema,
  invoiceState,
  invoiceStateLabels,
} from '@welding/domain/entities/invoice';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { type ProjectAccount, projectAccount } from '@welding/domain/money/project-account';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { maxListLength } from '@welding/domain/values/limits';
import { PenLine, ReceiptText } from 'lucide-react';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { portalPaperTexts } from './portal-paper-texts.tsx';

/** Invoices sent to the client, newest first. */
export const portalInvoicesList: PortalList<Invoice> = {
  name: 'invoices',
  collection: 'invoices',
  schema: invoiceSchema,
  only: 'onPortal',
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};

/** Newest first. */
export const paymentsList: PortalList<Payment> = {
  name: 'payments',
  collection: 'payments',
  schema: paymentSchema,
  order: ['createdAt', 'desc'],
  limit: maxListLength,
};

/** Estimates sent to the client, newest first. Few, because each may carry a drawn signature. */
export const portalEstimatesList: PortalList<Estimate> = {
  name: 'estimates',
  collection: 'estimates',
  schema: estimateSchema,
  only: 'onPortal',
  order: ['createdAt', 'desc'],
  limit: 50,
};

/** By project id. */
export type ProjectAccounts = ReadonlyMap<string, ProjectAccount>;

export function accountsOfProjects(
  projects: readonly Project[],
  { invoices, payments }: { invoices: readonly Invoice[]; payments: readonly Payment[] },
): ProjectAccounts {
  const accounts = projects.map((project) => {
    const ofProject = ({ projectId }: { projectId: string }) => projectId === project.id;
    return [
      project.id,
      projectAccount(project, payments.filter(ofProject), invoices.filter(ofProject)),
    ] as const;
  });
  return new Map(accounts);
}

const estimateTones = {
  draft: 'grey',
  sent: 'blue',
  approved: 'green',
  declined: 'grey',
  expired: 'grey',
  replaced: 'grey',
  other: 'grey',
} as const;

const invoiceTones = {
  draft: 'grey',
  open: 'blue',
  part_paid: 'blue',
  overdue: 'red',
  on_its_way: 'yellow',
  paid: 'green',
  void: 'grey',
  other: 'grey',
} as const;

/**
 * For its client a sent estimate awaits an answer.
 * @param today a Chicago day
 */
export function portalEstimateBadge(estimate: Estimate, today: string) {
  const state = estimateState(estimate, today);
  return {
    label: state === 'sent' ? portalPaperTexts().waitingForYou : estimateStateLabel(estimate, state),
    tone: estimateTones[state],
    ...(state === 'sent' && { icon: PenLine }),
  };
}

/** @param today a Chicago day */
export function portalInvoiceBadge(invoice: Invoice, today: string) {
  const state = invoiceState(invoice, today);
  const isOpen = state === 'open' || state === 'part_paid';
  return {
    label: invoiceStateLabels[state],
    tone: invoiceTones[state],
    ...(isOpen && { icon: ReceiptText }),
  };
}

/** The Chicago day, YYYY-MM-DD, updated while the page is open. */
export function useChicagoToday(): string {
  return toChicagoWallTime(useMinute() ?? serverNow()).slice(0, 10);
}
