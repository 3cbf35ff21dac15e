import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { instantSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import { type Payment, paymentAmountSchema } from './payment.ts';

export const paymentRecordMessages = {
  projectRequired: 'Project is required',
  otherClient: 'This project belongs to another client',
  byCard: 'A payment by card is Stripe’s to change. Refund it there',
  alreadyVoid: 'This payment is void already',
  reasonRequired: 'Reason is required to void a payment',
} as const;

/** How money comes that no card moves. */
export const paymentMethodLabels = { cash: 'Cash', check: 'Check', other: 'Other' } as const;

/** How a payment came, for people. */
export function paymentMethodName({ method = 'card', kind }: Pick<Payment, 'method' | 'kind'>): string {
  const label = method === 'card' ? 'Card' : paymentMethodLabels[method];
  return kind === 'deposit' ? `${label}, deposit` : kind === 'refund' ? `${label}, paid back` : label;
}

/** The body of POST /api/desk/payments: money that came without Stripe. */
export const newPaymentSchema = strictBody({
  clientId: z.uuid({ error: 'Client is required' }),
  projectId: z.uuid({ error: paymentRecordMessages.projectRequired }),
  amount: paymentAmountSchema,
  method: z.enum(['cash', 'check', 'other'], 'Method must be cash, check or other'),
  note: optionalText('Note', textLimits.text),
});
export type NewPayment = z.infer<typeof newPaymentSchema>;

/** The body of POST /api/desk/payments/{id}/void: the version, null for none yet, and why. */
export const voidPaymentSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  reason: requiredText('Reason', textLimits.text, paymentRecordMessages.reasonRequired),
});

export const voidPaymentAddressSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/, 'The address is not valid')),
});
