import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/**
 * A payment at Stripe that could not be recorded, as a document stands in its way. Its id is the intent's; it is gone once the
 * payment is recorded.
 */
export const unrecordedPaymentSchema = z.object({
  id: z.string(),
  /** What stands in the way and what to do, for staff. */
  sentence: z.string(),
  createdAt: instantSchema,
});
export type UnrecordedPayment = z.infer<typeof unrecordedPaymentSchema>;

export const unrecordedPaymentPrivacy = {
  id: 'plain',
  sentence: 'plain',
  createdAt: 'plain',
} satisfies PrivacyOf<UnrecordedPayment>;
