import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import {
  idSchema,
  instantSchema,
  optionalText,
  requiredLine,
  shownVersion,
  strictBody,
} from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { estimatePriceFields, totalFits } from './priced-fields.ts';
import { pricedTexts } from './priced-texts.ts';
import type { PrivacyOf } from './privacy.ts';

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

/** The body of PATCH /api/desk/estimate-templates/{id}: all of it, and its version. `archived` hides it. */
export const templateChangeSchema = strictBody({
  updatedAt: shownVersion,
  ...details,
  archived: z._default(
    trueOrFalse(() => pricedTexts().archived),
    false,
  ),
}).check(totalFits);
export type TemplateChange = z.infer<typeof templateChangeSchema>;

export const estimateTemplateSchema = z.object({
  id: idSchema,
  ...details,
  archived: z._default(z.boolean(), false),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
});
export type EstimateTemplate = z.infer<typeof estimateTemplateSchema>;

export const templatePrivacy = {
  id: 'plain',
  name: 'plain',
  lines: 'plain',
  discount: 'plain',
  taxRate: 'plain',
  deposit: 'plain',
  terms: 'plain',
  archived: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<EstimateTemplate>;
