import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars, trueOrFalse } from '../values/given-number.ts';
import { inLanguages, say } from '../values/language.ts';
import {
  creationTime,
  dollars,
  field,
  stored,
  storedCode,
  storedDollars,
  storedText,
  text,
  time,
} from '../values/stored-fields.ts';
import { baseVersion, idSchema, optionalLine, requiredLine, strictBody } from '../values/text-fields.ts';
import { lineKindSchema, lineKinds, lineTextLimits, pricedTexts } from './money-line.ts';

const samplePriceBookTexts = inLanguages({
  flat: say('Welding, flat position', 'Soldadura, posición plana'),
  vertical: say('Welding, vertical', 'Soldadura, posición vertical'),
  overhead: say('Welding, overhead', 'Soldadura, sobre cabeza'),
  fitUp: say('Cutting, grinding and fit-up', 'Corte, esmerilado y ajuste'),
  afterHours: say('Welding, nights and weekends', 'Soldadura, noches y fines de semana'),
  rod: say('Rod E7018, 1/8"', 'Electrodo E7018, 1/8"'),
  wire: say('Wire ER70S-6, 0.035"', 'Alambre ER70S-6, 0.035"'),
  tigRod: say('TIG rod ER4043, 3/32"', 'Varilla TIG ER4043, 3/32"'),
  plate: say('Plate A36, 1/4"', 'Placa A36, 1/4"'),
  tube: say('Square tube, 2" × 2" × 1/8"', 'Tubo cuadrado, 2" × 2" × 1/8"'),
  angle: say('Angle, 2" × 2" × 1/4"', 'Ángulo, 2" × 2" × 1/4"'),
  argon: say('Argon', 'Argón'),
  mix: say('Argon/CO₂ mix', 'Mezcla de argón y CO₂'),
  travel: say('Travel', 'Traslado'),
  supplies: say('Shop supplies', 'Consumibles del taller'),
});

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
  updatedAt: baseVersion,
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
  kind: field(z.catch(storedCode(lineKinds), 'other'), 'plain'),
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
type PriceCost = z.infer<typeof storedPriceCostSchema>;

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

type SampleEntry = NewPriceEntry & { readonly id: string };

/** Sample prices for the shop to adapt, in the language of the person who adds them. Fixed ids prevent duplicates. */
export function samplePriceBook(): readonly SampleEntry[] {
  const t = samplePriceBookTexts();
  const entries = [
    { kind: 'labor', name: t.flat, unit: 'hour', unitPrice: 125 },
    { kind: 'labor', name: t.vertical, unit: 'hour', unitPrice: 145 },
    { kind: 'labor', name: t.overhead, unit: 'hour', unitPrice: 165 },
    { kind: 'labor', name: t.fitUp, unit: 'hour', unitPrice: 95 },
    { kind: 'after_hours', name: t.afterHours, unit: 'hour', unitPrice: 187.5 },
    { kind: 'material', name: t.rod, unit: 'lb', unitPrice: 6.5, cost: 3.9 },
    { kind: 'material', name: t.wire, unit: 'lb', unitPrice: 5.5, cost: 3.2 },
    { kind: 'material', name: t.tigRod, unit: 'lb', unitPrice: 19, cost: 12.5 },
    { kind: 'material', name: t.plate, unit: 'sq ft', unitPrice: 18.5, cost: 11.8 },
    { kind: 'material', name: t.tube, unit: 'ft', unitPrice: 9.75, cost: 6.1 },
    { kind: 'material', name: t.angle, unit: 'ft', unitPrice: 7.25, cost: 4.4 },
    { kind: 'material', name: t.argon, unit: 'cu ft', unitPrice: 0.75, cost: 0.42 },
    { kind: 'material', name: t.mix, unit: 'day', unitPrice: 28, cost: 16 },
    { kind: 'trip', name: t.travel, unit: 'mile', unitPrice: 2.5, cost: 0.7 },
    { kind: 'other', name: t.supplies, unit: 'job', unitPrice: 25, cost: 12 },
  ] satisfies readonly NewPriceEntry[];
  return entries.map((entry, index) => ({
    ...entry,
    id: `b00c0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  }));
}
