import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { paymentSchema } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { type ProjectAccount, projectAccount } from '@welding/domain/money/project-account';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** All of one kind of a project, newest first. A full list is not totaled because the account needs every entry. */
const allOf = (projectId: string) =>
  ({ where: [['projectId', '==', projectId]], order: ['createdAt', 'desc'], limit: 1000 }) as const;

export const invoicesOfProject = (projectId: string) =>
  ({ collection: 'invoices', schema: invoiceSchema, ...allOf(projectId) }) as const;

export const paymentsOfProject = (projectId: string) =>
  ({ collection: 'payments', schema: paymentSchema, ...allOf(projectId) }) as const;

/** Approved estimates and change orders of a project, newest first. */
export const approvedEstimates = (projectId: string) =>
  ({
    collection: 'estimates',
    schema: estimateSchema,
    where: [
      ['projectId', '==', projectId],
      ['status', '==', 'approved'],
    ],
    order: ['createdAt', 'desc'],
    limit: 50,
  }) as const;

/** Far above the payments or invoices of thirty projects; a full list is not totaled. */
const most = 1000;

/**
 * Accounts of projects, live.
 * @param projects at most 30
 */
export function useAccountsOfProjects(projects: readonly Project[]): {
  readonly isLoading: boolean;
  /** Undefined until all its payments and invoices are loaded. */
  readonly of: (project: Project) => ProjectAccount | undefined;
} {
  const ofThem = { where: [['projectId', 'in', projects.map(({ id }) => id)]], limit: most } as const;
  const isAsked = projects.length > 0;
  const payments = useDeskList(isAsked ? { ...ofThem, collection: 'payments', schema: paymentSchema } : null);
  const invoices = useDeskList(isAsked ? { ...ofThem, collection: 'invoices', schema: invoiceSchema } : null);
  const areAllThere =
    payments.status === 'ready' && !payments.isFull && invoices.status === 'ready' && !invoices.isFull;
  return {
    isLoading: payments.status === 'loading' || invoices.status === 'loading',
    of: (project) => {
      if (!areAllThere) return undefined;
      const isOfIt = ({ projectId }: { readonly projectId: string }) => projectId === project.id;
      return projectAccount(project, payments.items.filter(isOfIt), invoices.items.filter(isOfIt));
    },
  };
}
