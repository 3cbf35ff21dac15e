import * as z from 'zod/mini';
import type { Estimate } from '../entities/estimate.ts';
import type { Expense } from '../entities/expense.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { totalsOf } from '../entities/totals.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { shareOfCents } from '../values/share-of-cents.ts';
import { dueCents, invoicedCents, sumOfNet } from './balance.ts';
import { agreedCents } from './follow-project.ts';
import type { MaterialsCost } from './materials-cost.ts';
import { plannedHours } from './planned-hours.ts';
import { projectAccount } from './project-account.ts';

const dollars = z.number();

/** The answer of GET /api/desk/projects/{id}/cost: what a job earned. In dollars; for the owner alone. */
export const jobCostSchema = z.object({
  agreed: dollars,
  invoiced: dollars,
  paid: dollars,
  labor: dollars,
  materials: dollars,
  expenses: dollars,
  /** What is earned after sales tax and all costs that are known: at most that, where something is not. */
  profit: dollars,
  /** The profit as a part of what is earned before costs: 0.25, below 0 for a loss, 0 where nothing is earned. */
  margin: z.number(),
  /** What the profit is a part of: what was agreed, or is expected, and once it is done what was invoiced; without sales tax. */
  earned: dollars,
  salesTax: dollars,
  /** Hours worked and driven. */
  hours: z.number(),
  planned: z.object({
    hours: z.number(),
    /** Null as long as nobody's hour has a rate. */
    labor: z.nullable(dollars),
    materials: dollars,
    /** Null also where no cost was planned. */
    profit: z.nullable(dollars),
    margin: z.nullable(z.number()),
  }),
  /** What nobody knows the cost of, so that the profit is lower than it says. */
  unknown: z.object({
    /** Lines of material without a cost. */
    lines: z.number(),
    /** Hours of people without a rate. */
    hours: z.number(),
    /** Lines of labor that plan no hours. */
    laborLines: z.number(),
  }),
});
export type JobCost = z.infer<typeof jobCostSchema>;

/** Time that somebody spent on a job; each minute stands in one of them. */
export type WorkedTime = {
  readonly welderId: string;
  readonly minutes: number;
  /** Cents an hour, as it was when the time was noted; undefined where nobody had said. */
  readonly rate: number | undefined;
};

/** All of one job, in any order. */
export type JobRecords = {
  readonly project: Pick<Project, 'status' | 'finalCost' | 'agreedTotal' | 'estimatedCost'>;
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly materials: MaterialsCost;
  readonly expenses: readonly Expense[];
  readonly work: readonly WorkedTime[];
  /** Cents that an hour costs on average, for the plan; undefined where no rate is known. */
  readonly hourCents: number | undefined;
};

/** What a job earned, and what was planned. */
export function jobCost({
  project,
  estimates,
  invoices,
  payments,
  materials,
  ...spent
}: JobRecords): JobCost {
  const approved = estimates.filter(({ status }) => status === 'approved');
  const { earnedCents, taxCents } = earnings(project, approved, invoices, payments);
  const laborCents = costOfHours(spent.work);
  const expensesCents = spent.expenses
    .filter(({ removed }) => !removed)
    .reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
  const profitCents = earnedCents - laborCents - materials.cents - expensesCents;
  const plans = approved.map(({ lines }) => plannedHours(lines));
  const plannedHundredths = plans.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const agreed = agreedCents(estimates) ?? 0;
  const plannedEarned = agreed === 0 ? earnedCents : agreed - taxOf(approved);
  return {
    agreed: centsToDollars(agreed),
    invoiced: centsToDollars(invoicedCents(invoices)),
    paid: centsToDollars(sumOfNet(payments)),
    labor: centsToDollars(laborCents),
    materials: centsToDollars(materials.cents),
    expenses: centsToDollars(expensesCents),
    profit: centsToDollars(profitCents),
    margin: marginOf(profitCents, earnedCents),
    earned: centsToDollars(earnedCents),
    salesTax: centsToDollars(taxCents),
    hours: hoursOf(spent.work),
    planned: planOf(plannedEarned, plannedHundredths, materials.cents, spent.hourCents),
    unknown: {
      lines: materials.unknownLines,
      hours: hoursOf(spent.work.filter(({ rate }) => rate === undefined)),
      laborLines: plans.reduce((sum, { unknownLines }) => sum + unknownLines, 0),
    },
  };
}

/**
 * What is earned before costs and without sales tax, which is not ours: what was agreed, and once the job is over what was
 * invoiced. What credit notes took off is not earned.
 */
function earnings(
  project: JobRecords['project'],
  approved: readonly Estimate[],
  invoices: readonly Invoice[],
  payments: readonly Payment[],
) {
  const agreed = agreedCents(approved) ?? 0;
  const { basis, costCents } = projectAccount(project, payments, invoices);
  const isOver = project.status === 'completed' || project.status === 'cancelled';
  const isBilled = basis === 'invoiced' || basis === 'final';
  const credits = basis === 'invoiced' ? creditsOf(invoices) : { cents: 0, taxCents: 0 };
  const isByAgreement =
    agreed > 0 &&
    project.status !== 'cancelled' &&
    (!isBilled || (!isOver && agreed > costCents + credits.cents));
  const grossCents = isByAgreement ? agreed - credits.cents : costCents;
  const billedTax = basis === 'invoiced' ? taxOfInvoices(invoices) : 0;
  const taxCents = isByAgreement ? taxOf(approved) - credits.taxCents : billedTax;
  return { earnedCents: grossCents - taxCents, taxCents };
}

function taxOf(approved: readonly Estimate[]): number {
  return approved.reduce((sum, estimate) => sum + totalsOf(estimate).taxCents, 0);
}

/** A credit note takes off tax in proportion. */
function taxOfInvoices(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, invoice) => {
    const { taxCents, totalCents } = totalsOf(invoice);
    return totalCents > 0 ? sum + shareOfCents(taxCents, dueCents(invoice), totalCents) : sum;
  }, 0);
}

/** What credit notes took off invoices that count, and the sales tax in it. */
function creditsOf(invoices: readonly Invoice[]) {
  const counted = invoices.filter(({ status, onPortal }) => onPortal && status !== 'void');
  const taxCents = counted.reduce((sum, invoice) => sum + totalsOf(invoice).taxCents, 0);
  return {
    cents: counted.reduce((sum, { credited }) => sum + dollarsToCents(credited), 0),
    taxCents: taxCents - taxOfInvoices(counted),
  };
}

/** Cents, rounded once for all. */
function costOfHours(work: readonly WorkedTime[]): number {
  const minuteCents = work.reduce((sum, { minutes, rate = 0 }) => sum + minutes * rate, 0);
  return shareOfCents(minuteCents, 1, 60);
}

function hoursOf(work: readonly WorkedTime[]): number {
  return Math.round((work.reduce((sum, { minutes }) => sum + minutes, 0) * 100) / 60) / 100;
}

function planOf(
  earnedCents: number,
  hundredths: number,
  materialsCents: number,
  hourCents: number | undefined,
): JobCost['planned'] {
  const plan = { hours: hundredths / 100, materials: centsToDollars(materialsCents) };
  if (hourCents === undefined) return { ...plan, labor: null, profit: null, margin: null };
  const laborCents = shareOfCents(hourCents, hundredths, 100);
  if (laborCents === 0 && materialsCents === 0) return { ...plan, labor: 0, profit: null, margin: null };
  const profitCents = earnedCents - laborCents - materialsCents;
  return {
    ...plan,
    labor: centsToDollars(laborCents),
    profit: centsToDollars(profitCents),
    margin: marginOf(profitCents, earnedCents),
  };
}

/** A margin as people read it: 41 of a hundred. */
export function marginPercent(margin: number): number {
  return Math.round(margin * 100);
}

/** Whether something is known of what a job costs; while nothing is, its profit says nothing. */
export function hasCosts({ hours, labor, materials, expenses }: JobCost): boolean {
  return hours > 0 || labor + materials + expenses !== 0;
}

function marginOf(profitCents: number, earnedCents: number): number {
  return earnedCents > 0 ? profitCents / earnedCents : 0;
}

/** What is wrong with a job that is not over: it loses money, or has cost more, or taken more hours, than was planned for all of it. */
export type MarginWarning = 'loss' | 'cost' | 'hours';

export function marginWarning(
  { status }: Pick<Project, 'status'>,
  { earned, profit, margin, hours, planned }: JobCost,
): MarginWarning | undefined {
  if (status === 'completed' || status === 'cancelled' || earned <= 0) return undefined;
  if (profit < 0) return 'loss';
  if (planned.margin !== null && marginPercent(margin) < marginPercent(planned.margin)) return 'cost';
  return planned.hours > 0 && hours > planned.hours ? 'hours' : undefined;
}
