import type { Appointment } from '../entities/appointment.ts';
import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Project } from '../entities/project.ts';
import { openAppointmentStatuses } from '../entities/status.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { invoicedCents } from './balance.ts';

export type ProjectPapers = {
  readonly visits: readonly Appointment[];
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
};

/** The project fields derived from its papers and visits. Money is dollars. */
export type DerivedFields = Pick<
  Project,
  'status' | 'agreedTotal' | 'estimatedCost' | 'finalCost' | 'scheduledDate' | 'awaitsInvoice'
>;

/**
 * Derives the project's fields from its papers and visits, so that client, welder and office see the same. Without an approved
 * estimate or a visit, typed values stay.
 * @param isOfVisits a visit changed, possibly the last one
 * @param isOfInvoices its invoices changed
 * @param begins a visit started, which moves a pending project to in progress
 * @param unbegins that start was undone, and no one else said that work has begun
 */
export function derivedFields(
  project: Project,
  papers: ProjectPapers,
  {
    now,
    isOfVisits = papers.visits.length > 0,
    isOfInvoices = false,
    begins = false,
    unbegins = false,
  }: {
    readonly now: Date;
    readonly isOfVisits?: boolean;
    readonly isOfInvoices?: boolean;
    readonly begins?: boolean;
    readonly unbegins?: boolean;
  },
): DerivedFields {
  const { visits } = papers;
  const agreed = agreedCents(papers.estimates);
  const agreedTotal = agreed === undefined ? undefined : centsToDollars(agreed);
  const isBegun = visits.some(hasBegun);
  const starts = begins && project.status === 'pending' && isBegun;
  const waitsAgain = unbegins && project.status === 'in_progress' && !isBegun;
  const status = starts ? 'in_progress' : waitsAgain ? 'pending' : project.status;
  return {
    status,
    agreedTotal,
    estimatedCost: agreedTotal ?? project.estimatedCost,
    finalCost: isOfInvoices ? finalCostOf(project, papers.invoices) : project.finalCost,
    scheduledDate: isOfVisits ? nextVisit(visits, now) : project.scheduledDate,
    awaitsInvoice: awaitsInvoice({ ...project, status }, papers) || undefined,
  };
}

/** Cents of all approved estimates and change orders; undefined if none. */
export function agreedCents(estimates: readonly Pick<Estimate, 'status' | 'total'>[]): number | undefined {
  const approved = estimates.filter(({ status }) => status === 'approved');
  return approved.length > 0
    ? approved.reduce((sum, { total }) => sum + dollarsToCents(total), 0)
    : undefined;
}

/** The next open visit, including today's until it is finished. */
function nextVisit(visits: readonly Appointment[], now: Date): string | undefined {
  const today = chicagoDate(now);
  return visits
    .filter(
      (visit) =>
        isOpenVisit(visit) && !visit.needsTime && chicagoDate(new Date(visit.scheduledDate)) >= today,
    )
    .map(({ scheduledDate }) => scheduledDate)
    .toSorted()[0];
}

/** Whether the work is done and part of it is not billed. */
function awaitsInvoice(
  { status }: Pick<Project, 'status'>,
  { visits, estimates, invoices }: ProjectPapers,
): boolean {
  if (status === 'completed' || status === 'cancelled') return false;
  const isDone = visits.some((visit) => visit.status === 'completed') && !visits.some(isOpenVisit);
  if (!isDone) return false;
  const agreed = agreedCents(estimates);
  const billed = billedCents(invoices);
  return agreed === undefined ? billed === 0 : billed < agreed;
}

/** The final cost of a completed job: invoices less credit notes, or the typed cost if there are none. */
function finalCostOf({ finalCost }: Project, invoices: readonly Invoice[]): number | undefined {
  const cents = invoicedCents(invoices);
  return finalCost === undefined || cents === 0 ? finalCost : centsToDollars(cents);
}

/** Cents of sent invoices that are not void. Credit notes do not reduce it, so that credited work is not billed again. */
export function billedCents(invoices: readonly Pick<Invoice, 'status' | 'onPortal' | 'total'>[]): number {
  return invoices
    .filter(({ status, onPortal }) => onPortal && status !== 'void')
    .reduce((sum, { total }) => sum + dollarsToCents(total), 0);
}

export function hasBegun({ startedAt, status }: Pick<Appointment, 'startedAt' | 'status'>): boolean {
  return startedAt !== undefined || status === 'completed';
}

export function isOpenVisit({ status }: Appointment): boolean {
  return openAppointmentStatuses.some((open) => open === status);
}
