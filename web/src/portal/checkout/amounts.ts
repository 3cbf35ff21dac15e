import { paymentAmountSchema } from '@welding/domain/entities/payment';
import { paymentPresets } from '@welding/domain/values/business';
import { checkoutTexts } from './checkout-texts.ts';
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

/** Whether what was typed is a positive number, so that Set may be pressed (specification section 5). */
export function isPositive(typed: string): boolean {
  const amount = Number(typed);
  return typed.trim() !== '' && Number.isFinite(amount) && amount > 0;
}

/** The amount that an address asks the page to open with; undefined for none, or one that cannot be paid by card. */
export function amountOfSearch(search: URLSearchParams): number | undefined {
  return paymentAmountSchema.safeParse(Number(search.get('amount') ?? Number.NaN)).data;
}

/** Reads a typed amount in dollars: the amount, or the sentence that says what is wrong with it. */
export function readAmount(typed: string): { amount: number } | { problem: string } {
  const read = paymentAmountSchema.safeParse(Number(typed));
  if (read.success) return { amount: read.data };
  return { problem: read.error.issues[0]?.message ?? checkoutTexts().checkAmount };
}
