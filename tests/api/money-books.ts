import { randomUUID } from 'node:crypto';
import type { Invoice } from '@welding/domain/entities/invoice';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { beforeEach, expect } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { findPayment } from '../../functions/src/payments/payments.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { callDesk } from './call-api.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

type Refund = { key?: string; bearer?: string; method?: string; lowerBill?: boolean };

/** A new project's money for each test, changed event by event. Numbers from 0 name invoices and payments in order. */
export function moneyBooks() {
  const shop = moneyShop();
  const { office } = shop;
  const stripe = stackStripe();
  let invoices: string[] = [];
  let payments: string[] = [];
  beforeEach(() => {
    invoices = [];
    payments = [];
  });
  const invoiceId = (at: number) => invoices[at] ?? '';
  const paymentId = (at: number) => payments[at] ?? '';
  const invoiceOf = async (at: number): Promise<Invoice> => {
    const invoice = await findInvoice(invoiceId(at));
    if (!invoice) throw new Error(`There is no invoice ${at}`);
    return invoice;
  };
  const paymentOf = async (at: number): Promise<Payment> => {
    const payment = await findPayment(paymentId(at));
    if (!payment) throw new Error(`There is no payment ${at}`);
    return payment;
  };
  const refundsOf = async (at: number) => (await stripe.refunds.list({ payment_intent: paymentId(at) })).data;
  const event = async (at: number, type: string) => await sendEvent(paymentId(at), type);
  return {
    shop,
    stripe,
    invoiceId,
    paymentId,
    invoiceOf,
    paymentOf,
    refundsOf,
    event,
    draft: async (dollars = 100) => {
      const draft = await office.draftInvoice(shop.project, dollars);
      invoices.push(draft.id);
      return draft;
    },
    invoice: async (dollars = 100) => {
      const invoice = await shop.sent(dollars);
      invoices.push(invoice.id);
      return invoice;
    },
    /** Cash for an invoice, or for the project. */
    cash: async (amount: number, at?: number, more: object = {}): Promise<Payment> => {
      const of =
        at === undefined
          ? { clientId: shop.client.id, projectId: shop.project.id }
          : { invoiceId: invoiceId(at) };
      const answer = await office.call('POST', 'payments', { ...of, amount, method: 'cash', ...more });
      const payment = read(paymentSchema, answer);
      payments.push(payment.id);
      return payment;
    },
    /** $123.45 by card for an invoice or the project. Stripe sends its later events only when a test does. */
    card: async (at?: number) => {
      const of = { clientId: shop.client.id, projectId: shop.project.id };
      const id = await silentIntent({
        metadata: { ...of, ...(at !== undefined && { invoiceId: invoiceId(at) }) },
      });
      payments.push(id);
      await tryToPay(id);
      await sendEvent(id, 'payment_intent.succeeded');
      return id;
    },
    refund: (at: number, amount: number, { key = randomUUID(), bearer, ...more }: Refund = {}) =>
      callDesk(
        'POST',
        `payments/${paymentId(at)}/refund`,
        { amount, reason: 'Job was shorter', ...more },
        { bearer: bearer ?? shop.tokens.owner, key },
      ),
    /** The bank returns the newest refund. */
    refundFails: async (at: number) => {
      await controlStripe(`/refunds/${(await refundsOf(at))[0]?.id}/fail`);
      await event(at, 'refund.failed');
    },
    dispute: async (at: number) => {
      await controlStripe(`/payment_intents/${paymentId(at)}/dispute`, {});
      await event(at, 'charge.dispute.funds_withdrawn');
    },
    disputeWon: async (at: number) => {
      const { data } = await stripe.disputes.list({ payment_intent: paymentId(at) });
      await controlStripe(`/disputes/${data[0]?.id}`, { status: 'won' });
      await event(at, 'charge.dispute.funds_reinstated');
    },
    voidPayment: async (at: number, more: object = {}) => {
      const { updatedAt = null } = await paymentOf(at);
      const json = { updatedAt, reason: 'Recorded twice', ...more };
      return callDesk('POST', `payments/${paymentId(at)}/void`, json, { bearer: shop.tokens.owner });
    },
    credit: async (at: number, amount: number) => {
      const { updatedAt = null } = await invoiceOf(at);
      return shop.post(`invoices/${invoiceId(at)}/credit`, { updatedAt, amount, reason: 'Wrong hours' });
    },
    voidInvoice: async (at: number) => {
      const { updatedAt = null } = await invoiceOf(at);
      return shop.post(`invoices/${invoiceId(at)}/void`, { updatedAt, reason: 'Wrong hours' });
    },
    /** Each invoice's state: `open 54.75, credited 30, owed 45.25`. */
    shown: async () => {
      const stored = await Promise.all(invoices.map((_, at) => invoiceOf(at)));
      const numbers = stored.flatMap(({ credits }) => credits.map(({ number }) => number));
      expect(new Set(numbers).size, 'numbers of credit notes').toBe(numbers.length);
      return stored.map(({ status, paid, credited, balance }) =>
        [`${status} ${paid}`, credited && `credited ${credited}`, balance && `owed ${balance}`]
          .filter(Boolean)
          .join(', '),
      );
    },
  };
}
