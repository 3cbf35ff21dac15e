/**
 * Whole cents of an amount in dollars. Exact for every amount with at most two decimals up to 99,999,999.99:
 * the nearest double to such an amount lies within 1e-8 of it, so its hundredfold rounds to the right cent.
 * @throws RangeError when the amount is not a finite number or has a fraction of a cent.
 */
export function dollarsToCents(dollars: number): number {
  if (!hasWholeCents(dollars)) throw new RangeError(`Not an amount in whole cents: ${dollars}`);
  return Math.round(dollars * 100);
}

/** Dollars of whole cents. @throws RangeError when `cents` is not a whole number. */
export function centsToDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return cents / 100;
}

/** Whether an amount in dollars has at most two decimals, that is, whether it is the double nearest to whole cents. */
export function hasWholeCents(dollars: number): boolean {
  return Number.isFinite(dollars) && Math.round(dollars * 100) / 100 === dollars;
}

/** Dollars for people: $1,250.00, -$3.50. Without Intl, as what stands on first screens is (`lazy` says why). */
export function formatDollars(dollars: number): string {
  const [whole = '', cents = ''] = Math.abs(dollars).toFixed(2).split('.');
  return `${dollars < 0 ? '-' : ''}${formatWholeDollars(Number(whole))}.${cents}`;
}

/** Cents for people: -$12.50. */
export function formatCents(cents: number): string {
  return formatDollars(centsToDollars(cents));
}

/** Whole dollars of at least 0 for people: $1,250. */
export function formatWholeDollars(dollars: number): string {
  return `$${Math.round(dollars)}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
