import * as z from 'zod/mini';
import { dollarsSchema, signedDollarsSchema } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import {
  deciding,
  field,
  stored,
  storedCode,
  storedLanguage,
  type unknownCode,
} from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { partySchema, storedPriceFields } from './priced-fields.ts';

const estimateTexts = inLanguages({
  approvalWays: {
    portal: say('signed in to the portal', 'con sesión iniciada en el portal'),
    link: say('by the link in our email', 'con el enlace de nuestro correo'),
    in_person: say('in person, on our device', 'en persona, en nuestro dispositivo'),
    phone: say('by phone', 'por teléfono'),
    other: say('in another way', 'de otra manera'),
  },
  states: {
    estimate: {
      draft: say('Draft', 'Borrador'),
      sent: say('Sent', 'Enviado'),
      approved: say('Approved', 'Aprobado'),
      declined: say('Declined', 'Rechazado'),
      expired: say('Expired', 'Vencido'),
      replaced: say('Replaced', 'Reemplazado'),
      other: say('Other', 'Otro'),
    },
    'change order': {
      draft: say('Draft', 'Borrador'),
      sent: say('Sent', 'Enviada'),
      approved: say('Approved', 'Aprobada'),
      declined: say('Declined', 'Rechazada'),
      expired: say('Expired', 'Vencida'),
      replaced: say('Replaced', 'Reemplazada'),
      other: say('Other', 'Otra'),
    },
  },
  titles: {
    estimate: say(
      (name: string) => `Estimate ${name}`,
      (name) => `Presupuesto ${name}`,
    ),
    'change order': say(
      (name: string) => `Change order ${name}`,
      (name) => `Orden de cambio ${name}`,
    ),
  },
  version: say(
    (number: string, version: number) => `${number} version ${version}`,
    (number, version) => `${number} versión ${version}`,
  ),
});

/** The stored status. `expired` is not stored; `estimateState` derives it from `validUntil`. */
const estimateStatuses = ['draft', 'sent', 'approved', 'declined', 'replaced'] as const;

/** How an estimate was approved. `link`: from the mail's link; `in_person`: on a staff device. */
const approvalWays = ['portal', 'link', 'in_person', 'phone'] as const;

/** The end of a sentence about an approval: approved by Jordan, … */
export const approvalWayLabels: Record<(typeof approvalWays)[number] | typeof unknownCode, string> =
  inCurrentLanguage(() => estimateTexts().approvalWays);

const approvalSchema = z.object({
  way: storedCode(approvalWays),
  /** The staff member who handed over the device or took the call. */
  staff: z.optional(z.object({ id: z.string(), name: z.string() })),
  note: z.optional(z.string()),
  name: z.string(),
  /** A PNG data URL; undefined if the typed name is the signature. */
  signature: z.optional(z.string()),
  /** The exact sentence that the client agreed to. */
  consent: z.string(),
  /** The client confirmed receiving the home repair pamphlet. */
  pamphlet: z.boolean(),
  /** Server time; device time if signed offline. */
  at: instantSchema,
  /** When the server received it, if a device reported the signing time. */
  arrivedAt: z.optional(instantSchema),
  ip: z.string(),
  /** The address that connected to Google's front end, which a client cannot forge. */
  peer: z.string(),
  userAgent: z.string(),
  /** Covers everything shown: see `contentHashOf`. */
  contentHash: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const declinedForSchema = z.enum(['price', 'timing', 'somebody_else', 'not_needed', 'other']);
export type DeclinedFor = z.infer<typeof declinedForSchema>;

const questionSchema = z.object({
  at: instantSchema,
  text: z.string(),
  /** Our written reply; missing if given by phone. */
  answer: z.optional(z.object({ at: instantSchema, text: z.string() })),
});

/**
 * A stored estimate. Money is dollars, `validUntil` a Chicago day. An approved estimate is a contract and kept as signed;
 * others are erased with their client.
 */
export const estimateSchema = stored({
  id: field(idSchema, 'plain'),
  /** Shared by all versions: E-1001. */
  number: field(z.string(), 'plain'),
  /** Starts at 1; each replacement of a sent estimate adds one. */
  version: field(z.int(), 'plain'),
  clientId: field(idSchema, 'plain'),
  projectId: field(idSchema, 'plain'),
  status: deciding(storedCode(estimateStatuses), 'plain'),
  /** Whether the client may read it; true once sent. */
  onPortal: field(z.boolean(), 'plain'),
  lines: field(storedPriceFields.lines, 'books'),
  discount: deciding(storedPriceFields.discount, 'plain'),
  taxRate: field(storedPriceFields.taxRate, 'plain'),
  deposit: field(storedPriceFields.deposit, 'plain'),
  /** Negative for a change order that reduces the price. */
  total: field(signedDollarsSchema, 'plain'),
  depositAmount: field(dollarsSchema, 'plain'),
  validUntil: field(z.iso.date(), 'plain'),
  terms: field(z.optional(z.string()), 'books'),
  /** The client's purchase order number, and whether an approval required one when the estimate was sent. */
  poNumber: field(z.optional(z.string()), 'books'),
  asksPo: field(z.optional(z.boolean()), 'plain'),
  atHome: field(z.boolean(), 'plain'),
  /** Illinois home repair rules apply; decided on sending. */
  homeRepair: field(z.boolean(), 'plain'),
  projectTitle: field(z.optional(z.string()), 'books'),
  sender: field(z.optional(partySchema), 'plain'),
  recipient: field(z.optional(partySchema), 'books'),
  /** The language of the sent estimate, which the seal covers. Missing for English. */
  language: field(storedLanguage, 'plain'),
  sentAt: field(z.optional(instantSchema), 'plain'),
  approval: field(z.optional(approvalSchema), 'books'),
  declinedAt: field(z.optional(instantSchema), 'plain'),
  declinedFor: field(z.optional(storedCode(declinedForSchema.options)), 'plain'),
  declineReason: field(z.optional(z.string()), 'client'),
  /** When the client first opened it, by mail link or in the portal. */
  seenAt: field(z.optional(instantSchema), 'plain'),
  /** When automatic follow-up mails went out. */
  followedUpAt: field(z._default(z.array(instantSchema), []), 'plain'),
  questions: field(z._default(z.array(questionSchema), []), { holds: 'client', erased: [] }),
  awaitsAnswer: field(z._default(z.boolean(), false), 'plain'),
  /** For a change order: the approved estimate that it changes. */
  changeOf: field(z.optional(idSchema), 'plain'),
  /** Dollars agreed for the project when the change order was sent; `total` is added to it. */
  agreedBefore: field(z.optional(dollarsSchema), 'plain'),
  /** The visit where the client agreed to it as extra work. */
  appointmentId: field(z.optional(idSchema), 'plain'),
  replaces: field(z.optional(idSchema), 'plain'),
  replacedBy: field(z.optional(idSchema), 'plain'),
  /** The deposit's payment intent, shared so that two devices pay once. */
  depositIntentId: field(z.optional(z.string()), 'plain'),
  /** Finds the estimate by its purchase order (client-search.ts). */
  searchTerms: field(z.optional(z.array(z.string())), { holds: 'books', readers: 'nobody' }),
  createdAt: field(instantSchema, 'plain'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type Estimate = z.infer<typeof estimateSchema>;

export type EstimateState = Estimate['status'] | 'expired';

/** For lists that mix estimates and change orders. */
export const estimateStateLabels: Record<EstimateState, string> = inCurrentLanguage(
  () => estimateTexts().states.estimate,
);

/** Spanish words estimates and change orders differently. */
export function estimateStateLabel(estimate: Pick<Estimate, 'changeOf'>, state: EstimateState): string {
  return estimateTexts().states[estimateNoun(estimate)][state];
}

/** @param today the Chicago day, YYYY-MM-DD; an estimate is still valid on its last day */
export function estimateState(
  { status, validUntil }: Pick<Estimate, 'status' | 'validUntil'>,
  today: string,
): EstimateState {
  return status === 'sent' && validUntil < today ? 'expired' : status;
}

/** The name for people: E-1001, or E-1001 version 2. */
export function estimateName({ number, version }: Pick<Estimate, 'number' | 'version'>): string {
  return version === 1 ? number : estimateTexts().version(number, version);
}

/** The likely signer: the contact person of a company. */
export function signerOf({ recipient }: Pick<Estimate, 'recipient'>): string {
  return recipient?.person ?? recipient?.name ?? '';
}

export function estimateNoun({ changeOf }: Pick<Estimate, 'changeOf'>): 'estimate' | 'change order' {
  return changeOf ? 'change order' : 'estimate';
}

/** Whether a number is a change order's: E-1001-C1. */
export const isChangeOrderNumber = (number: string) => /-C\d+$/.test(number);

/** For a heading: Change order E-1001-C1. */
export function estimateTitle(estimate: Pick<Estimate, 'changeOf' | 'number' | 'version'>): string {
  return estimateTexts().titles[estimateNoun(estimate)](estimateName(estimate));
}

/** Dollars agreed once this paper is approved. */
export function agreedAfter({ agreedBefore = 0, total }: Pick<Estimate, 'agreedBefore' | 'total'>): number {
  return centsToDollars(dollarsToCents(agreedBefore) + dollarsToCents(total));
}
