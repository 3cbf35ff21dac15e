import * as z from 'zod/mini';
import { dollarsSchema } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { baseVersion, idSchema, instantSchema, optionalLine, strictBody } from '../values/text-fields.ts';
import { despiteTransferField, paymentAmountSchema } from './payment.ts';
import { tapTimeSchema } from './visit-tap.ts';

const collectedPaymentTexts = inLanguages({
  messages: {
    notCollected: say(
      'This payment was not collected on site, so there is nothing to hand over',
      'Este pago no se cobró en el lugar, así que no hay nada que entregar',
    ),
    void: say(
      'This payment is void, so there is nothing to hand over',
      'Este pago está anulado, así que no hay nada que entregar',
    ),
    refunded: say(
      'All of this payment was refunded, so there is nothing to hand over',
      'Este pago se reembolsó por completo, así que no hay nada que entregar',
    ),
  },
  checkNumber: say('Check number', 'Número de cheque'),
  method: say('Method must be cash or check', 'La forma de pago debe ser efectivo o cheque'),
});

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
  ...despiteTransferField,
});
export type CollectPayment = z.infer<typeof collectPaymentSchema>;

/** The response: the collected payment, without the client's other payments. */
export const collectedResponseSchema = z.object({
  id: idSchema,
  amount: dollarsSchema,
  method: collectedMethodSchema,
});
export type CollectedResponse = z.infer<typeof collectedResponseSchema>;

/** The body of POST /api/desk/payments/{id}/handed-over: the version, null for none yet. */
export const handedOverSchema = strictBody({ updatedAt: baseVersion });

/**
 * A Stripe payment that another document keeps from being recorded, under the intent's id. Deleted once the payment is
 * recorded.
 */
export const unrecordedPaymentSchema = stored({
  id: field(z.string(), 'plain'),
  /** Tells staff the conflict and the fix. */
  sentence: field(z.string(), 'plain'),
  createdAt: field(instantSchema, 'plain'),
});
