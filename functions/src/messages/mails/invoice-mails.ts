import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import type { MailContent } from '@welding/domain/entities/mail';
import { failureText, type Payment } from '@welding/domain/entities/payment';
import { paymentReference } from '@welding/domain/entities/payment-record';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { type MailLinks, paperLinkMark } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import { invoiceMailsTexts } from './invoice-mails-texts.ts';

export type InvoiceMail = MailLinks & { readonly invoice: Invoice; readonly firstName: string };

const otherWays = () => invoiceMailsTexts().otherWaysToPay(business.name, business.address);

function factsOf(invoice: Invoice) {
  const { number, projectTitle, poNumber, total, credited, paid, onItsWay, dueDate } = invoice;
  const asked = askedOf(invoice);
  return [
    [invoiceMailsTexts().invoice, number],
    ...(projectTitle ? [[invoiceMailsTexts().for, localTitle(projectTitle)] as const] : []),
    ...(poNumber ? [[paperHeadTexts().poNumber, poNumber] as const] : []),
    [invoiceMailsTexts().total, formatDollars(total)],
    ...(credited > 0 ? [[invoiceMailsTexts().creditNotes, formatDollars(-credited)] as const] : []),
    ...(paid > 0 ? [[invoiceMailsTexts().paid, formatDollars(paid)] as const] : []),
    ...(onItsWay ? [[invoiceMailsTexts().onItsWay, formatDollars(onItsWay)] as const] : []),
    [invoiceMailsTexts().toPay, formatDollars(asked)],
    ...(asked > 0 ? [[invoiceMailsTexts().due, formatDay(dueDate)] as const] : []),
  ] as const;
}

const askedOf = (invoice: Invoice) => centsToDollars(askedCents(invoice));

/** Sends an invoice with its amount due. Leaves out payments that reduced it before. */
export function invoiceMail({ invoice, firstName, preferencesUrl }: InvoiceMail): MailContent {
  const { number, dueDate } = invoice;
  const texts = invoiceMailsTexts();
  const asked = askedOf(invoice);
  const isPaid = asked === 0;
  const { nothing, paid } = invoice.onItsWay
    ? { nothing: texts.nothingNow, paid: texts.heading(number) }
    : { nothing: texts.nothingLeft, paid: texts.paidSubject(number) };
  return renderMail({
    subject: isPaid ? paid : texts.subject(number, formatDollars(asked)),
    preheader: isPaid ? nothing : texts.dueOn(formatDay(dueDate)),
    heading: texts.heading(number),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: texts.hereIsYourInvoice },
      ...(isPaid ? [{ paragraph: nothing }] : []),
      { facts: factsOf(invoice) },
    ],
    action: { label: isPaid ? texts.see : texts.seeAndPay, url: paperLinkMark },
    after: [isPaid ? texts.attached : otherWays()],
    ...reminderChoice(preferencesUrl),
  });
}

/** @param days since the due date; 0 or less before it */
export function invoiceReminderMail({
  invoice,
  firstName,
  preferencesUrl,
  days,
}: InvoiceMail & { days: number }): MailContent {
  const { number, dueDate } = invoice;
  return renderMail({
    subject: invoiceMailsTexts().reminderSubject(number, formatDollars(askedOf(invoice))),
    preheader:
      days > 0
        ? invoiceMailsTexts().wasDueOn(formatDay(dueDate))
        : invoiceMailsTexts().dueOn(formatDay(dueDate)),
    heading: invoiceMailsTexts().stillOpen(number),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `${dueSentence(dueDate, days)} ${invoiceMailsTexts().ifPaymentIsOnItsWay}`,
      },
      { facts: factsOf(invoice) },
    ],
    action: { label: invoiceMailsTexts().seeAndPay, url: paperLinkMark },
    after: [otherWays()],
    ...reminderChoice(preferencesUrl),
  });
}

function dueSentence(dueDate: string, days: number): string {
  if (days <= 0) return invoiceMailsTexts().isDueOn(formatDay(dueDate));
  return invoiceMailsTexts().wasDueDaysAgo(days);
}

type RefundMail = MailLinks & {
  readonly payment: Payment;
  /** Dollars of this refund. */
  readonly amount: number;
  /** Dollars of it that the client owes again, because the bill stays. */
  readonly owedAgain: number;
  /** How the money returns to the client. */
  readonly way: 'card' | 'bank_transfer' | 'hand';
  readonly firstName: string;
};

export function refundMail({
  payment,
  amount,
  owedAgain,
  way,
  firstName,
  siteUrl,
  preferencesUrl,
}: RefundMail): MailContent {
  return renderMail({
    subject: invoiceMailsTexts().weRefunded(formatDollars(amount)),
    preheader: invoiceMailsTexts().refundSoon[way],
    heading: invoiceMailsTexts().weRefunded(formatDollars(amount)),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: invoiceMailsTexts().refundedBy[way],
      },
      {
        paragraph:
          owedAgain > 0
            ? invoiceMailsTexts().owedAgain(formatDollars(owedAgain))
            : invoiceMailsTexts().notOwedAgain,
      },
      {
        facts: [
          [invoiceMailsTexts().refunded, formatDollars(amount)],
          [invoiceMailsTexts().ofYourPaymentOf, formatDollars(payment.amount)],
          [invoiceMailsTexts().reference, paymentReference(payment.id)],
        ],
      },
    ],
    action: { label: invoiceMailsTexts().seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    ...reminderChoice(preferencesUrl),
  });
}

type RefundFailedMail = MailLinks & {
  readonly payment: Payment;
  /** Dollars of the refund that did not arrive. */
  readonly amount: number;
  readonly firstName: string;
};

/** Corrects the mail about a refund that the client's bank sent back. */
export function refundFailedMail({
  payment,
  amount,
  firstName,
  siteUrl,
  preferencesUrl,
}: RefundFailedMail): MailContent {
  const texts = invoiceMailsTexts();
  const dollars = formatDollars(amount);
  return renderMail({
    subject: texts.refundDidNotArrive(dollars),
    preheader: texts.refundAnotherWay,
    heading: texts.refundDidNotArrive(dollars),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: texts.refundCameBack(dollars) },
      { paragraph: texts.refundWeWillCall(business.phone) },
      {
        facts: [
          [texts.refundOf, dollars],
          [texts.ofYourPaymentOf, formatDollars(payment.amount)],
          [texts.reference, paymentReference(payment.id)],
        ],
      },
    ],
    action: { label: texts.seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    ...reminderChoice(preferencesUrl),
  });
}

type PaymentFailedMail = MailLinks & { readonly payment: Payment; readonly firstName: string };

/** Says that a bank refused a transfer, why, and how to pay now. */
export function paymentFailedMail({
  payment,
  firstName,
  siteUrl,
  preferencesUrl,
}: PaymentFailedMail): MailContent {
  const { amount, invoiceId, estimateId, id } = payment;
  const texts = invoiceMailsTexts();
  const dollars = formatDollars(amount);
  const reason = failureText(payment);
  return renderMail({
    subject: texts.didNotGoThrough(dollars),
    preheader: reason,
    heading: texts.didNotGoThrough(dollars),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: texts.bankRefused(dollars, reason) },
      { paragraph: texts.payAnotherWay },
      { facts: [[texts.reference, paymentReference(id)]] },
    ],
    action:
      invoiceId || estimateId
        ? { label: texts.payAgain, url: paperLinkMark }
        : { label: texts.seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    ...reminderChoice(preferencesUrl),
  });
}
