import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { paymentAmountRange } from '../values/limits.ts';
import { hasWholeCents } from '../values/money.ts';
import { instantSchema, strictBody } from '../values/text-fields.ts';
import { paymentTexts } from './payment-texts.ts';
import { type PaymentStatus, paymentStatusSchema } from './status.ts';

export const paymentAmountMessages = inCurrentLanguage(paymentTexts);

const range = () => paymentAmountMessages.range;

/** Dollars that one card payment may move. */
export const paymentAmountSchema = z
  .number({ error: () => paymentAmountMessages.number })
  .check(
    z.gte(paymentAmountRange.min, { error: range }),
    z.lte(paymentAmountRange.max, { error: range }),
    z.refine(hasWholeCents, { error: () => paymentAmountMessages.cents }),
  );

const optionalId = (label: () => string) => z.optional(z.uuid({ error: () => paymentTexts().noId(label()) }));

const idOrEmpty = (label: () => string) => {
  const error = () => paymentTexts().noIdOrEmpty(label());
  return z._default(z.string({ error }).check(z.trim(), z.maxLength(100, { error })), '');
};

/**
 * The body of POST /api/create-payment-intent. `clientId` is read and ignored: the session or the project decides. With
 * `estimateId` its deposit is paid, with `invoiceId` what an invoice still asks or a part of it, each by its own client.
 */
export const paymentIntentRequestSchema = strictBody({
  amount: paymentAmountSchema,
  projectId: idOrEmpty(() => paymentTexts().project),
  clientId: idOrEmpty(() => paymentTexts().client),
  estimateId: optionalId(() => paymentTexts().estimate),
  invoiceId: optionalId(() => paymentTexts().invoice),
}).check(
  z.refine(({ estimateId, invoiceId }) => !(estimateId && invoiceId), {
    error: () => paymentTexts().oneThing,
  }),
);
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequestSchema>;

export const paymentIntentAnswerSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) });

/** Failed attempts to pay that close a payment: who tries stolen cards needs many. */
export const maxFailedAttempts = 5;

/**
 * How a payment stands that its card's owner does not accept: somebody has to answer the bank, the bank thinks, it
 * decided for us or for the payer, or it was closed without a decision.
 */
export const disputeStatusSchema = z.enum(['needs_response', 'under_review', 'won', 'lost', 'closed']);
export type DisputeStatus = z.infer<typeof disputeStatusSchema>;

/** How money came; one that says nothing came by card, through Stripe. */
export const paymentMethodSchema = z.enum(['card', 'cash', 'check', 'other'], {
  error: () => paymentTexts().method,
});

/** What a payment is: some of the price before or after the work, or money that went back. */
export const paymentKindSchema = z.enum(['deposit', 'payment', 'refund']);

/** Who of the staff took money at a visit. */
export const collectorSchema = z.object({ id: z.string(), name: z.string() });

/** Dollars that went back, and when. */
export const refundSchema = z.object({ at: instantSchema, amount: dollarsSchema });

/**
 * Specification section 3, and what became of the money later. The document's id is the payment intent's; one without
 * Stripe has an id of its own and no `stripePaymentIntentId`. A payment without a project or client has ''. `amount` is
 * what was paid, in dollars, whatever went back.
 */
export const paymentSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  clientId: z.string(),
  amount: dollarsSchema,
  status: paymentStatusSchema,
  stripePaymentIntentId: z.optional(z.string()),
  kind: z.optional(paymentKindSchema),
  method: z.optional(paymentMethodSchema),
  /** What was noted when it was recorded, such as a check's number. */
  note: z.optional(z.string()),
  /** The invoice that it is to pay first; without one it pays the oldest of its project. */
  invoiceId: z.optional(z.string()),
  /** The estimate whose deposit it is. */
  estimateId: z.optional(z.string()),
  /** Who took it at a visit, and whether the business has it by now. */
  collectedBy: z.optional(collectorSchema),
  handedOver: z.optional(z.boolean()),
  /** The visit at which it was taken. */
  appointmentId: z.optional(z.string()),
  paidAt: z.optional(instantSchema),
  createdAt: instantSchema,
  /** Dollars that went back to the payer, in one refund or several; a refund that failed does not count. */
  refundedAmount: z.optional(dollarsSchema),
  /** When the last of it went back. */
  refundedAt: z.optional(instantSchema),
  /** Each refund, the earliest first, where there was more than one. */
  refunds: z.optional(z.array(refundSchema)),
  /** Dollars of refunds that the bank sent back and that were not given back since: they are the business's until then. */
  refundFailedAmount: z.optional(dollarsSchema),
  /** Dollars of a card payment that were given back without the card, after a refund that the bank sent back. */
  handedBackAmount: z.optional(dollarsSchema),
  /** When the last of that was. */
  handedBackAt: z.optional(instantSchema),
  /** Each time it was, the earliest first, where there was more than one. */
  handBacks: z.optional(z.array(refundSchema)),
  /** Dollars of `refundedAmount` that the client owes again, because the bill stayed. */
  owedAgainAmount: z.optional(dollarsSchema),
  /** Dollars of `handedBackAmount` that the client owes again. */
  handedBackOwedAmount: z.optional(dollarsSchema),
  disputeStatus: z.optional(disputeStatusSchema),
  /** Until when the bank has to be answered. */
  disputeDueAt: z.optional(instantSchema),
  /** Dollars that a bank has taken back over a dispute, its fee left out. */
  withdrawnAmount: z.optional(dollarsSchema),
  /** When the last of it was. */
  withdrawnAt: z.optional(instantSchema),
  /** The version, where staff have changed it. */
  updatedAt: z.optional(instantSchema),
});
export type Payment = z.infer<typeof paymentSchema>;

const followers: Record<PaymentStatus, readonly PaymentStatus[]> = {
  processing: ['processing', 'failed', 'canceled', 'succeeded', 'refunded'],
  failed: ['failed', 'processing', 'canceled', 'succeeded', 'refunded'],
  canceled: ['canceled', 'succeeded', 'refunded'],
  succeeded: ['succeeded', 'refunded'],
  // A refund may fail after days: the money is ours again.
  refunded: ['refunded', 'succeeded'],
};

/** Whether a payment recorded as `before` may be recorded as `after`: money that arrived is never forgotten. */
export function mayFollow(before: PaymentStatus, after: PaymentStatus): boolean {
  return followers[before].includes(after);
}
