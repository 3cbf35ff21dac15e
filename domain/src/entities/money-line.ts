import * as z from 'zod/mini';
import { dollarsSchema, signedDollarsSchema, trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { storedCode } from '../values/stored-fields.ts';
import { idSchema, optionalLine, requiredLine, strictBody } from '../values/text-fields.ts';

export const pricedTexts = inLanguages({
  name: say('Name', 'Nombre'),
  nameRequired: say('Name is required', 'Escriba un nombre'),
  terms: say('Terms', 'Condiciones'),
  archived: say('Archived', 'Archivado'),
  lineKinds: {
    labor: say('Labor', 'Mano de obra'),
    material: 'Material',
    trip: say('Trip charge', 'Cargo por traslado'),
    after_hours: say('After hours', 'Fuera de horario'),
    other: say('Other', 'Otro'),
  },
  description: say('Description', 'Descripción'),
  descriptionRequired: say('Description is required', 'Escriba una descripción'),
  unit: say('Unit', 'Unidad'),
  kind: say(
    'Kind must be labor, material, trip, after_hours or other',
    'El tipo debe ser labor, material, trip, after_hours u other',
  ),
  quantity: say(
    'Quantity must be between 0.01 and 99,999.99, with at most two decimals',
    'La cantidad debe estar entre 0.01 y 99,999.99, con dos decimales como máximo',
  ),
  taxable: say('Taxable', 'Con impuesto'),
  unitPriceRequired: say('Unit price is required', 'Escriba el precio por unidad'),
  includedTax: say(
    'The sales tax in a price can’t be more than the price',
    'El impuesto sobre ventas incluido no puede ser mayor que el precio',
  ),
  active: say('Active', 'Activo'),
  messages: {
    noLines: say('At least one line is required', 'Se necesita al menos un renglón'),
    tooLarge: say('The total is too large', 'El total es demasiado alto'),
    belowZero: say(
      'An invoice cannot come to less than zero',
      'Una factura no puede quedar en menos de cero',
    ),
  },
  tooManyLines: say(
    (max: number) => `At most ${max} lines are possible`,
    (max) => `${max} renglones como máximo`,
  ),
  salesTax: say('Sales tax', 'Impuesto sobre ventas'),
  deposit: say('Deposit', 'Anticipo'),
  discount: say('Discount', 'Descuento'),
  percent: say(
    (label: string, max: number) =>
      `${label} must be between 0 and ${max} percent, with at most three decimals`,
    (label, max) => `${label}: debe estar entre 0 y ${max} por ciento, con tres decimales como máximo`,
  ),
  share: say(
    (label: string) => `${label} must be a percentage or an amount`,
    (label) => `${label}: debe ser un porcentaje o un monto`,
  ),
});

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
  /** Dollars of `tax` in each `of` dollars of the price. A changed price includes its share. */
  includedTax: z.optional(
    strictBody({ tax: dollarsSchema, of: dollarsSchema }).check(
      z.refine(({ tax, of }) => of > 0 && tax <= of, { error: () => pricedTexts().includedTax }),
    ),
  ),
  /** The price book entry it came from, even if edited since. */
  priceBookId: z.optional(idSchema),
});
export type MoneyLine = z.infer<typeof moneyLineSchema>;

/** A stored line, within whatever limits it was written. */
export const storedLineSchema = z.object({
  kind: z._default(storedCode(lineKinds), 'other'),
  description: z.string(),
  quantity: z.number(),
  unit: z.optional(z.string()),
  unitPrice: signedDollarsSchema,
  taxable: z.optional(z.boolean()),
  includedTax: moneyLineSchema.shape.includedTax,
  priceBookId: z.optional(idSchema),
});

/** A line of a change order. A negative price reduces the agreed total. */
export const changeLineSchema = z.extend(moneyLineSchema, { unitPrice: signedDollarsSchema });
