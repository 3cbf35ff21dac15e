import * as z from 'zod/mini';
import { dollarsSchema, signedDollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { languageSchema } from '../values/language-schema.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { estimateTexts } from './estimate-texts.ts';
import { changePriceFields, partySchema } from './priced-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** How an estimate is stored. That one is `expired` is told by its last day alone: see `estimateState`. */
const estimateStatusSchema = z.enum(['draft', 'sent', 'approved', 'declined', 'replaced']);

/** How an estimate was approved; `link`: by whoever had the mail; `in_person`: on a device that staff handed over. */
const approvalWays = ['portal', 'link', 'in_person', 'phone'] as const;

/** As a sentence about an approval ends: approved by Jordan, … */
export const approvalWayLabels: Record<(typeof approvalWays)[number], string> = inCurrentLanguage(
  () => estimateTexts().approvalWays,
);

/** A client's signature and what it was given under. */
const approvalSchema = z.object({
  /** Missing in approvals of before it was kept, which came by the portal. */
  way: z.optional(z.enum(approvalWays)),
  /** Who of the staff handed over the device, or heard it on the phone. */
  staff: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** What was said on the phone. */
  note: z.optional(z.string()),
  /** As the client typed it. */
  name: z.string(),
  /** A PNG as data address, or undefined where the typed name is the signature. */
  signature: z.optional(z.string()),
  /** The sentence that was agreed to, word for word. */
  consent: z.string(),
  /** Whether the client said to have got the pamphlet on home repair. */
  pamphlet: z.boolean(),
  /** The server's time; of what was signed without a signal the device's. */
  at: instantSchema,
  /** When it reached the server, of what a device says when it was signed. */
  arrivedAt: z.optional(instantSchema),
  ip: z.string(),
  /** Who spoke to Google's front end, which cannot be made up; missing in approvals of before it was kept. */
  peer: z.optional(z.string()),
  userAgent: z.string(),
  /** Of exactly what was shown: see `contentHashOf`. */
  contentHash: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** Why a client says no, in one tap. */
export const declinedForSchema = z.enum(['price', 'timing', 'somebody_else', 'not_needed', 'other']);
export type DeclinedFor = z.infer<typeof declinedForSchema>;

const questionSchema = z.object({
  at: instantSchema,
  text: z.string(),
  /** What we wrote back; missing where it was told by phone. */
  answer: z.optional(z.object({ at: instantSchema, text: z.string() })),
});

/** An estimate as stored and answered. Money is dollars, `validUntil` a Chicago day. */
export const estimateSchema = z.object({
  id: idSchema,
  /** Shared by all versions: E-1001. */
  number: z.string(),
  /** 1, and one more for each that replaced a sent one. */
  version: z.int(),
  clientId: idSchema,
  projectId: idSchema,
  status: estimateStatusSchema,
  /** Whether the client may read it: true from the sending on. */
  onPortal: z.boolean(),
  ...changePriceFields,
  /** Below zero for a change order that takes off. */
  total: signedDollarsSchema,
  /** Dollars to pay on approval, 0 for none. */
  depositAmount: dollarsSchema,
  validUntil: z.iso.date(),
  terms: z.optional(z.string()),
  /** The number of the client's purchase order, and whether an approval needs one, as it was on sending. */
  poNumber: z.optional(z.string()),
  asksPo: z.optional(z.boolean()),
  /** The work is done at somebody's home. */
  atHome: z.boolean(),
  /** Illinois' rules for home repair hold: decided on sending. */
  homeRepair: z.boolean(),
  projectTitle: z.optional(z.string()),
  sender: z.optional(partySchema),
  recipient: z.optional(partySchema),
  /** What the client read when it was sent, and reads from then on: the seal covers it. Missing for English. */
  language: z.optional(languageSchema),
  sentAt: z.optional(instantSchema),
  approval: z.optional(approvalSchema),
  declinedAt: z.optional(instantSchema),
  declinedFor: z.optional(declinedForSchema),
  declineReason: z.optional(z.string()),
  /** When its client first opened it, by the link of a mail or in the portal. */
  seenAt: z.optional(instantSchema),
  /** When its client was mailed by itself because no answer had come. */
  followedUpAt: z._default(z.array(instantSchema), []),
  questions: z._default(z.array(questionSchema), []),
  /** A question that nobody has answered yet. */
  awaitsAnswer: z._default(z.boolean(), false),
  /** A change order: the approved estimate that it changes. */
  changeOf: z.optional(idSchema),
  /** Dollars that were agreed for the project when the change order was sent: `total` comes on top. */
  agreedBefore: z.optional(dollarsSchema),
  /** The visit at which it was agreed to as extra work. */
  appointmentId: z.optional(idSchema),
  /** Ids of the versions before and after. */
  replaces: z.optional(idSchema),
  replacedBy: z.optional(idSchema),
  /** The intent by which the deposit is being paid, so that two devices pay once. */
  depositIntentId: z.optional(z.string()),
  /** By which the desk finds its purchase order (client-search.ts). */
  searchTerms: z.optional(z.array(z.string())),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** What an estimate is at a moment, for people. */
export type EstimateState = Estimate['status'] | 'expired';

/** Of estimates and change orders alike, as where they are listed by it. */
export const estimateStateLabels: Record<EstimateState, string> = inCurrentLanguage(
  () => estimateTexts().states.estimate,
);

/** Of the one or the other, which Spanish tells apart. */
export function estimateStateLabel(estimate: Pick<Estimate, 'changeOf'>, state: EstimateState): string {
  return estimateTexts().states[estimateNoun(estimate)][state];
}

/** @param today the Chicago day, YYYY-MM-DD; the last day of an estimate is one on which it still holds */
export function estimateState(
  { status, validUntil }: Pick<Estimate, 'status' | 'validUntil'>,
  today: string,
): EstimateState {
  return status === 'sent' && validUntil < today ? 'expired' : status;
}

/** What people call it: E-1001, or E-1001 version 2. */
export function estimateName({ number, version }: Pick<Estimate, 'number' | 'version'>): string {
  return version === 1 ? number : estimateTexts().version(number, version);
}

/** Who is likely to sign it: the person, of a company. */
export function signerOf({ recipient }: Pick<Estimate, 'recipient'>): string {
  return recipient?.person ?? recipient?.name ?? '';
}

/** What it is, as catalogues look it up. */
export function estimateNoun({ changeOf }: Pick<Estimate, 'changeOf'>): 'estimate' | 'change order' {
  return changeOf ? 'change order' : 'estimate';
}

/** Whether a number is a change order's: E-1001-C1. */
export const isChangeOrderNumber = (number: string) => /-C\d+$/.test(number);

/** As a heading calls it: Change order E-1001-C1. */
export function estimateTitle(estimate: Pick<Estimate, 'changeOf' | 'number' | 'version'>): string {
  return estimateTexts().titles[estimateNoun(estimate)](estimateName(estimate));
}

/** Dollars that are agreed once a change order is approved; what an estimate comes to. */
export function agreedAfter({ agreedBefore = 0, total }: Pick<Estimate, 'agreedBefore' | 'total'>): number {
  return centsToDollars(dollarsToCents(agreedBefore) + dollarsToCents(total));
}

/** One that was approved is a contract, and kept as it was signed; every other goes with its client. */
export const estimatePrivacy = {
  id: 'plain',
  number: 'plain',
  version: 'plain',
  clientId: 'plain',
  projectId: 'plain',
  status: 'plain',
  onPortal: 'plain',
  lines: 'books',
  discount: 'plain',
  taxRate: 'plain',
  deposit: 'plain',
  total: 'plain',
  depositAmount: 'plain',
  validUntil: 'plain',
  terms: 'books',
  poNumber: 'books',
  asksPo: 'plain',
  atHome: 'plain',
  homeRepair: 'plain',
  projectTitle: 'books',
  sender: 'plain',
  recipient: 'books',
  language: 'plain',
  sentAt: 'plain',
  approval: 'books',
  declinedAt: 'plain',
  declinedFor: 'plain',
  declineReason: 'client',
  seenAt: 'plain',
  followedUpAt: 'plain',
  questions: { holds: 'client', erased: [] },
  awaitsAnswer: 'plain',
  changeOf: 'plain',
  agreedBefore: 'plain',
  appointmentId: 'plain',
  replaces: 'plain',
  replacedBy: 'plain',
  depositIntentId: 'plain',
  searchTerms: { holds: 'books', readers: 'nobody' },
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Estimate>;
