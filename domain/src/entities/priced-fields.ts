import * as z from 'zod/mini';
import { dollarsSchema } from '../values/given-number.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { moneyColumnMax } from '../values/limits.ts';
import { dollarsToCents } from '../values/money.ts';
import { storedCode } from '../values/stored-fields.ts';
import { idSchema, labeled, strictBody } from '../values/text-fields.ts';
import {
  changeLineSchema,
  type MoneyLine,
  maxLines,
  moneyLineSchema,
  pricedTexts,
  storedLineSchema,
} from './money-line.ts';
import { type Priced, totalsOf } from './totals.ts';

const hasThreeDecimals = (percent: number) => Math.round(percent * 1000) / 1000 === percent;

function percentUpTo(label: () => string, max: number) {
  const message = { error: () => pricedTexts().percent(label(), max) };
  return z.number(message).check(z.gte(0, message), z.lte(max, message), z.refine(hasThreeDecimals, message));
}

function shareSchema(label: () => string) {
  return labeled(
    label,
    z.discriminatedUnion(
      'kind',
      [
        strictBody({ kind: z.literal('percent'), value: percentUpTo(label, 100) }),
        strictBody({ kind: z.literal('amount'), value: dollarsSchema }),
      ],
      { error: () => pricedTexts().share(label()) },
    ),
  );
}

export const taxRateSchema = percentUpTo(() => pricedTexts().salesTax, 30);
export const depositShareSchema = shareSchema(() => pricedTexts().deposit);

const pricedMessages = inCurrentLanguage(() => pricedTexts().messages);

const noLines = { error: () => pricedMessages.noLines };
const linesOf = (line: z.ZodMiniType<MoneyLine>) =>
  z
    .array(line, noLines)
    .check(
      z.minLength(1, noLines),
      z.maxLength(maxLines, { error: () => pricedTexts().tooManyLines(maxLines) }),
    );

/** The priced fields of an invoice. Its lines may be negative because they can come from change orders. */
export const invoicePriceFields = {
  lines: linesOf(changeLineSchema),
  discount: z.optional(shareSchema(() => pricedTexts().discount)),
  taxRate: z.optional(taxRateSchema),
};

export const changePriceFields = { ...invoicePriceFields, deposit: z.optional(depositShareSchema) };

export const estimatePriceFields = { ...changePriceFields, lines: linesOf(moneyLineSchema) };

const storedShareSchema = z.object({
  kind: storedCode(['percent', 'amount']),
  value: z.number().check(z.nonnegative()),
});

/** The priced fields of a stored paper or template. */
export const storedPriceFields = {
  lines: z.array(storedLineSchema),
  discount: z.optional(storedShareSchema),
  taxRate: z.optional(z.number().check(z.nonnegative())),
  deposit: z.optional(storedShareSchema),
};

/** The total must fit the money columns (specification section 3). Invalid lines have no total. */
export const totalFits = z.refine<Priced>(
  (priced) => Math.abs(totalsOf(priced).totalCents) <= dollarsToCents(moneyColumnMax),
  { error: () => pricedMessages.tooLarge, when: ({ issues }) => issues.length === 0 },
);

/** An invoice cannot be negative. */
export const totalIsOwed = z.refine<Priced>((priced) => totalsOf(priced).totalCents >= 0, {
  error: () => pricedMessages.belowZero,
  when: ({ issues }) => issues.length === 0,
});

/** The name and address of either party when the paper was sent. Later changes do not affect it. */
export const partySchema = z.object({
  name: z.string(),
  address: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  person: z.optional(z.string()),
  /** The number of the tax exemption certificate. */
  taxExempt: z.optional(z.string()),
});
export type Party = z.infer<typeof partySchema>;

/** The agreed work of a project to which extra work at its visit adds. */
export const extraWorkBaseSchema = z.object({
  changeOf: idSchema,
  number: z.string(),
  version: z.int(),
  agreed: dollarsSchema,
  taxRate: z.optional(taxRateSchema),
  /** Illinois home repair rules apply above their threshold. */
  atHome: z.boolean(),
  /** The most dollars this person may agree to at a visit; missing for no limit. */
  limit: z.optional(dollarsSchema),
});
export type ExtraWorkBase = z.infer<typeof extraWorkBaseSchema>;
