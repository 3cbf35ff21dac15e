import * as z from 'zod/mini';
import {
  type StoredFields,
  storedCreationTime,
  storedDollars,
  storedOptionalBoolean,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import {
  collectorSchema,
  disputeStatusSchema,
  type Payment,
  paymentKindSchema,
  paymentMethodSchema,
  refundSchema,
} from './payment.ts';
import type { PrivacyOf } from './privacy.ts';
import { paymentStatusSchema } from './status.ts';

/**
 * A payment as it is read: how much and whether it arrived have to be there, and what says what is left of it has to be right
 * where it is there.
 */
export const storedPaymentSchema: z.ZodMiniType<Payment> = z.object({
  id: z.string(),
  projectId: z.catch(storedText, ''),
  clientId: z.catch(storedText, ''),
  amount: storedDollars,
  status: paymentStatusSchema,
  stripePaymentIntentId: storedOptionalText,
  kind: z.optional(paymentKindSchema),
  method: z.catch(z.optional(paymentMethodSchema), undefined),
  note: storedOptionalText,
  invoiceId: storedOptionalText,
  estimateId: storedOptionalText,
  collectedBy: z.catch(z.optional(collectorSchema), undefined),
  handedOver: storedOptionalBoolean,
  appointmentId: storedOptionalText,
  paidAt: storedOptionalTime,
  createdAt: storedCreationTime,
  refundedAmount: z.optional(storedDollars),
  refundedAt: storedOptionalTime,
  refunds: z.catch(z.optional(z.array(refundSchema)), undefined),
  refundFailedAmount: z.optional(storedDollars),
  handedBackAmount: z.optional(storedDollars),
  handedBackAt: storedOptionalTime,
  owedAgainAmount: z.optional(storedDollars),
  handedBackOwedAmount: z.optional(storedDollars),
  disputeStatus: z.catch(z.optional(disputeStatusSchema), undefined),
  disputeDueAt: storedOptionalTime,
  withdrawnAmount: z.optional(storedDollars),
  withdrawnAt: storedOptionalTime,
  updatedAt: storedOptionalTime,
} satisfies StoredFields<Payment>);

export const paymentPrivacy = {
  id: 'plain',
  projectId: 'plain',
  clientId: 'plain',
  amount: 'plain',
  status: 'plain',
  stripePaymentIntentId: 'plain',
  kind: 'plain',
  method: 'plain',
  note: 'client',
  invoiceId: 'plain',
  estimateId: 'plain',
  collectedBy: 'staff',
  handedOver: { holds: 'plain', readers: 'desk' },
  appointmentId: 'plain',
  paidAt: 'plain',
  createdAt: 'plain',
  refundedAmount: 'plain',
  refundedAt: 'plain',
  refunds: 'plain',
  refundFailedAmount: 'plain',
  handedBackAmount: 'plain',
  handedBackAt: 'plain',
  owedAgainAmount: 'plain',
  handedBackOwedAmount: 'plain',
  disputeStatus: 'plain',
  disputeDueAt: 'plain',
  withdrawnAmount: 'plain',
  withdrawnAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Payment>;
