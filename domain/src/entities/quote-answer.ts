import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { idSchema, optionalText, strictBody } from '../values/text-fields.ts';
import { projectFormSchema } from './project-request.ts';
import { type ClosedReason, closedReasonSchema } from './quote.ts';

const quoteAnswerTexts = inLanguages({
  closedReasons: {
    declined: say('Declined', 'Rechazada'),
    spam: 'Spam',
    duplicate: say('Duplicate', 'Duplicada'),
    outside_area: say('Outside our area', 'Fuera de nuestra zona'),
  },
  note: say('Note', 'Nota'),
  messages: {
    /** @param name the client with the request's email */
    unprovenEmail: say(
      (name: string) =>
        `${name} has this email, but has not confirmed it yet. Choose ${name} if it is the same person. If not, correct the email of ${name} first`,
      (name) =>
        `${name} tiene este correo electrónico, pero aún no lo ha confirmado. Elija a ${name} si es la misma persona. Si no, corrija primero el correo de ${name}`,
    ),
    nobodyToTell: say(
      'Neither the request nor the client has an email',
      'Ni la solicitud ni el cliente tienen correo electrónico',
    ),
    goneOn: say(
      'Work on this project has moved on. Cancel the project instead of reopening the request',
      'El trabajo de este proyecto ya avanzó. Cancele el proyecto en lugar de reabrir la solicitud',
    ),
  },
});

/** An omitted address or ZIP code comes from the request; an empty one is cleared. */
export const acceptedProjectSchema = z.omit(projectFormSchema, { scheduledDate: true, finalCost: true });

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
  serviceType: acceptedProjectSchema.shape.serviceType,
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
