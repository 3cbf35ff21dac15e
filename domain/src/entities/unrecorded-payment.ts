import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** A Stripe payment that cannot be recorded because of another document, under the intent's id. Deleted once it is. */
export const unrecordedPaymentSchema = z.object({
  id: z.string(),
  /** Tells staff the conflict and the fix. */
  sentence: z.string(),
  createdAt: instantSchema,
});
export type UnrecordedPayment = z.infer<typeof unrecordedPaymentSchema>;

export const unrecordedPaymentPrivacy = {
  id: 'plain',
  sentence: 'plain',
  createdAt: 'plain',
} satisfies PrivacyOf<UnrecordedPayment>;
