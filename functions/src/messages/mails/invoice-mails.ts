import type { Invoice } from '@welding/domain/entities/invoice';
import type { MailContent } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { type MailLinks, paperLinkMark } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import { invoiceMailsTexts } from './invoice-mails-texts.ts';

type InvoiceMail = MailLinks & { readonly invoice: Invoice; readonly firstName: string };

const otherWays = () => invoiceMailsTexts().otherWaysToPay(business.name, business.address);

function factsOf({ number, projectTitle, poNumber, total, credited, paid, balance, dueDate }: Invoice) {
  return [
    [invoiceMailsTexts().invoice, number],
    ...(projectTitle ? [[invoiceMailsTexts().for, toldTitle(projectTitle)] as const] : []),
    ...(poNumber ? [[invoiceMailsTexts().poNumber, poNumber] as const] : []),
    [invoiceMailsTexts().total, formatDollars(total)],
    ...(credited > 0 ? [[invoiceMailsTexts().creditNotes, formatDollars(-credited)] as const] : []),
    ...(paid > 0 ? [[invoiceMailsTexts().paid, formatDollars(paid)] as const] : []),
    [invoiceMailsTexts().toPay, formatDollars(balance)],
    ...(balance > 0 ? [[invoiceMailsTexts().due, formatDay(dueDate)] as const] : []),
  ] as const;
}

/** Sends an invoice with its balance. Does not mention payments that covered it before. */
export function invoiceMail({ invoice, firstName, preferencesUrl }: InvoiceMail): MailContent {
  const { number, balance, dueDate } = invoice;
  const texts = invoiceMailsTexts();
  const isPaid = balance === 0;
  return renderMail({
    subject: isPaid ? texts.paidSubject(number) : texts.subject(number, formatDollars(balance)),
    preheader: isPaid ? texts.nothingLeft : texts.dueOn(formatDay(dueDate)),
    heading: texts.heading(number),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: texts.hereIsYourInvoice },
      ...(isPaid ? [{ paragraph: texts.nothingLeft }] : []),
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
  const { number, balance, dueDate } = invoice;
  return renderMail({
    subject: invoiceMailsTexts().reminderSubject(number, formatDollars(balance)),
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
  /** Whether it goes back to the card. */
  readonly byCard: boolean;
  readonly firstName: string;
};

export function refundMail({
  payment,
  amount,
  owedAgain,
  byCard,
  firstName,
  siteUrl,
  preferencesUrl,
}: RefundMail): MailContent {
  return renderMail({
    subject: invoiceMailsTexts().weRefunded(formatDollars(amount)),
    preheader: byCard ? invoiceMailsTexts().reachesCardSoon : invoiceMailsTexts().asWeAgreed,
    heading: invoiceMailsTexts().weRefunded(formatDollars(amount)),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: byCard ? invoiceMailsTexts().refundedToCard : invoiceMailsTexts().refundedByHand,
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
          [invoiceMailsTexts().reference, payment.id],
        ],
      },
    ],
    action: { label: invoiceMailsTexts().seeYourPayments, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    ...reminderChoice(preferencesUrl),
  });
}
