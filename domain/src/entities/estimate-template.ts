import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import {
  idSchema,
  instantSchema,
  optionalText,
  requiredLine,
  shownVersion,
  strictBody,
} from '../values/text-fields.ts';
import { pricedTexts } from './money-line.ts';
import { estimatePriceFields, totalFits } from './priced-fields.ts';

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
  updatedAt: shownVersion,
  ...details,
  archived: z._default(
    trueOrFalse(() => pricedTexts().archived),
    false,
  ),
}).check(totalFits);
export type TemplateChange = z.infer<typeof templateChangeSchema>;

export const estimateTemplateSchema = stored({
  id: field(idSchema, 'plain'),
  name: field(details.name, 'plain'),
  lines: field(details.lines, 'plain'),
  discount: field(details.discount, 'plain'),
  taxRate: field(details.taxRate, 'plain'),
  deposit: field(details.deposit, 'plain'),
  terms: field(details.terms, 'plain'),
  archived: field(z._default(z.boolean(), false), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type EstimateTemplate = z.infer<typeof estimateTemplateSchema>;
