import * as z from 'zod/mini';
import { dollarsSchema } from './dollars-schema.ts';
import { paymentAmountRange } from './limits.ts';
import { hasWholeCents } from './money.ts';
import { paymentStatusSchema } from './status.ts';
import { idSchema, instantSchema, strictBody } from './text-fields.ts';

export const paymentAmountMessages = {
  number: 'Amount must be a number',
  range: 'Amount must be between $1.00 and $999,999.99',
  cents: 'Amount must have at most two decimals',
} as const;

/** Dollars that one card payment may move. */
export const paymentAmountSchema = z
  .number(paymentAmountMessages.number)
  .check(
    z.gte(paymentAmountRange.min, paymentAmountMessages.range),
    z.lte(paymentAmountRange.max, paymentAmountMessages.range),
    z.refine(hasWholeCents, paymentAmountMessages.cents),
  );

const idOrEmpty = (message: string) => z._default(z.union([z.literal(''), idSchema], { error: message }), '');

/** The body of POST /api/create-payment-intent. `clientId` is read and ignored: the session or the project decides. */
export const paymentIntentRequestSchema = strictBody({
  amount: paymentAmountSchema,
  projectId: idOrEmpty('Project must be an id or empty'),
  clientId: idOrEmpty('Client must be an id or empty'),
});
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequestSchema>;

export const paymentIntentAnswerSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) });

/** Specification section 3; the document's id is the payment intent's. A payment without a project or client has ''. */
export const paymentSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  clientId: z.string(),
  amount: dollarsSchema,
  status: paymentStatusSchema,
  stripePaymentIntentId: z.string(),
  paidAt: z.optional(instantSchema),
  createdAt: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;
