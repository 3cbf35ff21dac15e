import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { estimatePriceFields, totalFits } from '../money/priced-fields.ts';
import { idSchema, instantSchema, optionalText, requiredLine, strictBody } from '../values/text-fields.ts';

const details = {
  name: requiredLine('Name', textLimits.name, 'Name is required'),
  ...estimatePriceFields,
  terms: optionalText('Terms', textLimits.text),
};

/** The body of POST /api/desk/estimate-templates. */
export const newTemplateSchema = strictBody(details).check(totalFits);
export type NewTemplate = z.infer<typeof newTemplateSchema>;

/** The body of PATCH /api/desk/estimate-templates/{id}: all of it, and the version; `archived` takes it out of the choice. */
export const templateChangeSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  ...details,
  archived: z._default(z.boolean('Archived must be true or false'), false),
}).check(totalFits);
export type TemplateChange = z.infer<typeof templateChangeSchema>;

/** Lines and terms that estimates begin with. */
export const estimateTemplateSchema = z.object({
  id: idSchema,
  ...details,
  archived: z._default(z.boolean(), false),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
});
export type EstimateTemplate = z.infer<typeof estimateTemplateSchema>;
