import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { serviceTypes } from '@welding/domain/entities/service-type';
import { netCents } from '@welding/domain/money/net-cents';

/** A service, or `none`: what came in for no project that is known. */
type IncomeSource = (typeof serviceTypes)[number] | 'none';
export type IncomeOfSource = {
  readonly source: IncomeSource;
  readonly thisCents: number;
  readonly lastCents: number;
};

/**
 * What came in this month and in the one before, by the service of the project it was for, the most first.
 * @param payments of both months @param since when this month began
 */
export function incomeByService(
  payments: readonly Payment[],
  projects: ReadonlyMap<string, Pick<Project, 'serviceType'>>,
  since: Date,
): IncomeOfSource[] {
  const sums = new Map<IncomeSource, { thisCents: number; lastCents: number }>();
  for (const payment of payments) {
    const source = projects.get(payment.projectId)?.serviceType ?? 'none';
    const sum = sums.get(source) ?? { thisCents: 0, lastCents: 0 };
    const isThis = new Date(arrivedAt(payment)) >= since;
    sum[isThis ? 'thisCents' : 'lastCents'] += netCents(payment);
    sums.set(source, sum);
  }
  return [...sums]
    .map(([source, sum]) => ({ source, ...sum }))
    .toSorted((one, other) => other.thisCents - one.thisCents || other.lastCents - one.lastCents);
}
