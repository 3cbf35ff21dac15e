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
  const t = invoiceMailsTexts();
  const { number, projectTitle, poNumber, total, credited, paid, onItsWay, dueDate } = invoice;
  const asked = askedOf(invoice);
  return [
    [t.invoice, number],
    ...(projectTitle ? [[t.for, localTitle(projectTitle)] as const] : []),
    ...(poNumber ? [[paperHeadTexts().poNumber, poNumber] as const] : []),
    [t.total, formatDollars(total)],
    ...(credited > 0 ? [[t.creditNotes, formatDollars(-credited)] as const] : []),
    ...(paid > 0 ? [[t.paid, formatDollars(paid)] as const] : []),
    ...(onItsWay ? [[t.onItsWay, formatDollars(onItsWay)] as const] : []),
    [t.toPay, formatDollars(asked)],
    ...(asked > 0 ? [[t.due, formatDay(dueDate)] as const] : []),
  ] as const;
}

const askedOf = (invoice: Invoice) => centsToDollars(askedCents(invoice));

/** Sends an invoice with its amount due. Leaves out payments that reduced it before. */
export function invoiceMail({ invoice, firstName, preferencesUrl }: InvoiceMail): MailContent {
  const { number, dueDate } = invoice;
  const t = invoiceMailsTexts();
  const asked = askedOf(invoice);
  const isPaid = asked === 0;
  const { nothing, paid } = invoice.onItsWay
    ? { nothing: t.nothingNow, paid: t.heading(number) }
    : { nothing: t.nothingLeft, paid: t.paidSubject(number) };
  return renderMail({
    subject: isPaid ? paid : t.subject(number, formatDollars(asked)),
    preheader: isPaid ? nothing : t.dueOn(formatDay(dueDate)),
    heading: t.heading(number),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: t.hereIsYourInvoice },
      ...(isPaid ? [{ paragraph: nothing }] : []),
      { facts: factsOf(invoice) },
    ],
    action: { label: isPaid ? t.see : t.seeAndPay, url: paperLinkMark },
    after: [isPaid ? t.attached : otherWays()],
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
  const t = invoiceMailsTexts();
  const { number, dueDate } = invoice;
  return renderMail({
    subject: t.reminderSubject(number, formatDollars(askedOf(invoice))),
    preheader: days > 0 ? t.wasDueOn(formatDay(dueDate)) : t.dueOn(formatDay(dueDate)),
    heading: t.stillOpen(number),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `${dueSentence(dueDate, days)} ${t.ifPaymentIsOnItsWay}`,
      },
      { facts: factsOf(invoice) },
    ],
    action: { label: t.seeAndPay, url: paperLinkMark },
    after: [otherWays()],
    ...reminderChoice(preferencesUrl),
  });
}

function dueSentence(dueDate: string, days: number): string {
  const t = invoiceMailsTexts();
  if (days <= 0) return t.isDueOn(formatDay(dueDate));
  return t.wasDueDaysAgo(days);
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
  const t = invoiceMailsTexts();
  return renderMail({
    subject: t.weRefunded(formatDollars(amount)),
    preheader: t.refundSoon[way],
    heading: t.weRefunded(formatDollars(amount)),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: t.refundedBy[way],
      },
      {
        paragraph: owedAgain > 0 ? t.owedAgain(formatDollars(owedAgain)) : t.notOwedAgain,
      },
      {
        facts: [
          [t.refunded, formatDollars(amount)],
          [t.ofYourPaymentOf, formatDollars(payment.amount)],
          [t.reference, paymentReference(payment.id)],
        ],
      },
    ],
    action: { label: t.seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
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
  const t = invoiceMailsTexts();
  const dollars = formatDollars(amount);
  return renderMail({
    subject: t.refundDidNotArrive(dollars),
    preheader: t.refundAnotherWay,
    heading: t.refundDidNotArrive(dollars),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: t.refundCameBack(dollars) },
      { paragraph: t.refundWeWillCall(business.phone) },
      {
        facts: [
          [t.refundOf, dollars],
          [t.ofYourPaymentOf, formatDollars(payment.amount)],
          [t.reference, paymentReference(payment.id)],
        ],
      },
    ],
    action: { label: t.seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
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
  const t = invoiceMailsTexts();
  const dollars = formatDollars(amount);
  const reason = failureText(payment);
  return renderMail({
    subject: t.didNotGoThrough(dollars),
    preheader: reason,
    heading: t.didNotGoThrough(dollars),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: t.bankRefused(dollars, reason) },
      { paragraph: t.payAnotherWay },
      { facts: [[t.reference, paymentReference(id)]] },
    ],
    action:
      invoiceId || estimateId
        ? { label: t.payAgain, url: paperLinkMark }
        : { label: t.seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    ...reminderChoice(preferencesUrl),
  });
}
