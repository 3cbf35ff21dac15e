import type { Payment } from '@welding/domain/entities/payment';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import type { RefundedLedger } from '@welding/domain/money/lower-bill';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject, paymentsOfProject } from './ledger-of-project.ts';

/** All money of a payment's project, live. */
export function useRefundLedger({ projectId }: Payment): {
  /** Missing while it is not all there, and for a payment without a project. */
  readonly ledger?: RefundedLedger;
  readonly status: 'loading' | 'ready' | 'offline' | 'error' | 'none';
} {
  const isAsked = projectId !== '';
  const projects = useDeskList(
    isAsked
      ? {
          collection: 'projects',
          schema: storedProjectSchema,
          where: [['__name__', 'in', [projectId]]],
          limit: 1,
        }
      : null,
  );
  const payments = useDeskList(isAsked ? paymentsOfProject(projectId) : null);
  const invoices = useDeskList(isAsked ? invoicesOfProject(projectId) : null);
  if (!isAsked) return { status: 'none' };
  const lists = [projects, payments, invoices];
  const failed = lists.find((list) => list.status === 'error');
  if (failed?.status === 'error') return { status: failed.offline ? 'offline' : 'error' };
  if (projects.status !== 'ready' || payments.status !== 'ready' || invoices.status !== 'ready')
    return { status: 'loading' };
  const [project] = projects.items;
  if (!project || payments.isFull || invoices.isFull) return { status: 'error' };
  return { status: 'ready', ledger: { project, payments: payments.items, invoices: invoices.items } };
}
