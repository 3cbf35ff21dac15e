import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { moneyColumnMax } from '../values/limits.ts';
import { formatWholeDollars } from '../values/money.ts';

const priceRangeTexts = inLanguages({
  noRange: say(
    'A price range must be two amounts in whole dollars, the lower one first',
    'Un rango de precios son dos montos en dólares enteros, primero el menor',
  ),
  about: say(
    (dollars: string) => `about ${dollars}`,
    (dollars) => `alrededor de ${dollars}`,
  ),
  fromTo: say(
    (low: string, high: string) => `${low} to ${high}`,
    (low, high) => `${low} a ${high}`,
  ),
});

const message = () => priceRangeTexts().noRange;
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
  const t = priceRangeTexts();
  return low === high
    ? t.about(formatWholeDollars(low))
    : t.fromTo(formatWholeDollars(low), formatWholeDollars(high));
}
