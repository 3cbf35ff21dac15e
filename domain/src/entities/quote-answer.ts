import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { addressLine, idSchema, optionalText, strictBody } from '../values/text-fields.ts';
import { optionalZipSchema } from '../values/zip.ts';
import { type ClosedReason, closedReasonSchema } from './quote.ts';
import { quoteAnswerTexts } from './quote-answer-texts.ts';
import { serviceTypeSchema } from './service-type-schema.ts';
import { titleLine } from './title-line.ts';

export const acceptedProjectSchema = strictBody({
  title: titleLine(
    () => quoteAnswerTexts().title,
    () => quoteAnswerTexts().titleRequired,
  ),
  serviceType: serviceTypeSchema,
  description: optionalText(() => quoteAnswerTexts().description, textLimits.text),
  estimatedCost: z.optional(dollarsSchema),
  /** Omitted fields come from the request; empty ones are cleared. */
  address: addressLine(() => quoteAnswerTexts().address),
  zip: optionalZipSchema,
});

/**
 * The body of POST /api/desk/quotes/{id}/accept. Without `clientId`, the client is found by the request's email if it is
 * confirmed, or created.
 */
export const acceptQuoteSchema = strictBody({
  clientId: z.optional(idSchema),
  project: acceptedProjectSchema,
  /** Whether to mail the requester that we take the job. */
  tell: z._default(z.boolean(), false),
});
export type AcceptQuote = z.infer<typeof acceptQuoteSchema>;

export const acceptedQuoteSchema = z.object({ clientId: idSchema, projectId: idSchema });
export type AcceptedQuote = z.infer<typeof acceptedQuoteSchema>;

/** The query of GET /api/desk/quotes/{id}/accept-mail. */
export const acceptMailQuerySchema = z.object({
  id: idSchema,
  clientId: z.optional(idSchema),
  title: acceptedProjectSchema.shape.title,
  serviceType: serviceTypeSchema,
});

/** The body of POST /api/desk/quotes/{id}/close. */
export const closeQuoteSchema = strictBody({
  reason: closedReasonSchema,
  note: optionalText(() => quoteAnswerTexts().note, textLimits.text),
});
export type CloseQuote = z.infer<typeof closeQuoteSchema>;

export const closedReasonLabels: Record<ClosedReason, string> = inCurrentLanguage(
  () => quoteAnswerTexts().closedReasons,
);

export const quoteMessages = inCurrentLanguage(() => quoteAnswerTexts().messages);
