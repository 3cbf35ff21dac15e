/**
 * `cents` × `numerator` / `denominator` in whole cents; half a cent rounds away from zero. The only place that rounds money;
 * exact for large factors.
 * @throws RangeError for non-integers, or a denominator below 1
 */
export function shareOfCents(cents: number, numerator: number, denominator: number): number {
  if (![cents, numerator, denominator].every(Number.isSafeInteger) || denominator < 1) {
    throw new RangeError(`No share in whole numbers: ${cents} * ${numerator} / ${denominator}`);
  }
  const product = BigInt(cents) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const half = product < 0n ? -divisor : divisor;
  return Number((2n * product + half) / (2n * divisor));
}
