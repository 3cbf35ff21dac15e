import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema, optionalText, requiredLine, strictBody } from '../values/text-fields.ts';
import { type ClosedReason, closedReasonSchema } from './quote.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** What a request becomes a project as. */
export const acceptedProjectSchema = strictBody({
  title: requiredLine('Title', textLimits.title, 'Title is required'),
  serviceType: serviceTypeSchema,
  description: optionalText('Description', textLimits.text),
  estimatedCost: z.optional(dollarsSchema),
});

/** The body of POST /api/desk/quotes/{id}/accept. Without `clientId` the client is found by the request's e-mail or made. */
export const acceptQuoteSchema = strictBody({
  clientId: z.optional(idSchema),
  project: acceptedProjectSchema,
});
export type AcceptQuote = z.infer<typeof acceptQuoteSchema>;

/** The answer to it. */
export const acceptedQuoteSchema = z.object({ clientId: idSchema, projectId: idSchema });
export type AcceptedQuote = z.infer<typeof acceptedQuoteSchema>;

/** The body of POST /api/desk/quotes/{id}/close. */
export const closeQuoteSchema = strictBody({
  reason: closedReasonSchema,
  note: optionalText('Note', textLimits.text),
});
export type CloseQuote = z.infer<typeof closeQuoteSchema>;

export const closedReasonLabels: Record<ClosedReason, string> = {
  declined: 'Declined',
  spam: 'Spam',
  duplicate: 'Duplicate',
  outside_area: 'Outside our area',
};

/** What staff are told when a request cannot be answered as they wish. */
export const quoteMessages = {
  goneOn:
    'The project made of this request has gone on since. Cancel the project instead of reopening the request',
} as const;
