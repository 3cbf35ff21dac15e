import * as z from 'zod/mini';
import { moneyColumnMax } from './limits.ts';
import { hasWholeCents } from './money.ts';

const noNumber = 'Amount must be a number';

/** Money as stored and sent: dollars, at most two decimals, 0.00 to 99,999,999.99 (specification section 3). */
export const dollarsSchema = requiredDollars(noNumber);

/** Money that may be taken off: dollars, at most two decimals, -99,999,999.99 to 99,999,999.99. */
export const signedDollarsSchema = z
  .number(noNumber)
  .check(
    z.gte(-moneyColumnMax, 'Amount is too large'),
    z.lte(moneyColumnMax, 'Amount is too large'),
    z.refine(hasWholeCents, 'Amount must have at most two decimals'),
  );

/** As `dollarsSchema`. @param message said where there is no amount */
export function requiredDollars(message: string) {
  return z
    .number({ error: ({ input }) => (input === undefined ? message : noNumber) })
    .check(
      z.gte(0, 'Amount must not be negative'),
      z.lte(moneyColumnMax, 'Amount is too large'),
      z.refine(hasWholeCents, 'Amount must have at most two decimals'),
    );
}
