import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { intakeSchema } from './intake.ts';
import { plainQuoteFields } from './plain-quote-request.ts';
import { priceRangeSchema } from './price-range.ts';
import { quoteTexts } from './quote-texts.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** The body of POST /api/quotes: the basic fields and the intake answers. */
export const quoteRequestSchema = strictBody({
  ...plainQuoteFields,
  intake: z.optional(intakeSchema),
  /** The language of the page that sent it. */
  language: z.optional(languageSchema),
  /** As shown before sending. */
  priceRange: z.optional(priceRangeSchema),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const closedReasonSchema = z.enum(['declined', 'spam', 'duplicate', 'outside_area'], {
  error: () => quoteTexts().reasonRequired,
});
export type ClosedReason = z.infer<typeof closedReasonSchema>;

/** Specification section 3, plus its outcome: pending, accepted (completed) or closed (cancelled). */
export const quoteSchema = z.extend(quoteRequestSchema, {
  id: idSchema,
  serviceType: serviceTypeSchema,
  status: z._default(z.string(), 'pending'),
  createdAt: instantSchema,
  /** The version; missing until the first change. */
  updatedAt: z.optional(instantSchema),
  /** Photo paths in upload order, and captions by photo id. */
  photos: z.optional(z.array(z.string())),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  seenAt: z.optional(instantSchema),
  clientId: z.optional(idSchema),
  projectId: z.optional(idSchema),
  madeClient: z.optional(z.boolean()),
  closedReason: z.optional(closedReasonSchema),
  closedNote: z.optional(z.string()),
  searchTerms: z.optional(z.array(z.string())),
});
export type Quote = z.infer<typeof quoteSchema>;
