import * as z from 'zod/mini';
import { amountTexts } from './amount-texts.ts';
import { moneyColumnMax } from './limits.ts';
import { hasWholeCents } from './money.ts';
import type { Said } from './text-fields.ts';

const noNumber = () => amountTexts().number;
const tooLarge = { error: () => amountTexts().tooLarge };
const cents = { error: () => amountTexts().cents };

/** Dollars with at most two decimals, 0.00 to 99,999,999.99 (specification section 3). */
export const dollarsSchema = requiredDollars(noNumber);

/** Dollars with at most two decimals, -99,999,999.99 to 99,999,999.99. */
export const signedDollarsSchema = z
  .number({ error: noNumber })
  .check(z.gte(-moneyColumnMax, tooLarge), z.lte(moneyColumnMax, tooLarge), z.refine(hasWholeCents, cents));

export function requiredDollars(message: Said) {
  return z
    .number({ error: ({ input }) => (input === undefined ? message() : noNumber()) })
    .check(
      z.gte(0, { error: () => amountTexts().negative }),
      z.lte(moneyColumnMax, tooLarge),
      z.refine(hasWholeCents, cents),
    );
}
