import * as z from 'zod/mini';
import { partySchema } from '../money/party.ts';
import { estimatePriceFields } from '../money/priced-fields.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** How an estimate is stored. That one is `expired` is told by its last day alone: see `estimateState`. */
const estimateStatusSchema = z.enum(['draft', 'sent', 'approved', 'declined', 'replaced']);

/** A client's signature and what it was given under. */
const approvalSchema = z.object({
  /** As the client typed it. */
  name: z.string(),
  /** A PNG as data address, or undefined where the typed name is the signature. */
  signature: z.optional(z.string()),
  /** The sentence that was agreed to, word for word. */
  consent: z.string(),
  /** Whether the client said to have got the pamphlet on home repair. */
  pamphlet: z.boolean(),
  /** The server's time. */
  at: instantSchema,
  ip: z.string(),
  userAgent: z.string(),
  /** Of exactly what was shown: see `contentHashOf`. */
  contentHash: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;

const questionSchema = z.object({ at: instantSchema, text: z.string() });

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
  ...estimatePriceFields,
  total: dollarsSchema,
  /** Dollars to pay on approval, 0 for none. */
  depositAmount: dollarsSchema,
  validUntil: z.iso.date(),
  terms: z.optional(z.string()),
  /** The work is done at somebody's home. */
  atHome: z.boolean(),
  /** Illinois' rules for home repair hold: decided on sending. */
  homeRepair: z.boolean(),
  projectTitle: z.optional(z.string()),
  sender: z.optional(partySchema),
  recipient: z.optional(partySchema),
  sentAt: z.optional(instantSchema),
  approval: z.optional(approvalSchema),
  declinedAt: z.optional(instantSchema),
  declineReason: z.optional(z.string()),
  questions: z._default(z.array(questionSchema), []),
  /** A question that nobody has answered yet. */
  awaitsAnswer: z._default(z.boolean(), false),
  /** Ids of the versions before and after. */
  replaces: z.optional(idSchema),
  replacedBy: z.optional(idSchema),
  /** The intent by which the deposit is being paid, so that two devices pay once. */
  depositIntentId: z.optional(z.string()),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** What an estimate is at a moment, for people. */
export type EstimateState = Estimate['status'] | 'expired';

export const estimateStateLabels: Record<EstimateState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Expired',
  replaced: 'Replaced',
};

/** @param today the Chicago day, YYYY-MM-DD; the last day of an estimate is one on which it still holds */
export function estimateState(
  { status, validUntil }: Pick<Estimate, 'status' | 'validUntil'>,
  today: string,
): EstimateState {
  return status === 'sent' && validUntil < today ? 'expired' : status;
}

/** What people call it: E-1001, or E-1001 version 2. */
export function estimateName({ number, version }: Pick<Estimate, 'number' | 'version'>): string {
  return version === 1 ? number : `${number} version ${version}`;
}
