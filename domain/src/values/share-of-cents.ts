/**
 * The part `numerator / denominator` of an amount in whole cents, rounded to whole cents, half a cent away from zero. All
 * rounding of money happens here; exact, however large the factors are.
 * @throws RangeError for what is no whole number, or a denominator below 1
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
