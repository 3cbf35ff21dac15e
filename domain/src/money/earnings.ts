import * as z from 'zod/mini';
import { serviceTypeSchema } from '../entities/status.ts';
import { shareOfCents } from '../entities/totals.ts';
import { givenMonth } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { idSchema } from '../values/text-fields.ts';
import { jobCostSchema } from './job-cost.ts';

const earningsTexts = inLanguages({
  month: say('Say a month, YYYY-MM', 'Indique un mes, AAAA-MM'),
  noHours: say('No hours noted', 'Sin horas anotadas'),
});

const earnedJobSchema = z.object({
  projectId: idSchema,
  title: z.string(),
  serviceType: serviceTypeSchema,
  status: z.string(),
  cost: jobCostSchema,
  welders: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.number() })),
});
export type EarnedJob = z.infer<typeof earnedJobSchema>;

/** A Chicago month. */
export const earningsQuerySchema = z.object({
  month: givenMonth(() => earningsTexts().month),
});

/** The response of GET /api/desk/earnings. Owner only. */
export const earningsSchema = z.object({
  month: z.string(),
  jobs: z.array(earnedJobSchema),
  /** Jobs in progress that exceed their plan (`marginWarning`). */
  running: z.array(earnedJobSchema),
  /** False if there were too many jobs to include. */
  complete: z.boolean(),
});
export type Earnings = z.infer<typeof earningsSchema>;

export type EarnedTogether = {
  readonly key: string;
  readonly name: string;
  readonly jobs: number;
  readonly earned: number;
  readonly profit: number;
};

/**
 * Totals by service, highest profit first.
 * @param nameOf a service, for people
 */
export function earnedByService(
  jobs: readonly EarnedJob[],
  nameOf: (service: EarnedJob['serviceType']) => string,
): EarnedTogether[] {
  return together(
    jobs.map(({ serviceType, cost: { earned, profit } }) => ({
      key: serviceType,
      name: nameOf(serviceType),
      earnedCents: dollarsToCents(earned),
      profitCents: dollarsToCents(profit),
    })),
  );
}

/** Totals by welder. A job's profit is split by minutes; a job without minutes counts for no one. */
export function earnedByWelder(jobs: readonly EarnedJob[]): EarnedTogether[] {
  return together(
    jobs.flatMap(({ welders, cost: { earned, profit } }) => {
      const [earnedCents, profitCents] = [dollarsToCents(earned), dollarsToCents(profit)];
      const worked = welders.filter(({ minutes }) => minutes > 0);
      if (worked.length === 0) return [{ key: '', name: earningsTexts().noHours, earnedCents, profitCents }];
      const weights = worked.map(({ minutes }) => minutes);
      const [earnedParts, profitParts] = [partsOf(earnedCents, weights), partsOf(profitCents, weights)];
      return worked.map(({ id, name }, index) => ({
        key: id,
        name,
        earnedCents: earnedParts[index] ?? 0,
        profitCents: profitParts[index] ?? 0,
      }));
    }),
  );
}

type Share = {
  readonly key: string;
  readonly name: string;
  readonly earnedCents: number;
  readonly profitCents: number;
};

function together(shares: readonly Share[]): EarnedTogether[] {
  return [...Map.groupBy(shares, ({ key }) => key)]
    .map(([key, ofKey]) => ({
      key,
      name: ofKey[0]?.name ?? '',
      jobs: ofKey.length,
      earned: centsToDollars(ofKey.reduce((sum, { earnedCents }) => sum + earnedCents, 0)),
      profit: centsToDollars(ofKey.reduce((sum, { profitCents }) => sum + profitCents, 0)),
    }))
    .toSorted((one, other) => other.profit - one.profit);
}

/** Splits cents by weight, without losing a cent. */
function partsOf(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const part = shareOfCents(cents, weighed, total) - given;
    given += part;
    return part;
  });
}

/** The response of GET /api/desk/over-plan: jobs in progress with a `marginWarning`. Owner only. */
export const overPlanSchema = z.object({
  jobs: z.array(
    z.object({ projectId: idSchema, title: z.string(), status: z.string(), cost: jobCostSchema }),
  ),
  /** False if there are more than listed. */
  complete: z.boolean(),
});
export type OverPlan = z.infer<typeof overPlanSchema>;
