import { paymentAmountSchema } from '@welding/domain/entities/payment';
import { paymentPresets } from '@welding/domain/values/business';
import { readNumber, unclearNumber } from '@welding/domain/values/number-text';
import { checkoutTexts } from './checkout-texts.tsx';
import type { CheckoutProject } from './use-checkout-project.ts';

/**
 * What the project is estimated at, or was agreed, as an amount to choose, when it can be paid by card and is not one of the
 * presets. Where less is due, nobody is asked for all of it.
 * @param due dollars that the project still asks; undefined where that is not known
 */
export function estimatePreset(project: CheckoutProject | undefined, due?: number): number | undefined {
  const estimate = project?.estimatedCost;
  if (due !== undefined || estimate === undefined || !paymentAmountSchema.safeParse(estimate).success)
    return undefined;
  return paymentPresets.some((preset) => preset === estimate) ? undefined : estimate;
}

/** Whether what was typed is a positive number in each of its readings, so that Set may be pressed (specification section 5). */
export function isPositive(typed: string): boolean {
  return (readNumber(typed) ?? 0) > 0 || (unclearNumber(typed) !== undefined && !/^\D*[-\u2212]/.test(typed));
}

/** The amount that an address asks the page to open with; undefined for none, or one that cannot be paid by card. */
export function amountOfSearch(search: URLSearchParams): number | undefined {
  return paymentAmountSchema.safeParse(Number(search.get('amount') ?? Number.NaN)).data;
}

/** Reads a typed amount in dollars: the amount, or the sentence that says what is wrong with it. */
export function readAmount(typed: string): { amount: number } | { problem: string } {
  const problem = unclearNumber(typed);
  if (problem !== undefined) return { problem };
  const read = paymentAmountSchema.safeParse(readNumber(typed));
  if (read.success) return { amount: read.data };
  return { problem: read.error.issues[0]?.message ?? checkoutTexts().checkAmount };
}

/** The sentence for a typed amount that is wrong; undefined for an empty field and for an amount. */
export function problemOf(typed: string): string | undefined {
  if (readNumber(typed) === undefined) return undefined;
  const read = readAmount(typed);
  return 'problem' in read ? read.problem : undefined;
}
