import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { type ProjectAccount, projectAccount } from '@welding/domain/money/project-account';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

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
