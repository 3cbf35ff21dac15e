import type { Invoice } from '@welding/domain/entities/invoice';
import type { MailContent } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { type MailLinks, paperLinkMark } from '#messages/mail-links.ts';

type InvoiceMail = MailLinks & { readonly invoice: Invoice; readonly firstName: string };

const otherWays = `You can also pay by check to ${business.name}, ${business.address}, or in cash. The invoice is attached as a PDF.`;

function factsOf({ number, projectTitle, total, paid, balance, dueDate }: Invoice) {
  return [
    ['Invoice', number],
    ...(projectTitle ? [['For', projectTitle] as const] : []),
    ['Total', formatDollars(total)],
    ...(paid > 0 ? [['Paid', formatDollars(paid)] as const] : []),
    ['To pay', formatDollars(balance)],
    ['Due', formatDay(dueDate)],
  ] as const;
}

/** Says that an invoice is there, and what is to be paid. */
export function invoiceMail({ invoice, firstName, preferencesUrl }: InvoiceMail): MailContent {
  const { number, balance, dueDate } = invoice;
  return renderMail({
    subject: `Your invoice ${number}: ${formatDollars(balance)} to pay`,
    preheader: `Due ${formatDay(dueDate)}.`,
    heading: `Your invoice ${number}`,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: 'Thank you for your business. Here is your invoice.' },
      { facts: factsOf(invoice) },
    ],
    action: { label: 'See and pay your invoice', url: paperLinkMark },
    after: [otherWays],
    ...reminderChoice(preferencesUrl),
  });
}

/** Reminds of an invoice. @param days how many it is past its due date; 0 or less while it is not */
export function invoiceReminderMail({
  invoice,
  firstName,
  preferencesUrl,
  days,
}: InvoiceMail & { days: number }): MailContent {
  const { number, balance, dueDate } = invoice;
  return renderMail({
    subject: `Reminder: invoice ${number}, ${formatDollars(balance)} to pay`,
    preheader: days > 0 ? `It was due ${formatDay(dueDate)}.` : `Due ${formatDay(dueDate)}.`,
    heading: `Invoice ${number} is still open`,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `${dueSentence(dueDate, days)} If your payment is on its way, thank you, and please ignore this mail.`,
      },
      { facts: factsOf(invoice) },
    ],
    action: { label: 'See and pay your invoice', url: paperLinkMark },
    after: [otherWays],
    ...reminderChoice(preferencesUrl),
  });
}

function dueSentence(dueDate: string, days: number): string {
  if (days <= 0) return `This invoice is due ${formatDay(dueDate)}.`;
  return `This invoice was due ${days === 1 ? 'a day' : `${days} days`} ago.`;
}

type RefundMail = MailLinks & {
  readonly payment: Payment;
  /** Dollars of this refund. */
  readonly amount: number;
  /** Dollars of it that are owed again, because the bill stays. */
  readonly owedAgain: number;
  /** Whether it goes back to the card. */
  readonly byCard: boolean;
  readonly firstName: string;
};

/** Says that money goes back. */
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
    subject: `We refunded ${formatDollars(amount)}`,
    preheader: byCard ? 'It should reach your card within a few days.' : 'As we agreed.',
    heading: `We refunded ${formatDollars(amount)}`,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: byCard
          ? 'We sent the money back to the card you paid with. Banks take five to ten days to show it.'
          : 'We handed this money back to you.',
      },
      {
        paragraph:
          owedAgain > 0
            ? `Your bill stays the same, so ${formatDollars(owedAgain)} is due again.`
            : "You don't owe this amount again.",
      },
      {
        facts: [
          ['Refunded', formatDollars(amount)],
          ['Of your payment of', formatDollars(payment.amount)],
          ['Reference', payment.id],
        ],
      },
    ],
    action: { label: 'See your payments', url: `${siteUrl}${paths.dashboard}` },
    ...reminderChoice(preferencesUrl),
  });
}
