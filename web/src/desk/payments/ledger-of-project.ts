import { estimateSchema } from '@welding/domain/entities/estimate';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { type ProjectAccount, projectAccount } from '@welding/domain/money/project-account';
import { useDeskList, type WholeList, wholeListOf } from '#desk/live/use-desk-list.ts';

/** All of one kind of a project, newest first. A full list is not totaled because the account needs every entry. */
const allOf = (projectId: string) =>
  ({ where: [['projectId', '==', projectId]], order: ['createdAt', 'desc'], limit: 1000 }) as const;

export const invoicesOfProject = (projectId: string) =>
  ({ collection: 'invoices', schema: invoiceSchema, ...allOf(projectId) }) as const;

export const paymentsOfProject = (projectId: string) =>
  ({ collection: 'payments', schema: paymentSchema, ...allOf(projectId) }) as const;

export const estimatesOfProject = (projectId: string) =>
  ({ collection: 'estimates', schema: estimateSchema, ...allOf(projectId) }) as const;

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
    limit: 1000,
  }) as const;

/** Far above the payments or invoices of thirty projects; more are not added up. */
const most = 1000;

type Records = { readonly payments: readonly Payment[]; readonly invoices: readonly Invoice[] };

/**
 * All payments and invoices of projects, live.
 * @param ids at most 30
 */
export function useRecordsOfProjects(ids: readonly string[]): {
  /** What they are added up from. */
  readonly lists: readonly WholeList<unknown>[];
  /** Undefined until all are known. */
  readonly account: ((projectId: string) => Records) | undefined;
} {
  const ofThem = { where: [['projectId', 'in', ids]], limit: most } as const;
  const isAsked = ids.length > 0;
  const payments = wholeListOf(
    useDeskList(isAsked ? { ...ofThem, collection: 'payments', schema: paymentSchema } : null),
  );
  const invoices = wholeListOf(
    useDeskList(isAsked ? { ...ofThem, collection: 'invoices', schema: invoiceSchema } : null),
  );
  const lists = [payments, invoices];
  if (payments.status !== 'ready' || invoices.status !== 'ready') return { lists, account: undefined };
  return {
    lists,
    account: (projectId) => ({
      payments: payments.items.filter((payment) => payment.projectId === projectId),
      invoices: invoices.items.filter((invoice) => invoice.projectId === projectId),
    }),
  };
}

/**
 * Accounts of projects, live.
 * @param projects at most 30
 */
export function useAccountsOfProjects(projects: readonly Project[]): {
  readonly lists: readonly WholeList<unknown>[];
  /** Undefined until all its payments and invoices are known. */
  readonly of: (project: Project) => ProjectAccount | undefined;
} {
  const { lists, account } = useRecordsOfProjects(projects.map(({ id }) => id));
  return {
    lists,
    of: (project) => {
      const records = account?.(project.id);
      return records && projectAccount(project, records.payments, records.invoices);
    },
  };
}
