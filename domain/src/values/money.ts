/**
 * Dollars to whole cents. Exact up to 99,999,999.99: the nearest double is within 1e-8, so its hundredfold rounds to the right
 * cent.
 * @throws RangeError if the amount is not finite or has a fraction of a cent
 */
export function dollarsToCents(dollars: number): number {
  if (!hasWholeCents(dollars)) throw new RangeError(`Not an amount in whole cents: ${dollars}`);
  return Math.round(dollars * 100);
}

/** @throws RangeError if `cents` is not an integer */
export function centsToDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return cents / 100;
}

/** Whether an amount in dollars has at most two decimals. */
export function hasWholeCents(dollars: number): boolean {
  return Number.isFinite(dollars) && Math.round(dollars * 100) / 100 === dollars;
}

/** Dollars for people: $1,250.00, -$3.50. Avoids Intl because first screens use it (see `lazy`). */
export function formatDollars(dollars: number): string {
  const [whole = '', cents = ''] = Math.abs(dollars).toFixed(2).split('.');
  return `${dollars < 0 ? '-' : ''}${formatWholeDollars(Number(whole))}.${cents}`;
}

export function formatCents(cents: number): string {
  return formatDollars(centsToDollars(cents));
}

/** Whole dollars, at least 0: $1,250. */
export function formatWholeDollars(dollars: number): string {
  return `$${Math.round(dollars)}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
