import * as z from 'zod/mini';
import { moneyColumnMax } from '../values/limits.ts';
import { formatWholeDollars } from '../values/money.ts';

const message = 'A price range must be two amounts in whole dollars, the lower one first';
const dollars = z.int(message).check(z.gte(1, message), z.lte(Math.floor(moneyColumnMax), message));

/** Between what and what a job may cost, in whole dollars: a range, not a quote. */
export const priceRangeSchema = z
  .strictObject({ low: dollars, high: dollars }, message)
  .check(z.refine(({ low, high }) => low <= high, message));
export type PriceRange = z.infer<typeof priceRangeSchema>;

/** A range in words: $350 to $700. */
export function priceRangeText({ low, high }: PriceRange): string {
  return low === high
    ? `about ${formatWholeDollars(low)}`
    : `${formatWholeDollars(low)} to ${formatWholeDollars(high)}`;
}
