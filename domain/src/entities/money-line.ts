import * as z from 'zod/mini';
import { dollarsSchema, signedDollarsSchema } from '../values/dollars-schema.ts';
import { idSchema, optionalText, requiredLine, strictBody } from '../values/text-fields.ts';

/** What a line is for. */
export const lineKinds = ['labor', 'material', 'trip', 'after_hours', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Record<LineKind, string> = {
  labor: 'Labor',
  material: 'Material',
  trip: 'Trip charge',
  after_hours: 'After hours',
  other: 'Other',
};

export const lineKindSchema = z.enum(lineKinds, 'Kind must be labor, material, trip, after_hours or other');

/** The most lines of one estimate or invoice. */
export const maxLines = 100;

/** Characters at most. */
export const lineTextLimits = { description: 200, unit: 20 } as const;

const quantityMessage = 'Quantity must be between 0.01 and 99,999.99, with at most two decimals';

/** One line of an estimate or invoice. `unitPrice` is dollars for one unit; `quantity` has at most two decimals. */
export const moneyLineSchema = strictBody({
  kind: z._default(lineKindSchema, 'other'),
  description: requiredLine('Description', lineTextLimits.description, 'Description is required'),
  quantity: z.number(quantityMessage).check(
    z.gte(0.01, quantityMessage),
    z.lte(99_999.99, quantityMessage),
    z.refine((quantity) => Math.round(quantity * 100) / 100 === quantity, quantityMessage),
  ),
  /** As people say it: hour, ft, each. */
  unit: optionalText('Unit', lineTextLimits.unit),
  unitPrice: dollarsSchema,
  /** Whether sales tax is on it; where it does not say, it is on material. */
  taxable: z.optional(z.boolean('Taxable must be true or false')),
  /** The entry of the price book that it was picked from, whatever was typed over it. */
  priceBookId: z.optional(idSchema),
});
export type MoneyLine = z.infer<typeof moneyLineSchema>;

/** A line of a change order, which may take off what was agreed before. */
export const changeLineSchema = z.extend(moneyLineSchema, { unitPrice: signedDollarsSchema });
