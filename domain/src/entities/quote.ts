import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { intakeSchema } from './intake.ts';
import { plainQuoteFields } from './plain-quote-request.ts';
import { priceRangeSchema } from './price-range.ts';
import { quoteTexts } from './quote-texts.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** The body of POST /api/quotes: what every request has, and what was said of the job beyond it. */
export const quoteRequestSchema = strictBody({
  ...plainQuoteFields,
  intake: z.optional(intakeSchema),
  /** Of the page that it was sent from: what who asks reads. */
  language: z.optional(languageSchema),
  /** What the page showed before it was sent. */
  priceRange: z.optional(priceRangeSchema),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** Why a request is closed without becoming a project. */
export const closedReasonSchema = z.enum(['declined', 'spam', 'duplicate', 'outside_area'], {
  error: () => quoteTexts().reasonRequired,
});
export type ClosedReason = z.infer<typeof closedReasonSchema>;

/** Specification section 3, and what became of it: pending until it is accepted (completed) or closed (cancelled). */
export const quoteSchema = z.extend(quoteRequestSchema, {
  id: idSchema,
  serviceType: serviceTypeSchema,
  status: z._default(z.string(), 'pending'),
  createdAt: instantSchema,
  /** The version: missing until the first change. */
  updatedAt: z.optional(instantSchema),
  /** Addresses of the photos that came with it, in the order they were put in, and what stands under them by their ids. */
  photos: z.optional(z.array(z.string())),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  /** When somebody at the desk first opened it. */
  seenAt: z.optional(instantSchema),
  /** What it became when it was accepted. */
  clientId: z.optional(idSchema),
  projectId: z.optional(idSchema),
  /** Whether the client was made of it, rather than found. */
  madeClient: z.optional(z.boolean()),
  closedReason: z.optional(closedReasonSchema),
  closedNote: z.optional(z.string()),
  /** What the desk finds it by. */
  searchTerms: z.optional(z.array(z.string())),
});
export type Quote = z.infer<typeof quoteSchema>;
