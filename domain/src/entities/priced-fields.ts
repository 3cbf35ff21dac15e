import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { moneyColumnMax } from '../values/limits.ts';
import { dollarsToCents } from '../values/money.ts';
import { strictBody } from '../values/text-fields.ts';
import { changeLineSchema, type MoneyLine, maxLines, moneyLineSchema } from './money-line.ts';
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
  belowZero: 'An invoice cannot come to less than zero',
} as const;

const linesOf = (line: z.ZodMiniType<MoneyLine>) =>
  z
    .array(line, pricedMessages.noLines)
    .check(z.minLength(1, pricedMessages.noLines), z.maxLength(maxLines, pricedMessages.tooManyLines));

/** What an invoice is added up from, as it is sent and stored. Lines of change orders may take off. */
export const invoicePriceFields = {
  lines: linesOf(changeLineSchema),
  discount: z.optional(shareSchema('Discount')),
  taxRate: z.optional(taxRateSchema),
};

/** What a change order is added up from, as it is sent and stored. */
export const changePriceFields = { ...invoicePriceFields, deposit: z.optional(depositShareSchema) };

/** What any other estimate is added up from. */
export const estimatePriceFields = { ...changePriceFields, lines: linesOf(moneyLineSchema) };

/** A total that the money columns can hold (specification section 3). Lines that are wrong have no total. */
export const totalFits = z.refine<Priced>(
  (priced) => Math.abs(totalsOf(priced).totalCents) <= dollarsToCents(moneyColumnMax),
  { error: pricedMessages.tooLarge, when: ({ issues }) => issues.length === 0 },
);

/** Nobody is billed less than nothing. */
export const totalIsOwed = z.refine<Priced>((priced) => totalsOf(priced).totalCents >= 0, {
  error: pricedMessages.belowZero,
  when: ({ issues }) => issues.length === 0,
});
