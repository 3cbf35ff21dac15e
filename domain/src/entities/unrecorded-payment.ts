import * as z from 'zod/mini';
import { field, stored } from '../values/stored-fields.ts';
import { instantSchema } from '../values/text-fields.ts';

/** A Stripe payment that cannot be recorded because of another document, under the intent's id. Deleted once it is. */
export const unrecordedPaymentSchema = stored({
  id: field(z.string(), 'plain'),
  /** Tells staff the conflict and the fix. */
  sentence: field(z.string(), 'plain'),
  createdAt: field(instantSchema, 'plain'),
});
export type UnrecordedPayment = z.infer<typeof unrecordedPaymentSchema>;
