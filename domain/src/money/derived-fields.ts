import type { Appointment } from '../entities/appointment.ts';
import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Project } from '../entities/project.ts';
import { openAppointmentStatuses } from '../entities/status.ts';
import { withoutTax } from '../entities/totals.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { invoicedCents } from './balance.ts';

export type ProjectPapers = {
  readonly visits: readonly Appointment[];
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
  /** The client is exempt from sales tax: no paper asks it, and the tax of what was agreed falls away. */
  readonly isTaxExempt?: boolean;
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
  const agreed = agreedCents(askedOf(papers).estimates);
  const agreedTotal = agreed === undefined ? undefined : centsToDollars(agreed);
  const isBegun = visits.some(hasBegun);
  const starts = begins && project.status === 'pending' && isBegun;
  const waitsAgain = unbegins && project.status === 'in_progress' && !isBegun;
  const status = starts ? 'in_progress' : waitsAgain ? 'pending' : project.status;
  return {
    status,
    agreedTotal,
    estimatedCost: agreedTotal ?? sentTotal(askedOf(papers).estimates) ?? project.estimatedCost,
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

/** Dollars of the estimates that await the client's answer, each in its last version; undefined if none. */
function sentTotal(estimates: readonly Estimate[]): number | undefined {
  const sent = estimates.filter(({ status, changeOf }) => status === 'sent' && !changeOf);
  const last = sent.filter(({ id }) => !sent.some(({ replaces }) => replaces === id));
  if (last.length === 0) return undefined;
  return centsToDollars(last.reduce((sum, { total }) => sum + dollarsToCents(total), 0));
}

/** A project's papers as the client is asked for them. */
export function askedOf({
  estimates,
  invoices,
  isTaxExempt = false,
}: Pick<ProjectPapers, 'estimates' | 'invoices' | 'isTaxExempt'>) {
  return isTaxExempt
    ? { estimates: estimates.map(withoutTax), invoices: invoices.map(withoutTax) }
    : { estimates, invoices };
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
function awaitsInvoice({ status }: Pick<Project, 'status'>, { visits, ...papers }: ProjectPapers): boolean {
  if (status === 'completed' || status === 'cancelled') return false;
  const isDone = visits.some((visit) => visit.status === 'completed') && !visits.some(isOpenVisit);
  if (!isDone) return false;
  const { estimates, invoices } = askedOf(papers);
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

export function isDraft({ status, onPortal }: Pick<Invoice, 'status' | 'onPortal'>): boolean {
  return status === 'open' && !onPortal;
}

/**
 * Whether sent invoices cover a draft's work, so that sending it would bill the work twice: less of the agreed total is left
 * than the draft asks. A draft stays a draft when an invoice is made at a stop.
 * @param invoices all of the project, in any order, with or without the draft
 */
export function isCovered(
  draft: Pick<Invoice, 'total'>,
  { agreedTotal }: Pick<Project, 'agreedTotal'>,
  invoices: readonly Invoice[],
): boolean {
  const billed = billedCents(invoices);
  if (agreedTotal === undefined || billed === 0) return false;
  return dollarsToCents(agreedTotal) - billed < dollarsToCents(draft.total);
}

export function hasBegun({ startedAt, status }: Pick<Appointment, 'startedAt' | 'status'>): boolean {
  return startedAt !== undefined || status === 'completed';
}

export function isOpenVisit({ status }: Appointment): boolean {
  return openAppointmentStatuses.some((open) => open === status);
}
