import * as z from 'zod/mini';
import type { Estimate } from '../entities/estimate.ts';
import type { Expense } from '../entities/expense.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { shareOfCents, totalsOf } from '../entities/totals.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { dueCents, invoicedCents, sumOfNet } from './balance.ts';
import { agreedCents } from './derived-fields.ts';
import { type MaterialsCost, plannedHours } from './line-costs.ts';
import { projectAccount } from './project-account.ts';

const dollars = z.number();

/** The response of GET /api/desk/projects/{id}/cost, in dollars. Owner only. */
export const jobCostSchema = z.object({
  agreed: dollars,
  invoiced: dollars,
  paid: dollars,
  labor: dollars,
  materials: dollars,
  expenses: dollars,
  /** After sales tax and known costs; lower in fact if costs are unknown. */
  profit: dollars,
  /** The profit as a share of `earned`: 0.25, negative for a loss, 0 if nothing is earned. */
  margin: z.number(),
  /** Without sales tax: the agreed or expected total, and once the job is done the invoiced one. */
  earned: dollars,
  salesTax: dollars,
  hours: z.number(),
  planned: z.object({
    hours: z.number(),
    /** Null while no one has an hourly rate. */
    labor: z.nullable(dollars),
    materials: dollars,
    /** Null if no cost was planned. */
    profit: z.nullable(dollars),
    margin: z.nullable(z.number()),
  }),
  /** Items with unknown cost, which make the real profit lower. */
  unknown: z.object({
    lines: z.number(),
    hours: z.number(),
    laborLines: z.number(),
  }),
});
export type JobCost = z.infer<typeof jobCostSchema>;

/** Time worked on a job. Each minute counts once. */
export type WorkedTime = {
  readonly welderId: string;
  readonly minutes: number;
  /** Cents per hour when the time was recorded; undefined if unknown. */
  readonly rate: number | undefined;
};

export type JobRecords = {
  readonly project: Pick<Project, 'status' | 'finalCost' | 'agreedTotal' | 'estimatedCost'>;
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly materials: MaterialsCost;
  readonly expenses: readonly Expense[];
  readonly work: readonly WorkedTime[];
  readonly hourCents: number | undefined;
};

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

/** Earnings without sales tax: the agreed total, and once the job is over the invoices less credit notes. */
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
  return approved.reduce((sum, estimate) => sum + totalsOf(estimate).salesTaxCents, 0);
}

/** A credit note reduces tax in proportion. */
function taxOfInvoices(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, invoice) => {
    const { salesTaxCents, totalCents } = totalsOf(invoice);
    return totalCents > 0 ? sum + shareOfCents(salesTaxCents, dueCents(invoice), totalCents) : sum;
  }, 0);
}

function creditsOf(invoices: readonly Invoice[]) {
  const counted = invoices.filter(({ status, onPortal }) => onPortal && status !== 'void');
  const taxCents = counted.reduce((sum, invoice) => sum + totalsOf(invoice).salesTaxCents, 0);
  return {
    cents: counted.reduce((sum, { credited }) => sum + dollarsToCents(credited), 0),
    taxCents: taxCents - taxOfInvoices(counted),
  };
}

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

export function marginPercent(margin: number): number {
  return Math.round(margin * 100);
}

/** Whether any cost is known. Without one, the profit means nothing. */
export function hasCosts({ hours, labor, materials, expenses }: JobCost): boolean {
  return hours > 0 || labor + materials + expenses !== 0;
}

function marginOf(profitCents: number, earnedCents: number): number {
  return earnedCents > 0 ? profitCents / earnedCents : 0;
}

/** A running job that loses money, clearly earns less than planned, or exceeds its planned hours. */
export type MarginWarning = 'loss' | 'cost' | 'hours';

/** A job may earn this much less than planned without a warning, because no plan is exact. */
const marginSlack = { percent: 5, dollars: 50 };

export function marginWarning(
  { status }: Pick<Project, 'status'>,
  { earned, profit, margin, hours, planned }: JobCost,
): MarginWarning | undefined {
  if (status === 'completed' || status === 'cancelled' || earned <= 0) return undefined;
  if (profit < 0) return 'loss';
  const { margin: plannedMargin, profit: plannedProfit } = planned;
  if (plannedMargin !== null && plannedProfit !== null) {
    const isBelow = marginPercent(margin) < marginPercent(plannedMargin) - marginSlack.percent;
    if (isBelow || profit < plannedProfit - marginSlack.dollars) return 'cost';
  }
  return planned.hours > 0 && hours > planned.hours ? 'hours' : undefined;
}
