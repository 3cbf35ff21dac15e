import type { Appointment } from '../entities/appointment.ts';
import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Project } from '../entities/project.ts';
import { openAppointmentStatuses } from '../entities/status.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { invoicedCents } from './balance.ts';

/** What a project has, in any order. */
export type ProjectPapers = {
  readonly visits: readonly Appointment[];
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
};

/** What of a project follows from its papers and visits. Money is dollars. */
export type FollowedFields = Pick<
  Project,
  'status' | 'agreedTotal' | 'estimatedCost' | 'finalCost' | 'scheduledDate' | 'awaitsInvoice'
>;

/**
 * What a project shows of its papers and visits, so that client, welder and office read the same of it. Where there is no
 * approved estimate or no visit, what staff typed stays.
 * @param isOfVisits a visit of it has changed just now, which may have been its last
 * @param isOfInvoices what it bills has changed just now
 * @param begins a visit of it was started just now, which takes a pending project into work
 * @param unbegins that it was is taken back, and nobody said otherwise that work has begun
 */
export function followedFields(
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
): FollowedFields {
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

/** What the client has signed for, change orders among it, in cents; undefined while nothing is. */
export function agreedCents(estimates: readonly Pick<Estimate, 'status' | 'total'>[]): number | undefined {
  const approved = estimates.filter(({ status }) => status === 'approved');
  return approved.length > 0
    ? approved.reduce((sum, { total }) => sum + dollarsToCents(total), 0)
    : undefined;
}

/** The next visit that is to come about, today's among them until it is finished. */
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

/** The work is done, and not all of it was billed. */
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

/** Of a job that is completed: what was invoiced, less credit notes, and while nothing is, what staff said. */
function finalCostOf({ finalCost }: Project, invoices: readonly Invoice[]): number | undefined {
  const cents = invoicedCents(invoices);
  return finalCost === undefined || cents === 0 ? finalCost : centsToDollars(cents);
}

/** What was sent to be paid and is not void, in cents. A credit note takes off the debt, and nothing is billed anew for it. */
export function billedCents(invoices: readonly Pick<Invoice, 'status' | 'onPortal' | 'total'>[]): number {
  return invoices
    .filter(({ status, onPortal }) => onPortal && status !== 'void')
    .reduce((sum, { total }) => sum + dollarsToCents(total), 0);
}

/** Whether anybody has started on a visit. */
export function hasBegun({ startedAt, status }: Pick<Appointment, 'startedAt' | 'status'>): boolean {
  return startedAt !== undefined || status === 'completed';
}

/** Whether a visit is still to come about. */
export function isOpenVisit({ status }: Appointment): boolean {
  return openAppointmentStatuses.some((open) => open === status);
}
