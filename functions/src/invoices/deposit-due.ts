import type { Estimate } from '@welding/domain/entities/estimate';
import { depositDueCents, unpaidDepositCents } from '@welding/domain/money/deposit';
import { listPaymentsOfProject } from '#money/payments.ts';
import { findProject } from '#projects/projects.ts';
import { listInvoicesOfProject } from './invoices.ts';

/** Cents of an estimate's deposit that are still to be paid, by all money of its project. */
export async function depositDueOf(estimate: Estimate): Promise<number> {
  const { status, depositAmount, projectId } = estimate;
  if (status !== 'approved' || depositAmount === 0) return 0;
  const payments = await listPaymentsOfProject(projectId);
  if (unpaidDepositCents(estimate, payments) === 0) return 0;
  const [project, invoices] = await Promise.all([findProject(projectId), listInvoicesOfProject(projectId)]);
  return depositDueCents(estimate, { project, invoices, payments });
}

/** Whether an estimate's job is cancelled: nothing is approved or paid ahead for it. */
export async function isOfCancelledJob({ projectId }: Estimate): Promise<boolean> {
  return (await findProject(projectId))?.status === 'cancelled';
}
