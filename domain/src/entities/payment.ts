import * as z from 'zod/mini';
import { dollarsSchema, trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { paymentAmountRange } from '../values/limits.ts';
import { hasWholeCents } from '../values/money.ts';
import {
  creationTime,
  deciding,
  field,
  flag,
  lenient,
  stored,
  storedCode,
  storedDollars,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import { instantSchema, strictBody } from '../values/text-fields.ts';
import { paymentStatusSchema } from './status.ts';

const paymentTexts = inLanguages({
  project: say('Project', 'Proyecto'),
  client: say('Client', 'Cliente'),
  estimate: say('Estimate', 'Presupuesto'),
  invoice: say('Invoice', 'Factura'),
  oneThing: say('A payment is for one thing', 'Un pago es para una sola cosa'),
  method: say('Method must be cash, check or other', 'La forma de pago debe ser efectivo, cheque u otra'),
  noId: say(
    (label: string) => `${label} must be an id`,
    (label) => `${label}: debe ser un identificador`,
  ),
  noIdOrEmpty: say(
    (label: string) => `${label} must be an id or empty`,
    (label) => `${label}: debe ser un identificador o estar vacío`,
  ),
  failures: {
    insufficient_funds: say(
      'There was not enough money in the account.',
      'No había fondos suficientes en la cuenta.',
    ),
    account_closed: say('The account was closed.', 'La cuenta está cerrada.'),
    no_account: say('The bank found no such account.', 'El banco no encontró esa cuenta.'),
    debit_not_authorized: say(
      'The account’s owner did not allow the withdrawal.',
      'El titular de la cuenta no autorizó el cargo.',
    ),
    notConfirmed: say('The bank account was not confirmed.', 'La cuenta bancaria no se confirmó.'),
    unknown: say('The bank gave no reason.', 'El banco no dio el motivo.'),
  },
  despiteTransfer: say('Despite the transfer', 'A pesar de la transferencia'),
  transferOnItsWay: say(
    (amount: string) => `A bank transfer of ${amount} is already on its way. Confirm to go on anyway`,
    (amount) => `Ya viene en camino una transferencia bancaria de ${amount}. Confirme para continuar`,
  ),
  number: say('Amount must be a number', 'El monto debe ser un número'),
  range: say('Amount must be between $1.00 and $999,999.99', 'El monto debe estar entre $1.00 y $999,999.99'),
  cents: say('Amount must have at most two decimals', 'El monto debe tener dos decimales como máximo'),
});

export const paymentAmountMessages = inCurrentLanguage(paymentTexts);

const range = () => paymentAmountMessages.range;

/** Dollars per card payment. */
export const paymentAmountSchema = z
  .number({ error: () => paymentAmountMessages.number })
  .check(
    z.gte(paymentAmountRange.min, { error: range }),
    z.lte(paymentAmountRange.max, { error: range }),
    z.refine(hasWholeCents, { error: () => paymentAmountMessages.cents }),
  );

const optionalId = (label: () => string) => z.optional(z.uuid({ error: () => paymentTexts().noId(label()) }));

/** In the body of a change of money: staff confirmed it although a bank transfer is on its way. */
export const despiteTransferField = {
  despiteTransfer: z.optional(trueOrFalse(() => paymentTexts().despiteTransfer)),
};

/** The question before such a change. @param amount of the transfer, formatted */
export function transferOnItsWayText(amount: string): string {
  return paymentTexts().transferOnItsWay(amount);
}

const idOrEmpty = (label: () => string) => {
  const error = () => paymentTexts().noIdOrEmpty(label());
  return z._default(z.string({ error }).check(z.trim(), z.maxLength(100, { error })), '');
};

/**
 * The body of POST /api/create-payment-intent. `clientId` is ignored because the session or project decides. `estimateId` pays
 * its deposit; `invoiceId` pays its balance or a part. Only the paper's client may pay.
 */
export const paymentIntentRequestSchema = strictBody({
  amount: paymentAmountSchema,
  projectId: idOrEmpty(() => paymentTexts().project),
  clientId: idOrEmpty(() => paymentTexts().client),
  estimateId: optionalId(() => paymentTexts().estimate),
  invoiceId: optionalId(() => paymentTexts().invoice),
}).check(
  z.refine(({ estimateId, invoiceId }) => !(estimateId && invoiceId), {
    error: () => paymentTexts().oneThing,
  }),
);
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequestSchema>;

export const paymentIntentResponseSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) });

/** Failed attempts that close a payment. Testing stolen cards takes many attempts. */
export const maxFailedAttempts = 5;

/** The bank awaits our reply, is reviewing, decided for us, decided for the payer, or closed it undecided. */
const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Missing means by card, through Stripe. */
export const paymentMethodSchema = z.enum(['card', 'bank_transfer', 'cash', 'check', 'other'], {
  error: () => paymentTexts().method,
});

/** A payment before the work, a payment after it, or money paid back. */
const paymentKinds = ['deposit', 'payment', 'refund'] as const;

const collectorSchema = z.object({ id: z.string(), name: z.string() });

/** Dollars refunded, and when. */
const refundSchema = z.object({ at: instantSchema, amount: dollarsSchema });

/**
 * Specification section 3, plus refunds and disputes. The id is the payment intent's; payments outside Stripe have their own id
 * and no `stripePaymentIntentId`. Project and client are '' if unknown. `amount` is dollars paid, before refunds. Amount, status
 * and any field that affects the balance must be valid.
 */
export const paymentSchema = stored({
  id: field(z.string(), 'plain'),
  projectId: textOr('', 'plain'),
  clientId: textOr('', 'plain'),
  amount: field(storedDollars, 'plain'),
  status: deciding(storedCode(paymentStatusSchema.options), 'plain'),
  stripePaymentIntentId: text('plain'),
  kind: deciding(z.optional(storedCode(paymentKinds)), 'plain'),
  method: lenient(storedCode(paymentMethodSchema.options), 'plain'),
  /** Such as a check's number. */
  note: text('client'),
  /** The invoice to pay first. Without one, it pays the project's oldest. */
  invoiceId: text('plain'),
  /** The estimate whose deposit this is. */
  estimateId: text('plain'),
  /** Who took it at a visit, and whether they have handed it over. */
  collectedBy: lenient(collectorSchema, 'staff'),
  handedOver: flag({ holds: 'plain', readers: 'desk' }),
  appointmentId: text('plain'),
  paidAt: time('plain'),
  createdAt: creationTime('plain'),
  /** Dollars refunded in total. Failed refunds do not count. */
  refundedAmount: field(z.optional(storedDollars), 'plain'),
  refundedAt: time('plain'),
  /** Each refund, the earliest first, if there is more than one. */
  refunds: lenient(z.array(refundSchema), 'plain'),
  /** Dollars of failed refunds not yet paid back another way; the business still holds them. */
  refundFailedAmount: field(z.optional(storedDollars), 'plain'),
  /** Dollars paid back without the card after a failed card refund. */
  handedBackAmount: field(z.optional(storedDollars), 'plain'),
  handedBackAt: time('plain'),
  /** Each such payment, the earliest first, if there is more than one. */
  handBacks: lenient(z.array(refundSchema), 'plain'),
  /** Dollars of `refundedAmount` that the client owes again because the bill was kept. */
  owedAgainAmount: field(z.optional(storedDollars), 'plain'),
  /** Dollars of `handedBackAmount` that the client owes again. */
  handedBackOwedAmount: field(z.optional(storedDollars), 'plain'),
  /** Why and when a bank refused a transfer: Stripe's code, or `unknown`. */
  failureCode: text('plain'),
  failedAt: time('plain'),
  disputeStatus: lenient(storedCode(disputeStatuses), 'plain'),
  /** The deadline to reply to the bank. */
  disputeDueAt: time('plain'),
  /** Dollars that a bank took back in a dispute, without its fee. */
  withdrawnAmount: field(z.optional(storedDollars), 'plain'),
  withdrawnAt: time('plain'),
  /** The version; missing until staff change it. */
  updatedAt: time('plain'),
});
export type Payment = z.infer<typeof paymentSchema>;

const nextStatuses: Record<Payment['status'], readonly Payment['status'][]> = {
  processing: ['processing', 'failed', 'canceled', 'succeeded', 'refunded'],
  failed: ['failed', 'processing', 'canceled', 'succeeded', 'refunded'],
  canceled: ['canceled', 'succeeded', 'refunded'],
  succeeded: ['succeeded', 'refunded'],
  // A refund may fail days later; then the business has the money again.
  refunded: ['refunded', 'succeeded'],
  // A later release decides about a status that only it knows.
  other: [],
};

/** Whether a payment's status may change from `before` to `after`. A received payment never becomes unpaid. */
export function mayBecome(before: Payment['status'], after: Payment['status']): boolean {
  return nextStatuses[before].includes(after);
}

/** Why a bank refused a transfer, as a sentence. */
export function failureText({ failureCode: code = '' }: Pick<Payment, 'failureCode'>): string {
  const { unknown, notConfirmed, ...known } = paymentTexts().failures;
  if (code.startsWith('payment_method_microdeposit')) return notConfirmed;
  return Object.entries(known).find(([name]) => name === code)?.[1] ?? unknown;
}

/** Whether money came in. A refund appears on the receipt of its original payment. */
export function hasArrived({ status, kind }: Pick<Payment, 'status' | 'kind'>): boolean {
  return (status === 'succeeded' || status === 'refunded') && kind !== 'refund';
}

export function arrivedAt({ paidAt, createdAt }: Pick<Payment, 'paidAt' | 'createdAt'>): string {
  return paidAt ?? createdAt;
}
