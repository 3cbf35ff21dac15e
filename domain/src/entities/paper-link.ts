import * as z from 'zod/mini';
import { dollarsSchema } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { paperLinkDays } from '../values/limits.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { estimateSchema } from './estimate.ts';
import { invoiceSchema } from './invoice.ts';

const paperLinkTexts = inLanguages({
  as: say('As must be send or remind', 'as debe ser send o remind'),
  messages: {
    incomplete: say(
      'This link is incomplete. Please open it from the email again',
      'Este enlace está incompleto. Ábralo de nuevo desde el correo',
    ),
    ended: say(
      'This link was for someone who no longer gets these papers here. Please sign in to your portal, or call us',
      'Este enlace era de alguien que ya no recibe aquí estos documentos. Inicie sesión en su portal, o llámenos',
    ),
    late: say(
      `This link expired after ${paperLinkDays} days. Please sign in to your portal, or call us`,
      `Este enlace venció después de ${paperLinkDays} días. Inicie sesión en su portal, o llámenos`,
    ),
    replaced: say(
      'There is a newer version of this estimate. Please open the link in our latest email',
      'Hay una versión más nueva de este presupuesto. Abra el enlace de nuestro último correo',
    ),
    void: say('This invoice is void: nothing is due', 'Esta factura está anulada: no hay nada que pagar'),
  },
});

/** A mail's link opens one estimate or invoice without sign-in. */
export type LinkedKind = 'estimate' | 'invoice';

/** The header with the link's token. It authorizes answering, downloading and paying that paper. */
export const paperLinkHeader = 'X-Paper-Link';

export const paperLinkMessages = inCurrentLanguage(() => paperLinkTexts().messages);

/** 128 random bits in base64url. */
export const paperTokenSchema = z
  .string({ error: () => paperLinkMessages.incomplete })
  .check(z.regex(/^[\w-]{22}$/, { error: () => paperLinkMessages.incomplete }));

/** The body of POST /api/paper-links. */
export const openPaperSchema = strictBody({ token: paperTokenSchema });

/** The response of POST /api/paper-links: the paper, or only its kind if the owner requires a code first. */
export const openedPaperSchema = z.union([
  z.object({
    kind: z.literal('estimate'),
    estimate: estimateSchema,
    depositDue: dollarsSchema,
    depositOnItsWay: z.optional(dollarsSchema),
    isCancelled: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('invoice'), invoice: invoiceSchema }),
  z.object({ kind: z.literal('code'), of: z.enum(['estimate', 'invoice']), id: idSchema }),
]);
/** `depositDue` is dollars still due on approval, without those on their way from a bank. `isCancelled` means the job is canceled and takes no answer. */
export type OpenedPaper = z.infer<typeof openedPaperSchema>;

/** The response of POST /api/desk/appointments/{id}/invoice: an open invoice, the dollars due, and its payment page. */
export const visitInvoiceSchema = z.object({
  id: idSchema,
  number: z.string(),
  total: dollarsSchema,
  due: dollarsSchema,
  link: z.url(),
});
export type VisitInvoice = z.infer<typeof visitInvoiceSchema>;

/** The response of POST /api/desk/projects/{id}/pay-link: the payment page of an open invoice, and its balance in dollars. */
export const payLinkSchema = z.object({ url: z.url(), number: z.string(), balance: dollarsSchema });
export type PayLink = z.infer<typeof payLinkSchema>;

const asSchema = z.enum(['send', 'remind'], { error: () => paperLinkTexts().as });
export type PaperMailAs = z.infer<typeof asSchema>;

/** The body of POST /api/desk/estimates/{id}/mail and /api/desk/invoices/{id}/mail. */
export const paperMailSchema = strictBody({ as: asSchema });

/** The address of GET /api/desk/estimates/{id}/mail?as= and /api/desk/invoices/{id}/mail?as= */
export const paperMailParamsSchema = z.object({ id: idSchema, as: asSchema });
