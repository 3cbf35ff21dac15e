import * as z from 'zod/mini';
import {
  storedCreationTime,
  storedDollars,
  storedOptionalDollars,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { disputeStatusSchema, type Payment, paymentKindSchema, paymentMethodSchema } from './payment.ts';
import { paymentStatusSchema } from './status.ts';

/** A payment as it is read: how much and whether it arrived have to be there. */
export const storedPaymentSchema: z.ZodMiniType<Payment> = z.object({
  id: z.string(),
  projectId: z.catch(storedText, ''),
  clientId: z.catch(storedText, ''),
  amount: storedDollars,
  status: paymentStatusSchema,
  stripePaymentIntentId: storedOptionalText,
  kind: z.catch(z.optional(paymentKindSchema), undefined),
  method: z.catch(z.optional(paymentMethodSchema), undefined),
  note: storedOptionalText,
  invoiceId: storedOptionalText,
  estimateId: storedOptionalText,
  paidAt: storedOptionalTime,
  createdAt: storedCreationTime,
  refundedAmount: storedOptionalDollars,
  refundedAt: storedOptionalTime,
  refundFailedAmount: storedOptionalDollars,
  handedBackAmount: storedOptionalDollars,
  handedBackAt: storedOptionalTime,
  disputeStatus: z.catch(z.optional(disputeStatusSchema), undefined),
  disputeDueAt: storedOptionalTime,
  withdrawnAmount: storedOptionalDollars,
  updatedAt: storedOptionalTime,
});
