import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import {
  baseVersion,
  idSchema,
  instantSchema,
  optionalText,
  requiredLine,
  strictBody,
} from '../values/text-fields.ts';
import { pricedTexts } from './money-line.ts';
import { estimatePriceFields, storedPriceFields, totalFits } from './priced-fields.ts';

const details = {
  name: requiredLine(
    () => pricedTexts().name,
    textLimits.name,
    () => pricedTexts().nameRequired,
  ),
  ...estimatePriceFields,
  terms: optionalText(() => pricedTexts().terms, textLimits.text),
};

/** The body of POST /api/desk/estimate-templates. */
export const newTemplateSchema = strictBody(details).check(totalFits);
export type NewTemplate = z.infer<typeof newTemplateSchema>;

export const renamedTemplateSchema = strictBody({ name: details.name });

/** The body of PATCH /api/desk/estimate-templates/{id}: the whole template, and its version. `archived` hides it. */
export const templateChangeSchema = strictBody({
  updatedAt: baseVersion,
  ...details,
  archived: z._default(
    trueOrFalse(() => pricedTexts().archived),
    false,
  ),
}).check(totalFits);

export const estimateTemplateSchema = stored({
  id: field(idSchema, 'plain'),
  name: field(z.string(), 'plain'),
  lines: field(storedPriceFields.lines, 'plain'),
  discount: field(storedPriceFields.discount, 'plain'),
  taxRate: field(storedPriceFields.taxRate, 'plain'),
  deposit: field(storedPriceFields.deposit, 'plain'),
  terms: field(z.optional(z.string()), 'plain'),
  archived: field(z._default(z.boolean(), false), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type EstimateTemplate = z.infer<typeof estimateTemplateSchema>;
