import * as z from 'zod/mini';
import { moneyColumnMax } from '../business/limits.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { dollarsToCents } from '../values/money.ts';
import { strictBody } from '../values/text-fields.ts';
import { maxLines, moneyLineSchema } from './money-line.ts';
import { type Priced, totalsOf } from './totals.ts';

const hasThreeDecimals = (percent: number) => Math.round(percent * 1000) / 1000 === percent;

function percentUpTo(label: string, max: number) {
  const message = `${label} must be between 0 and ${max} percent, with at most three decimals`;
  return z.number(message).check(z.gte(0, message), z.lte(max, message), z.refine(hasThreeDecimals, message));
}

function shareSchema(label: string) {
  return z.discriminatedUnion(
    'kind',
    [
      strictBody({ kind: z.literal('percent'), value: percentUpTo(label, 100) }),
      strictBody({ kind: z.literal('amount'), value: dollarsSchema }),
    ],
    { error: `${label} must be a percentage or an amount` },
  );
}

export const taxRateSchema = percentUpTo('Sales tax', 30);
export const depositShareSchema = shareSchema('Deposit');

const pricedMessages = {
  noLines: 'At least one line is required',
  tooManyLines: `At most ${maxLines} lines are possible`,
  tooLarge: 'The total is too large',
} as const;

const linesSchema = z
  .array(moneyLineSchema, pricedMessages.noLines)
  .check(z.minLength(1, pricedMessages.noLines), z.maxLength(maxLines, pricedMessages.tooManyLines));

/** What an invoice is added up from, as it is sent and stored. */
export const invoicePriceFields = {
  lines: linesSchema,
  discount: z.optional(shareSchema('Discount')),
  taxRate: z.optional(taxRateSchema),
};

/** What an estimate is added up from, as it is sent and stored. */
export const estimatePriceFields = { ...invoicePriceFields, deposit: z.optional(depositShareSchema) };

/** A total that the money columns can hold (specification section 3). Lines that are wrong have no total. */
export const totalFits = z.refine<Priced>(
  (priced) => totalsOf(priced).totalCents <= dollarsToCents(moneyColumnMax),
  { error: pricedMessages.tooLarge, when: ({ issues }) => issues.length === 0 },
);
