import * as z from 'zod/mini';
import { moneyColumnMax } from '../values/limits.ts';
import { formatWholeDollars } from '../values/money.ts';
import { quoteTexts } from './quote-texts.ts';

const message = () => quoteTexts().noRange;
const dollars = z
  .int({ error: message })
  .check(z.gte(1, { error: message }), z.lte(Math.floor(moneyColumnMax), { error: message }));

/** A price range in whole dollars. It is not a quote. */
export const priceRangeSchema = z
  .strictObject({ low: dollars, high: dollars }, { error: message })
  .check(z.refine(({ low, high }) => low <= high, { error: message }));
export type PriceRange = z.infer<typeof priceRangeSchema>;

/** For example $350 to $700. */
export function priceRangeText({ low, high }: PriceRange): string {
  return low === high
    ? quoteTexts().about(formatWholeDollars(low))
    : quoteTexts().fromTo(formatWholeDollars(low), formatWholeDollars(high));
}
