import * as z from 'zod/mini';
import { moneyColumnMax } from '../business/limits.ts';
import { hasWholeCents } from './money.ts';

/** Money as stored and sent: dollars, at most two decimals, 0.00 to 99,999,999.99 (specification section 3). */
export const dollarsSchema = z
  .number('Amount must be a number')
  .check(
    z.gte(0, 'Amount must not be negative'),
    z.lte(moneyColumnMax, 'Amount is too large'),
    z.refine(hasWholeCents, 'Amount must have at most two decimals'),
  );
