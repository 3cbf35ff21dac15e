import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored, storedCode, storedLanguage } from '../values/stored-fields.ts';
import {
  instantSchema,
  languageSchema,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { newsGroups } from './staff.ts';

const mailTexts = inLanguages({
  messages: {
    noEmail: say(
      'This client has no email. Add one first',
      'Este cliente no tiene correo electrónico. Agregue uno primero',
    ),
    notFailed: say(
      'This email did not fail: it was sent, or it is on its way',
      'Este correo no falló: ya se envió o va en camino',
    ),
    readerGone: say(
      'This person no longer gets these emails. Please send the paper again, or write to the client',
      'Esta persona ya no recibe estos correos. Envíe el documento de nuevo o escríbale al cliente',
    ),
    tooLate: say(
      'It’s too late to send this email. Please write to the client instead',
      'Ya es tarde para enviar este correo. Mejor escríbale al cliente',
    ),
  },
  clientRequired: say('Client is required', 'Elija un cliente'),
  subject: say('Subject', 'Asunto'),
  subjectRequired: say('Subject is required', 'Escriba el asunto'),
  message: say('Message', 'Mensaje'),
  textRequired: say('Please write something', 'Escriba algo'),
  noAddress: say('The address is not valid', 'La dirección no es válida'),
});

const mailFailureTexts = inLanguages({
  unsent: say('The email could not be sent', 'No se pudo enviar el correo'),
  noSuchAddress: say(
    'The mail server doesn’t accept mail for this address',
    'El servidor de correo no recibe nada para esta dirección',
  ),
  mailRefused: say('The mail server refused this email', 'El servidor de correo rechazó este correo'),
  signInRefused: say(
    'The mail server does not let us sign in',
    'El servidor de correo no nos deja iniciar sesión',
  ),
  noAddress: say('Mail can’t be sent to this address', 'A esta dirección no se puede enviar correo'),
  notTaken: say('The mail server did not take it', 'El servidor de correo no lo aceptó'),
  notReached: say('The mail server could not be reached', 'No se pudo conectar con el servidor de correo'),
  noPasswordLink: say(
    'The link to set a password could not be made',
    'No se pudo crear el enlace para poner una contraseña',
  ),
  tooLate: say('It was too late to send this', 'Ya era tarde para enviar esto'),
  brokenOff: say('Sending was interrupted again and again', 'El envío se interrumpió una y otra vez'),
  unreadable: say(
    'What this email is about cannot be read',
    'No se puede leer aquello de lo que trata este correo',
  ),
  readerGone: say('This person no longer gets these emails', 'Esta persona ya no recibe estos correos'),
  takenBack: say('It was taken back before it went out', 'Se deshizo antes de que saliera'),
  visitChanged: say('The visit has changed since', 'La visita cambió después'),
  visitPast: say('The visit’s time has come or passed', 'La hora de la visita ya llegó o ya pasó'),
  estimateChanged: say(
    'The estimate was answered, replaced or ended',
    'El presupuesto ya tiene respuesta, se reemplazó o terminó',
  ),
  invoiceChanged: say('The invoice asks for nothing any more', 'La factura ya no pide ningún pago'),
  paymentChanged: say('The payment has changed since', 'El pago cambió después'),
  requestChanged: say('The request was answered or removed', 'La solicitud ya tiene respuesta o se quitó'),
  notWanted: say('It is not wanted any more', 'Ya no se desea'),
  codeOver: say('The code was used, replaced or expired', 'El código se usó, se reemplazó o venció'),
  accountChanged: say('The account has changed since', 'La cuenta cambió después'),
});

export const mailKinds = [
  'quote-received',
  'quote-answered',
  'visit-booked',
  'visits-planned',
  'visit-moved',
  'visits-moved',
  'visit-cancelled',
  'visit-needs-time',
  'visit-reminder',
  'visit-soon',
  'on-my-way',
  'not-on-my-way',
  'estimate',
  'estimate-question',
  'estimate-reminder',
  'estimate-follow-up',
  'estimate-answer',
  'estimate-approved',
  'invoice',
  'invoice-reminder',
  'receipt',
  'receipt-void',
  'refund',
  'refund-failed',
  'payment-failed',
  'review-request',
  'code',
  'email-changed',
  'staff-password',
  'staff-news',
  'written',
] as const;
export type MailKind = (typeof mailKinds)[number];

const attachmentSchema = z.object({ filename: z.string(), contentType: z.string(), content: z.base64() });

/** An invitation or cancellation for the reader's calendar (RFC 6047): the .ics text and its method. */
const calendarPartSchema = z.object({ method: storedCode(['REQUEST', 'CANCEL']), content: z.string() });

const contentFields = {
  subject: z.string(),
  text: z.string(),
  /** Missing in mails that staff write. */
  html: z.optional(z.string()),
  calendar: z.optional(calendarPartSchema),
  attachments: z.optional(z.array(attachmentSchema)),
  /** Extra headers, such as List-Unsubscribe (RFC 8058). */
  headers: z.optional(z.record(z.string(), z.string())),
};
const mailContentSchema = z.object(contentFields);
export type MailContent = z.infer<typeof mailContentSchema>;

const wordsSchema = z.object({ subject: z.string(), text: z.string() });
/** The mail's text in the other language, for staff. */
const besideFields = { inEnglish: z.optional(wordsSchema), inSpanish: z.optional(wordsSchema) };

const toldSchema = z.object({
  visits: z.optional(z.array(z.object({ id: z.string(), sequence: z.number() }))),
  /** When the welder set out. */
  setOutAt: z.optional(z.string()),
  /** Cents that an invoice asks for, or that a payment had returned by then. */
  cents: z.optional(z.number()),
  /** When a transfer failed. */
  failedAt: z.optional(z.string()),
  /** The sign-in code, and when it expires in milliseconds since 1970. */
  code: z.optional(z.object({ id: z.string(), expires: z.number() })),
});

/** One thing that staff are told by mail, in both languages: the notification it was, and the desk's page about it. */
const newsItemSchema = z.object({
  id: z.string(),
  group: storedCode(newsGroups),
  path: z.string(),
  title: z.string(),
  body: z.string(),
  inSpanish: z.object({ title: z.string(), body: z.string() }),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** A queued, sent or failed mail. Written in the same batch as its cause. */
export const mailSchema = stored({
  id: field(z.string(), 'plain'),
  kind: field(storedCode(mailKinds), 'plain'),
  /** One address; '' in the record of a sent mail whose reader is gone. */
  to: field(z.string(), { holds: 'client', erased: '' }),
  /** The reader: `client`, or a contact's id. Missing for other readers, and in mails of an earlier release. */
  person: field(z.optional(z.string()), 'plain'),
  subject: field(contentFields.subject, { holds: 'client', erased: '' }),
  text: field(contentFields.text, { holds: 'client', erased: '' }),
  html: field(contentFields.html, 'client'),
  calendar: field(contentFields.calendar, 'client'),
  attachments: field(contentFields.attachments, 'client'),
  headers: field(contentFields.headers, 'client'),
  language: field(storedLanguage, 'plain'),
  inEnglish: field(besideFields.inEnglish, { holds: 'client', readers: 'desk' }),
  inSpanish: field(besideFields.inSpanish, { holds: 'client', readers: 'desk' }),
  clientId: field(z.optional(z.string()), 'plain'),
  projectId: field(z.optional(z.string()), 'plain'),
  appointmentId: field(z.optional(z.string()), 'plain'),
  quoteId: field(z.optional(z.string()), 'plain'),
  estimateId: field(z.optional(z.string()), 'plain'),
  invoiceId: field(z.optional(z.string()), 'plain'),
  paymentId: field(z.optional(z.string()), 'plain'),
  /** What it tells, compared at its sending. Missing in mails of an earlier release. */
  told: field(z.catch(z.optional(toldSchema), undefined), 'plain'),
  /** The reader of news to staff. */
  staffId: field(z.optional(z.string()), 'staff'),
  /** The news of a mail to staff, from which its text is made. */
  news: field(z.optional(z.array(newsItemSchema)), 'client'),
  /**
   * `dismissed`: it failed, and staff decided not to resend it. `withdrawn`: it is not sent, because it is not so any more or
   * its reader is gone; `failure` has the reason.
   */
  status: field(storedCode(['queued', 'sent', 'failed', 'dismissed', 'withdrawn']), 'plain'),
  /** False for mails that give access to a client's account, which staff may not read. Rules compare this field. */
  onDesk: field(z.boolean(), 'plain'),
  attempts: field(z.number(), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  dueAt: field(instantSchema, 'plain'),
  leasedUntil: field(z.optional(instantSchema), 'plain'),
  sentAt: field(z.optional(instantSchema), 'plain'),
  /** The mail server's last error, or why it was withdrawn. */
  failure: field(z.optional(z.string()), 'client'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type Mail = z.infer<typeof mailSchema>;

/** The id of this kind of mail about this entity. `occasion` separates repeated events. */
export function mailId(kind: MailKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

/** The id of one reader's mail. The client's own has no suffix, as in earlier releases, so that none goes out twice. */
export function mailIdFor(id: string, { person }: { readonly person: string }): string {
  return person === 'client' ? id : `${id}_${person}`;
}

export type MailFailureKind = keyof ReturnType<typeof mailFailureTexts>;

/** The stored form of a failure: its kind, then a colon and the mail server's reply. */
export function storedMailFailure({
  kind,
  reply,
}: {
  readonly kind: MailFailureKind;
  readonly reply: string;
}): string {
  return reply ? `${kind}: ${reply}` : kind;
}

export function mailFailureText(stored: string): string {
  const [, kind = '', reply] = /^(\w+)(?:: (.*))?$/s.exec(stored) ?? [];
  const texts: Readonly<Record<string, string>> = mailFailureTexts();
  const sentence = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (sentence === undefined) return stored;
  return reply ? `${sentence} (${reply})` : sentence;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long after its cause a mail is still useful. Other kinds never expire. */
const goodFor: Partial<Record<MailKind, number>> = {
  code: 10 * minute,
  'on-my-way': hour,
  'not-on-my-way': hour,
  'visit-soon': 2 * hour,
  // These end before the last retry, which would come at night.
  'visit-reminder': 14 * hour,
  'invoice-reminder': 14 * hour,
  'estimate-follow-up': 14 * hour,
};

export function isTooLate({ kind, createdAt }: Pick<Mail, 'kind' | 'createdAt'>, at: Date): boolean {
  const lifetime = kind === 'other' ? undefined : goodFor[kind];
  return lifetime !== undefined && at.getTime() > Date.parse(createdAt) + lifetime;
}

/** A preview of a mail for the desk. Its secret link is left out. */
export const mailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.optional(languageSchema),
  ...besideFields,
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** The body of POST /api/desk/mails: a mail from staff to a client. */
export const newMailSchema = strictBody({
  clientId: z.uuid({ error: () => mailTexts().clientRequired }),
  subject: requiredLine(
    () => mailTexts().subject,
    textLimits.title,
    () => mailTexts().subjectRequired,
  ),
  text: requiredText(
    () => mailTexts().message,
    textLimits.text,
    () => mailTexts().textRequired,
  ),
});
export type NewMail = z.infer<typeof newMailSchema>;

/** The path of POST /api/desk/mails/{id}/send-again and /dismiss. */
export const mailParamsSchema = z.object({
  id: z.string().check(z.regex(/^(?!__.*__$)[\w.:-]{1,200}$/, { error: () => mailTexts().noAddress })),
});

export const mailMessages = inCurrentLanguage(() => mailTexts().messages);
