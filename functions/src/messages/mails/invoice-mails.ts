import { business } from '@welding/domain/business/business';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { MailContent } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { invoicePath } from '@welding/domain/money/portal-links';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';

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
export function invoiceMail({ invoice, firstName, siteUrl, preferencesUrl }: InvoiceMail): MailContent {
  const { id, number, balance, dueDate } = invoice;
  return renderMail({
    subject: `Your invoice ${number}: ${formatDollars(balance)} to pay`,
    preheader: `Due ${formatDay(dueDate)}.`,
    heading: `Your invoice ${number}`,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: 'Thank you for your business. Here is your invoice.' },
      { facts: factsOf(invoice) },
    ],
    action: { label: 'See and pay your invoice', url: `${siteUrl}${invoicePath(id)}` },
    after: [otherWays],
    ...reminderChoice(preferencesUrl),
  });
}

/** Reminds of an invoice that is past its due date. @param days how many, at least 1 */
export function invoiceReminderMail({
  invoice,
  firstName,
  siteUrl,
  preferencesUrl,
  days,
}: InvoiceMail & { days: number }): MailContent {
  const { id, number, balance, dueDate } = invoice;
  return renderMail({
    subject: `Reminder: invoice ${number}, ${formatDollars(balance)} to pay`,
    preheader: `It was due ${formatDay(dueDate)}.`,
    heading: `Invoice ${number} is still open`,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `This invoice was due ${days === 1 ? 'a day' : `${days} days`} ago. If your payment is on its way, thank you, and please ignore this mail.`,
      },
      { facts: factsOf(invoice) },
    ],
    action: { label: 'See and pay your invoice', url: `${siteUrl}${invoicePath(id)}` },
    after: [otherWays],
    ...reminderChoice(preferencesUrl),
  });
}

type RefundMail = MailLinks & {
  readonly payment: Payment;
  /** Dollars of this refund. */
  readonly amount: number;
  /** Whether it goes back to the card. */
  readonly byCard: boolean;
  readonly firstName: string;
};

/** Says that money goes back. */
export function refundMail({
  payment,
  amount,
  byCard,
  firstName,
  siteUrl,
  preferencesUrl,
}: RefundMail): MailContent {
  return renderMail({
    subject: `We gave back ${formatDollars(amount)}`,
    preheader: byCard ? 'It arrives on your card within some days.' : 'As we agreed.',
    heading: `We gave back ${formatDollars(amount)}`,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: byCard
          ? 'We have given the money back to the card you paid with. Banks take five to ten days until it shows.'
          : 'We have given this money back to you.',
      },
      {
        facts: [
          ['Given back', formatDollars(amount)],
          ['Of your payment of', formatDollars(payment.amount)],
          ['Reference', payment.id],
        ],
      },
    ],
    action: { label: 'See your payments', url: `${siteUrl}/dashboard` },
    ...reminderChoice(preferencesUrl),
  });
}
