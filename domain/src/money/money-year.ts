import * as z from 'zod/mini';
import { arrivedAt, type Payment } from '../entities/payment.ts';
import { type ServiceType, serviceTypes } from '../entities/service-type.ts';
import { toChicagoWallTime } from '../values/chicago-time.ts';
import { netCents } from './balance.ts';

/** What a payment was for: a service, or `none` without a known project. */
export const incomeSources = [...serviceTypes, 'none'] as const;
export type IncomeSource = (typeof incomeSources)[number];

const cents = z.number();

const monthIncomeSchema = z.object({
  /** A Chicago month, YYYY-MM. */
  month: z.string(),
  /** Net of refunds. */
  cents: z.record(z.enum(incomeSources), cents),
});
export type MonthIncome = z.infer<typeof monthIncomeSchema>;

const stepSchema = z.object({
  count: z.number(),
  /** The median of days since the step before, null without any. */
  days: z.nullable(z.number()),
});

/** The steps of a job from a request to its end. */
export const funnelSteps = ['requests', 'estimates', 'approved', 'done'] as const;

/** The response of GET /api/desk/money-year. */
export const moneyYearSchema = z.object({
  /** Twelve months, the current one last. */
  months: z.array(monthIncomeSchema),
  funnel: z.record(z.enum(funnelSteps), stepSchema),
  /** False if there were too many payments or requests to include. */
  complete: z.boolean(),
});
export type MoneyYear = z.infer<typeof moneyYearSchema>;

/**
 * The income of months by what it was for.
 * @param months Chicago months, YYYY-MM
 * @param serviceOf the service of a project, undefined if it is not known
 */
export function incomeByMonth(
  months: readonly string[],
  payments: readonly Payment[],
  serviceOf: (projectId: string) => ServiceType | undefined,
): MonthIncome[] {
  const none = Object.fromEntries(incomeSources.map((source) => [source, 0])) as Record<IncomeSource, number>;
  const byMonth = new Map(months.map((month) => [month, { month, cents: { ...none } }]));
  for (const payment of payments) {
    const month = byMonth.get(toChicagoWallTime(new Date(arrivedAt(payment))).slice(0, 7));
    if (month) month.cents[serviceOf(payment.projectId) ?? 'none'] += netCents(payment);
  }
  return [...byMonth.values()];
}

/** The instants of a request's steps, undefined for those it has not reached. */
export type FunnelEntry = { readonly [Step in (typeof funnelSteps)[number]]: string | undefined };

/** How many requests reached each step, and how long each step took. */
export function funnelOf(entries: readonly FunnelEntry[]): MoneyYear['funnel'] {
  const stepOf = (step: keyof FunnelEntry, before?: keyof FunnelEntry) => ({
    count: entries.filter((entry) => entry[step]).length,
    days: median(entries.flatMap((entry) => (before ? (daysBetween(entry[before], entry[step]) ?? []) : []))),
  });
  return {
    requests: stepOf('requests'),
    estimates: stepOf('estimates', 'requests'),
    approved: stepOf('approved', 'estimates'),
    done: stepOf('done', 'approved'),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days with their fraction; undefined if one is missing or they are in another order. */
function daysBetween(from: string | undefined, to: string | undefined): number | undefined {
  if (!from || !to) return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days >= 0 ? days : undefined;
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
