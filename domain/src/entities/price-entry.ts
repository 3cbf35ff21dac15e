import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars } from '../values/dollars-schema.ts';
import {
  creationTime,
  dollars,
  field,
  stored,
  storedDollars,
  storedText,
  text,
  time,
} from '../values/stored-fields.ts';
import { idSchema, optionalLine, requiredLine, shownVersion, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { lineKindSchema, lineTextLimits } from './money-line.ts';
import { pricedTexts } from './priced-texts.ts';

const details = {
  name: requiredLine(
    () => pricedTexts().name,
    lineTextLimits.description,
    () => pricedTexts().nameRequired,
  ),
  kind: lineKindSchema,
  unit: optionalLine(() => pricedTexts().unit, lineTextLimits.unit),
  unitPrice: requiredDollars(() => pricedTexts().unitPriceRequired),
};
const costSchema = z.optional(dollarsSchema);

/** The body of POST /api/desk/price-book, and its form. Only the owner may set `cost`. */
export const newPriceEntrySchema = strictBody({ ...details, cost: costSchema });
export type NewPriceEntry = z.infer<typeof newPriceEntrySchema>;

/**
 * The body of PATCH /api/desk/price-book/{id}: the version and the changes. An empty unit or a null cost clears it; `active`
 * false hides the entry from selection.
 */
export const priceEntryChangeSchema = strictBody({
  updatedAt: shownVersion,
  name: z.optional(details.name),
  kind: z.optional(details.kind),
  unit: details.unit,
  unitPrice: z.optional(details.unitPrice),
  cost: z.optional(z.nullable(dollarsSchema)),
  active: z.optional(trueOrFalse(() => pricedTexts().active)),
});
export type PriceEntryChange = z.infer<typeof priceEntryChangeSchema>;

export const storedPriceEntrySchema = stored({
  id: field(idSchema, 'plain'),
  name: field(storedText, 'plain'),
  kind: field(z.catch(lineKindSchema, 'other'), 'plain'),
  unit: text('plain'),
  unitPrice: field(storedDollars, 'plain'),
  /** Our cost per unit. Stored separately because only the owner may read it. */
  cost: dollars('plain'),
  active: field(z.catch(z.boolean(), true), 'plain'),
  createdAt: creationTime('plain'),
  updatedAt: time('plain'),
});
export type PriceEntry = z.infer<typeof storedPriceEntrySchema>;

/** An entry's separately stored cost, with the fields that lists query by. */
export const storedPriceCostSchema = stored({
  id: field(idSchema, 'plain'),
  cost: dollars('plain'),
  active: field(z.catch(z.boolean(), true), 'plain'),
});
export type PriceCost = z.infer<typeof storedPriceCostSchema>;

export function costOfEntry({ id, cost, active }: PriceEntry): PriceCost {
  return { id, cost, active };
}

export function withCost(entry: PriceEntry, { cost }: Pick<PriceCost, 'cost'>): PriceEntry {
  return { ...entry, cost };
}

export function entryWithoutCost({ cost: _, ...entry }: PriceEntry): PriceEntry {
  return entry;
}

/** Unit costs of price book entries when an estimate was approved, under the estimate's id. Owner only. */
export const estimateCostsSchema = stored({
  id: field(idSchema, 'plain'),
  /** Dollars per unit, by entry id. Entries without a cost are missing. */
  costs: field(z.record(z.string(), dollarsSchema), 'plain'),
});
export type EstimateCosts = z.infer<typeof estimateCostsSchema>;
