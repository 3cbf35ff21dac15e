import { agreedAfter, type Estimate } from '../entities/estimate.ts';
import type { ExtraWorkBase } from '../entities/extra-work-base.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { totalDollars } from '../entities/totals.ts';
import { centsToDollars } from '../values/money.ts';
import { needsHomeRepairContract } from './consent-text.ts';
import { agreedCents } from './follow-project.ts';

/** The approved estimate that extra work adds to; undefined if none is approved. */
export function extraWorkBase(
  estimates: readonly Estimate[],
  hasHomeRepairNotice: boolean,
): Omit<ExtraWorkBase, 'limit'> | undefined {
  const approved = estimates.filter(({ status }) => status === 'approved');
  const base = approved
    .filter(({ changeOf }) => !changeOf)
    .toSorted((one, other) => ((one.approval?.at ?? '') < (other.approval?.at ?? '') ? -1 : 1))
    .at(-1);
  if (!base) return undefined;
  const { id: changeOf, number, version, taxRate } = base;
  return {
    changeOf,
    number,
    version,
    agreed: centsToDollars(agreedCents(approved) ?? 0),
    ...(taxRate && { taxRate }),
    atHome: hasHomeRepairNotice && approved.some(({ atHome }) => atHome),
  };
}

/** Extra work as its client reads and signs it, before the server numbers it. */
export function extraWorkPaper(base: ExtraWorkBase, typed: readonly MoneyLine[]) {
  const { changeOf, number, version, agreed, taxRate, atHome } = base;
  const paper = { lines: [...typed], ...(taxRate && { taxRate }) };
  const total = totalDollars(paper);
  const agreedBefore = agreed;
  return {
    ...paper,
    changeOf,
    number,
    version,
    total,
    depositAmount: 0,
    agreedBefore,
    homeRepair: needsHomeRepairContract({ atHome, total: agreedAfter({ agreedBefore, total }) }, atHome),
  };
}
