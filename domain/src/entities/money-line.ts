import * as z from 'zod/mini';
import { dollarsSchema, signedDollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { idSchema, optionalLine, requiredLine, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { pricedTexts } from './priced-texts.ts';

export const lineKinds = ['labor', 'material', 'trip', 'after_hours', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Record<LineKind, string> = inCurrentLanguage(() => pricedTexts().lineKinds);

export const lineKindSchema = z.enum(lineKinds, { error: () => pricedTexts().kind });

export const maxLines = 100;

export const lineTextLimits = { description: 200, unit: 20 } as const;

const quantityMessage = () => pricedTexts().quantity;

/** One line of an estimate or invoice. `unitPrice` is dollars per unit; `quantity` has at most two decimals. */
export const moneyLineSchema = strictBody({
  kind: z._default(lineKindSchema, 'other'),
  description: requiredLine(
    () => pricedTexts().description,
    lineTextLimits.description,
    () => pricedTexts().descriptionRequired,
  ),
  quantity: z.number({ error: quantityMessage }).check(
    z.gte(0.01, { error: quantityMessage }),
    z.lte(99_999.99, { error: quantityMessage }),
    z.refine((quantity) => Math.round(quantity * 100) / 100 === quantity, { error: quantityMessage }),
  ),
  /** Such as hour, ft or each. */
  unit: optionalLine(() => pricedTexts().unit, lineTextLimits.unit),
  unitPrice: dollarsSchema,
  /** Whether sales tax applies. If missing, it applies to material only. */
  taxable: z.optional(trueOrFalse(() => pricedTexts().taxable)),
  /** The price book entry it came from, even if edited since. */
  priceBookId: z.optional(idSchema),
});
export type MoneyLine = z.infer<typeof moneyLineSchema>;

/** A line of a change order. A negative price reduces the agreed total. */
export const changeLineSchema = z.extend(moneyLineSchema, { unitPrice: signedDollarsSchema });
