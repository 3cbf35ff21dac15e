import type { MailContent } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { paths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { otherMailsTexts } from './other-mails-texts.ts';

type ReceiptMail = MailLinks & {
  readonly payment: Payment;
  readonly firstName: string;
  /** What was paid for, when it is known. */
  readonly projectTitle?: string | undefined;
};

/** The receipt for money that arrived. */
export function receiptMail({
  payment,
  firstName,
  projectTitle,
  siteUrl,
  preferencesUrl,
}: ReceiptMail): MailContent {
  const amount = formatDollars(payment.amount);
  const paidOn = formatChicagoDate(new Date(payment.paidAt ?? payment.createdAt));
  return renderMail({
    subject: otherMailsTexts().yourReceiptFor(amount),
    preheader: otherMailsTexts().paidOnThankYou(paidOn),
    heading: otherMailsTexts().weReceived(amount),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: otherMailsTexts().thankYouForYourPayment },
      {
        facts: [
          [otherMailsTexts().amount, amount],
          [otherMailsTexts().paidOn, paidOn],
          [otherMailsTexts().how, otherMailsTexts().methods[payment.method ?? 'card']],
          ...(projectTitle ? [[otherMailsTexts().for, projectTitle] as const] : []),
          [otherMailsTexts().reference, payment.id],
        ],
      },
    ],
    action: { label: otherMailsTexts().seeYourProjects, url: `${siteUrl}${paths.dashboard}` },
    after: [otherMailsTexts().doesSomethingLookWrongReply],
    ...reminderChoice(preferencesUrl),
  });
}

/** That a receipt does not count: the money was not collected after all, or another amount was. */
export function receiptVoidMail({
  payment,
  firstName,
  projectTitle,
  siteUrl,
  preferencesUrl,
}: ReceiptMail): MailContent {
  const amount = formatDollars(payment.amount);
  return renderMail({
    subject: `Your receipt for ${amount} doesn’t count`,
    preheader: 'It was sent by mistake, and we have corrected it.',
    heading: 'A receipt sent by mistake',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `We sent you a receipt for ${amount} by mistake. Please disregard it. Sorry about that. If you did pay us, a new receipt follows.`,
      },
      {
        facts: [...(projectTitle ? [['For', projectTitle] as const] : []), ['Reference', payment.id]],
      },
    ],
    action: { label: 'See your projects', url: `${siteUrl}${paths.dashboard}` },
    after: ['Does something look wrong? Reply to this mail with the reference.'],
    ...reminderChoice(preferencesUrl),
  });
}
