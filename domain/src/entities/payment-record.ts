import * as z from 'zod/mini';
import { dollarsSchema, trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { pastDay } from '../values/past-day.ts';
import { baseVersion, idSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import { despiteTransferField, type Payment, paymentAmountSchema } from './payment.ts';

const paymentRecordTexts = inLanguages({
  messages: {
    projectRequired: say('Project is required', 'Elija un proyecto'),
    byCard: say(
      'Only Stripe can change a card payment. Refund it instead',
      'Un pago con tarjeta solo lo cambia Stripe. Reembólselo',
    ),
    alreadyVoid: say('This payment is already void', 'Este pago ya está anulado'),
    partlyRefunded: say(
      'Some of this payment was refunded. Refund the rest instead',
      'Una parte de este pago se reembolsó. Corresponde reembolsar el resto',
    ),
    reasonRequired: say('Reason is required to void a payment', 'Indique el motivo para anular un pago'),
    refundReasonRequired: say('Reason is required for a refund', 'Indique el motivo del reembolso'),
    notArrived: say(
      'This payment has not arrived, so there is nothing to refund',
      'Este pago no ha llegado, así que no hay nada que reembolsar',
    ),
    refundTooMuch: say(
      'This is more than what is left of this payment',
      'Es más de lo que queda de este pago',
    ),
    refundAmount: say('Amount must be at least $0.01', 'El monto debe ser de $0.01 como mínimo'),
    refundRefused: say(
      'Stripe refused this refund. Please look at the payment in Stripe',
      'Stripe rechazó este reembolso. Revise el pago en Stripe',
    ),
    underWay: say(
      'A payment for this was just made. Please wait a moment and look again',
      'Se acaba de hacer un pago de esto. Espere un momento y revise de nuevo',
    ),
    onItsWay: say(
      'A payment for this is already on its way. Pay only what is left after it',
      'Ya hay un pago de esto en camino. Pague solo lo que quede después',
    ),
    disputed: say(
      'The bank has taken this money back over a dispute. Answer the dispute in Stripe',
      'El banco retiró este dinero por una disputa. Conteste la disputa en Stripe',
    ),
    noRefundCameBack: say(
      'No refund of this payment came back, so refund it the way it was paid',
      'Ningún reembolso de este pago regresó, así que se devuelve por donde llegó',
    ),
    otherProject: say('This invoice belongs to another project', 'Esta factura es de otro proyecto'),
    invoiceNotOpen: say(
      'This invoice can’t take a payment: it is void, or not sent yet',
      'Esta factura no recibe pagos: está anulada o no se ha enviado',
    ),
    assigned: say('This payment already belongs to a client', 'Este pago ya es de un cliente'),
    notAssigned: say(
      'This payment has changed since it was assigned. Assign it again instead',
      'Este pago cambió después de asignarlo. Asígnelo otra vez',
    ),
    otherCredit: say(
      'This amount has changed meanwhile. Look again',
      'Este monto cambió mientras tanto. Revíselo otra vez',
    ),
    invoiceOrProject: say(
      'Say which invoice, or which client and project, was paid',
      'Diga qué factura, o qué cliente y proyecto, se pagó',
    ),
  },
  methods: {
    cash: say('Cash', 'Efectivo'),
    check: say('Check', 'Cheque'),
    other: say('Other', 'Otro'),
  },
  dateReceived: say('Date received', 'Fecha en que se recibió'),
  note: say('Note', 'Nota'),
  reason: say('Reason', 'Motivo'),
  method: say('Method must be cash, check or other', 'La forma de pago debe ser efectivo, cheque u otra'),
  card: say('Card', 'Tarjeta'),
  bankTransfer: say('Bank transfer', 'Transferencia bancaria'),
  clientRequired: say('Client is required', 'Elija un cliente'),
  lowerBill: say('Lower bill', 'Bajar la cuenta'),
  noAddress: say('The address is not valid', 'La dirección no es válida'),
  deposit: say(
    (label: string) => `${label}, deposit`,
    (label) => `${label}, anticipo`,
  ),
  refund: say(
    (label: string) => `${label}, paid back`,
    (label) => `${label}, reembolso`,
  ),
});

export const paymentRecordMessages = inCurrentLanguage(() => paymentRecordTexts().messages);

export const paymentMethodLabels = inCurrentLanguage(() => paymentRecordTexts().methods);

const receivedMethodSchema = z.enum(['cash', 'check', 'other'], { error: () => paymentRecordTexts().method });

export function paymentMethodName({ method = 'card', kind }: Pick<Payment, 'method' | 'kind'>): string {
  const t = paymentRecordTexts();
  const { card, bankTransfer } = t;
  const label = { ...paymentMethodLabels, card, bank_transfer: bankTransfer }[method];
  return kind === 'deposit' ? t.deposit(label) : kind === 'refund' ? t.refund(label) : label;
}

export const recordedMoneySchema = strictBody({
  amount: paymentAmountSchema,
  method: receivedMethodSchema,
  paidOn: z.optional(pastDay(() => paymentRecordTexts().dateReceived)),
  note: optionalText(() => paymentRecordTexts().note, textLimits.text),
});
export type RecordedMoney = z.infer<typeof recordedMoneySchema>;

/** The body of POST /api/desk/payments: money received outside Stripe, for an invoice or a client's project. */
export const newPaymentSchema = z
  .extend(recordedMoneySchema, {
    clientId: z.optional(z.uuid({ error: () => paymentRecordTexts().clientRequired })),
    projectId: z.optional(z.uuid({ error: () => paymentRecordMessages.projectRequired })),
    invoiceId: z.optional(idSchema),
    estimateId: z.optional(idSchema),
    ...despiteTransferField,
  })
  .check(
    z.refine(({ clientId, projectId, invoiceId }) => Boolean(invoiceId) || Boolean(clientId && projectId), {
      error: () => paymentRecordMessages.invoiceOrProject,
    }),
  );
export type NewPayment = z.infer<typeof newPaymentSchema>;

/**
 * The body of POST /api/desk/payments/{id}/refund: dollars and the reason. Without `method` the money returns the way it came.
 * `method` records a manual refund after a bank rejected the card refund. `lowerBill` false keeps the bill, so the client owes
 * the money again; otherwise the bill is lowered.
 */
export const refundPaymentSchema = strictBody({
  amount: dollarsSchema.check(z.gte(0.01, { error: () => paymentRecordMessages.refundAmount })),
  reason: requiredText(
    () => paymentRecordTexts().reason,
    500,
    () => paymentRecordMessages.refundReasonRequired,
  ),
  method: z.optional(receivedMethodSchema),
  lowerBill: z.optional(trueOrFalse(() => paymentRecordTexts().lowerBill)),
  ...despiteTransferField,
});
export type RefundPayment = z.infer<typeof refundPaymentSchema>;

/**
 * The body of PATCH /api/desk/payments/{id}: the client and invoice it belongs to, and the version, null for none yet.
 * `invoiceId` null unlinks the invoice.
 */
export const assignPaymentSchema = strictBody({
  updatedAt: baseVersion,
  clientId: z.uuid({ error: () => paymentRecordTexts().clientRequired }),
  projectId: z.uuid({ error: () => paymentRecordMessages.projectRequired }),
  invoiceId: z.optional(z.nullable(idSchema)),
});
export type AssignPayment = z.infer<typeof assignPaymentSchema>;

/** The body of POST /api/desk/payments/{id}/void: the version, null for none yet, and the reason. */
export const voidPaymentSchema = strictBody({
  updatedAt: baseVersion,
  reason: requiredText(
    () => paymentRecordTexts().reason,
    textLimits.text,
    () => paymentRecordMessages.reasonRequired,
  ),
});
export type VoidPayment = z.infer<typeof voidPaymentSchema>;

export const paymentParamsSchema = z.object({
  id: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(200),
      z.regex(/^(?!__.*__$)[\w-]+$/, { error: () => paymentRecordTexts().noAddress }),
    ),
});

/** The reference that clients quote: Stripe's id, otherwise the first eight characters of ours, as in the CSV. */
export function paymentReference(paymentId: string): string {
  return /^[\da-f]{8}-/i.test(paymentId) ? paymentId.slice(0, 8).toUpperCase() : paymentId;
}
