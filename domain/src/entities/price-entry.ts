import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars } from '../values/dollars-schema.ts';
import {
  type StoredFields,
  storedCreationTime,
  storedDollars,
  storedOptionalDollars,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema, optionalLine, requiredLine, shownVersion, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { lineKindSchema, lineTextLimits } from './money-line.ts';
import { pricedTexts } from './priced-texts.ts';
import type { PrivacyOf } from './privacy.ts';

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

export type PriceEntry = Omit<NewPriceEntry, 'cost'> & {
  readonly id: string;
  /** Our cost per unit. Stored separately because only the owner may read it. */
  readonly cost?: number | undefined;
  readonly active: boolean;
  readonly createdAt: string;
  readonly updatedAt?: string | undefined;
};

export const storedPriceEntrySchema: z.ZodMiniType<PriceEntry> = z.object({
  id: idSchema,
  name: storedText,
  kind: z.catch(lineKindSchema, 'other'),
  unit: storedOptionalText,
  unitPrice: storedDollars,
  cost: storedOptionalDollars,
  active: z.catch(z.boolean(), true),
  createdAt: storedCreationTime,
  updatedAt: storedOptionalTime,
} satisfies StoredFields<PriceEntry>);

export const priceEntryPrivacy = {
  id: 'plain',
  name: 'plain',
  kind: 'plain',
  unit: 'plain',
  unitPrice: 'plain',
  cost: 'plain',
  active: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<PriceEntry>;

/** An entry's separately stored cost, with the fields that lists query by. */
export type PriceCost = Pick<PriceEntry, 'id' | 'cost' | 'active'>;

export const storedPriceCostSchema: z.ZodMiniType<PriceCost> = z.object({
  id: idSchema,
  cost: storedOptionalDollars,
  active: z.catch(z.boolean(), true),
} satisfies StoredFields<PriceCost>);

export const priceCostPrivacy = {
  id: 'plain',
  cost: 'plain',
  active: 'plain',
} satisfies PrivacyOf<PriceCost>;

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
export const estimateCostsSchema = z.object({
  id: idSchema,
  /** Dollars per unit, by entry id. Entries without a cost are missing. */
  costs: z.record(z.string(), dollarsSchema),
});
export type EstimateCosts = z.infer<typeof estimateCostsSchema>;

export const estimateCostsPrivacy = { id: 'plain', costs: 'plain' } satisfies PrivacyOf<EstimateCosts>;
