import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { idSchema, optionalLine, shownVersion, strictBody } from '../values/text-fields.ts';
import { collectedPaymentTexts } from './collected-payment-texts.ts';
import { paymentAmountSchema } from './payment.ts';
import { tapTimeSchema } from './visit-tap.ts';

export const collectedPaymentMessages = inCurrentLanguage(() => collectedPaymentTexts().messages);

const collectedMethodSchema = z.enum(['cash', 'check'], { error: () => collectedPaymentTexts().method });

/**
 * The body of POST /api/desk/appointments/{id}/collect: dollars taken at a visit, a check's number, and when, possibly long
 * before it arrives.
 */
export const collectPaymentSchema = strictBody({
  amount: paymentAmountSchema,
  method: collectedMethodSchema,
  reference: optionalLine(() => collectedPaymentTexts().checkNumber, textLimits.name),
  tappedAt: tapTimeSchema,
});
export type CollectPayment = z.infer<typeof collectPaymentSchema>;

/** The answer: the collected payment, without the client's other payments. */
export const collectedAnswerSchema = z.object({
  id: idSchema,
  amount: dollarsSchema,
  method: collectedMethodSchema,
});
export type CollectedAnswer = z.infer<typeof collectedAnswerSchema>;

/** The body of POST /api/desk/payments/{id}/handed-over: the version, null for none yet. */
export const handedOverSchema = strictBody({ updatedAt: shownVersion });
