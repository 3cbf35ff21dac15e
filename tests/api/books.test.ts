import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestPayment } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { type ApiAnswer, answerTo, callDesk } from './call-api.ts';
import { invoiceBody } from './money.ts';
import { moneyBooks } from './money-books.ts';

const books = moneyBooks();
const { shop } = books;
const { office, post } = shop;

type Event = () => Promise<unknown>;
/** The same step, run later. */
const later =
  <Args extends unknown[]>(step: (...args: Args) => Promise<unknown>) =>
  (...args: Args): Event =>
  () =>
    step(...args);
const draft = later(books.draft);
const invoice = later(books.invoice);
const cash = later(books.cash);
const card = later(books.card);
const refund = later(books.refund);
const fails = later(books.refundFails);
const dispute = later(books.dispute);
const won = later(books.disputeWon);
const credit = later(books.credit);
const voidPayment = later(books.voidPayment);
const voidInvoice = later(books.voidInvoice);
const event = later(books.event);
const inStripe = later((at: number, amount: number, metadata: Record<string, string> = {}) =>
  books.stripe.refunds.create({ payment_intent: books.paymentId(at), amount, metadata }),
);
const atOnce =
  (...events: Event[]): Event =>
  () =>
    Promise.all(events.map((happens) => happens()));
const thrice = (happens: Event) => atOnce(happens, happens, happens);
/** A bill of $100 paid in cash, and one of $123.45 paid by card. */
const [paidInCash, paidByCard] = [
  [invoice(), cash(100, 0)],
  [invoice(123.45), card(0)],
];
const stays = { lowerBill: false };
const inCash = { method: 'cash' };

describe('what happens to money, and the resulting invoices', () => {
  test.each<[string, Event[], ...string[]]>([
    ['part of one is paid', [invoice(), invoice(), cash(40, 1)], 'open 0, owed 100', 'open 40, owed 60'],
    [
      'an overpayment pays the next invoice',
      [invoice(), invoice(), cash(40, 1), cash(130, 0)],
      'paid 100',
      'open 70, owed 30',
    ],
    ['money came before it was sent', [cash(150), invoice(), invoice(80)], 'paid 100', 'open 50, owed 30'],
    [
      'three people record too much cash at once',
      [invoice(), thrice(cash(40, 0)), invoice(50)],
      'paid 100',
      'open 20, owed 30',
    ],
    ['a refund lowers the bill', [...paidInCash, refund(0, 30.5)], 'paid 69.5, credited 30.5'],
    [
      'a refund of the rest lowers it further',
      [...paidInCash, refund(0, 30.5), refund(0, 69.5)],
      'paid 0, credited 100',
    ],
    [
      'a refund that keeps the bill is owed again',
      [...paidInCash, refund(0, 45.25, stays)],
      'open 54.75, owed 45.25',
    ],
    [
      'a later refund that lowers the bill lowers its rest',
      [...paidInCash, refund(0, 45.25, stays), refund(0, 54.75)],
      'open 0, credited 54.75, owed 45.25',
    ],
    ['a refund by card lowers the bill', [...paidByCard, refund(0, 23.45)], 'paid 100, credited 23.45'],
    [
      'a refund in Stripe’s dashboard lowers the bill once, despite repeated events',
      [...paidByCard, inStripe(0, 2_345), thrice(event(0, 'charge.refunded'))],
      'paid 100, credited 23.45',
    ],
    [
      'a card refund that keeps the bill is owed again, even if the webhook comes first',
      [
        ...paidByCard,
        refund(0, 23.45, stays),
        inStripe(0, 1_000, { bill: 'stays' }),
        event(0, 'charge.refunded'),
      ],
      'open 90, owed 33.45',
    ],
    [
      'a refund by card fails: nothing is owed',
      [...paidByCard, refund(0, 123.45), fails(0)],
      'paid 0, credited 123.45',
    ],
    [
      'a failed refund is paid by hand, partly owed again, despite a repeated event',
      [
        ...[...paidByCard, refund(0, 80, stays), fails(0)],
        ...[refund(0, 30, { ...inCash, ...stays }), refund(0, 50, inCash), event(0, 'refund.failed')],
      ],
      'open 43.45, credited 50, owed 30',
    ],
    ['a refund of an overpayment lowers no bill', [invoice(), cash(120, 0), refund(0, 20)], 'paid 100'],
    [
      'a refund beyond an overpayment lowers the bill',
      [invoice(), cash(120, 0), refund(0, 20), cash(10, 0), refund(0, 30), refund(1, 10)],
      'paid 70, credited 30',
    ],
    [
      'refunds of two payments at once credit both invoices',
      [
        invoice(),
        invoice(60),
        cash(140, 0),
        cash(20, 1),
        atOnce(refund(0, 120), refund(1, 20), refund(0, 20)),
      ],
      'paid 0, credited 100',
      'paid 0, credited 60',
    ],
    ['a bank takes the money back', [...paidByCard, dispute(0)], 'open 0, owed 123.45'],
    ['the dispute is won', [...paidByCard, dispute(0), won(0)], 'paid 123.45'],
    ['a payment is void', [...paidInCash, voidPayment(0)], 'open 0, owed 100'],
    ['a credit note lowers the bill', [...paidInCash, credit(0, 40)], 'paid 60, credited 40'],
    [
      'the payments of a voided invoice pay the others',
      [...paidInCash, invoice(60), voidInvoice(0)],
      'void 0',
      'paid 60',
    ],
  ])('%s', async (_, events, ...expected) => {
    for (const happens of events) await happens();
    expect(await books.shown()).toEqual(expected);
  });
});

const tooMuch = 'This is more than what is left of this payment';
const notPayable = 'This invoice can’t take a payment: it is void, or not sent yet';

describe('what the books refuse', () => {
  const pay = () => office.payInCash(books.invoiceId(0), 40);
  const send = async () =>
    post(`invoices/${books.invoiceId(0)}/send`, { updatedAt: (await books.invoiceOf(0)).updatedAt });
  const change = async () => {
    const { clientId: _, projectId: __, ...said } = invoiceBody(shop.project, 80);
    const { updatedAt } = await books.invoiceOf(0);
    return office.call('PATCH', `invoices/${books.invoiceId(0)}`, { ...said, updatedAt });
  };
  test.each<[string, Event[], () => Promise<ApiAnswer>, number, string]>([
    ['a refund above the payment', paidInCash, () => books.refund(0, 100.01), 409, tooMuch],
    [
      'a refund above the rest',
      [...paidByCard, refund(0, 23.45)],
      () => books.refund(0, 100.01),
      409,
      tooMuch,
    ],
    [
      'paying by hand a refund that did not fail',
      paidByCard,
      () => books.refund(0, 80, inCash),
      409,
      'No refund of this payment came back, so refund it the way it was paid',
    ],
    [
      'paying by hand more than the failed refund',
      [...paidByCard, refund(0, 80), fails(0)],
      () => books.refund(0, 80.01, inCash),
      409,
      tooMuch,
    ],
    [
      'a refund of disputed money',
      [...paidByCard, dispute(0)],
      () => books.refund(0, 200),
      409,
      'The bank has taken this money back over a dispute. Answer the dispute in Stripe',
    ],
    [
      'voiding a partly refunded payment',
      [...paidInCash, refund(0, 20)],
      () => books.voidPayment(0),
      409,
      'Some of this payment was refunded. Refund the rest instead',
    ],
    [
      'voiding a card payment',
      paidByCard,
      () => books.voidPayment(0),
      400,
      'Only Stripe can change a card payment. Refund it instead',
    ],
    [
      'voiding a payment twice',
      [...paidInCash, voidPayment(0)],
      () => books.voidPayment(0),
      400,
      'This payment is already void',
    ],
    ['cash for a draft', [draft()], pay, 409, notPayable],
    ['cash for a void invoice', [draft(), voidInvoice(0)], pay, 409, notPayable],
    ['sending an invoice twice', [invoice()], send, 409, 'This invoice was already sent'],
    [
      'changing a sent invoice',
      [invoice()],
      change,
      409,
      'This invoice was sent and cannot be changed. Write a credit note, or void it and write a new one',
    ],
    [
      'voiding an invoice twice',
      [invoice(), voidInvoice(0)],
      () => books.voidInvoice(0),
      409,
      'This invoice is void',
    ],
    [
      'a credit note above the invoice',
      [invoice(), credit(0, 40)],
      () => books.credit(0, 60.01),
      400,
      'A credit note can’t be more than the invoice',
    ],
    [
      'a credit note on a draft',
      [draft()],
      () => books.credit(0, 5),
      409,
      'This invoice has not been sent. Change it instead',
    ],
  ])('%s', async (_, events, call, status, sentence) => {
    for (const happens of events) await happens();
    const before = await books.shown();
    expect(await answerTo(call())).toEqual([status, sentence]);
    expect(await books.shown()).toEqual(before);
  });

  test('refuses to refund a payment that failed', async () => {
    const { id } = await createTestPayment(shop.client.id, { status: 'failed', stripePaymentIntentId: '' });
    const json = { amount: 5, reason: 'x' };
    expect(
      await answerTo(callDesk('POST', `payments/${id}/refund`, json, { bearer: shop.tokens.owner })),
    ).toEqual([409, 'This payment has not arrived, so there is nothing to refund']);
  });

  test('refuses money for another project or client, or for no purpose', async () => {
    const others = await createTestProject(await createTestClient());
    await books.invoice();
    const own = { clientId: shop.client.id, projectId: shop.project.id };
    for (const [json, status, sentence] of [
      [{ ...own, projectId: others.id }, 400, 'This project belongs to another client'],
      [{ ...own, projectId: randomUUID() }, 404, 'Project not found'],
      [
        { invoiceId: books.invoiceId(0), projectId: randomUUID() },
        400,
        'This invoice belongs to another project',
      ],
      [{}, 400, 'Say which invoice, or which client and project, was paid'],
    ] as const)
      expect(await answerTo(post('payments', { amount: 5, method: 'cash', ...json }))).toEqual([
        status,
        sentence,
      ]);
  });
});
