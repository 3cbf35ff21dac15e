import type { MailContent } from '@welding/domain/entities/mail';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';

import { paymentReference } from '@welding/domain/entities/payment-record';
import { toldTitle } from '@welding/domain/entities/told-title';
import { paths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { type MailLayout, reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import { receiptMailTexts } from './receipt-mail-texts.ts';

type ReceiptMail = MailLinks & {
  readonly payment: Payment;
  readonly firstName: string;
  /** Undefined while it is unknown. */
  readonly projectTitle?: string | undefined;
  /** The client's purchase order, where what was paid names one. */
  readonly poNumber?: string | undefined;
};

/** The receipt for money that arrived. */
export function receiptMail(mail: ReceiptMail): MailContent {
  const { payment } = mail;
  const texts = receiptMailTexts();
  const amount = formatDollars(payment.amount);
  const paidOn = formatChicagoDate(new Date(arrivedAt(payment)));
  return aboutPayment(mail, {
    subject: texts.receiptSubject(amount),
    preheader: texts.receiptPreheader(paidOn),
    heading: texts.receiptHeading(amount),
    says: texts.thankYou,
    facts: [
      [texts.amount, amount],
      [texts.paidOn, paidOn],
      [texts.how, texts.methods[payment.method ?? 'card']],
    ],
  });
}

/** Voids a receipt whose money was not collected, or in another amount. */
export function receiptVoidMail(mail: ReceiptMail): MailContent {
  const texts = receiptMailTexts();
  const amount = formatDollars(mail.payment.amount);
  return aboutPayment(mail, {
    subject: texts.voidSubject(amount),
    preheader: texts.voidPreheader,
    heading: texts.voidHeading,
    says: texts.disregard(amount),
    facts: [],
  });
}

type Wording = Pick<MailLayout, 'subject' | 'preheader' | 'heading'> & {
  readonly says: string;
  readonly facts: readonly (readonly [string, string])[];
};

function aboutPayment(mail: ReceiptMail, { says, facts, ...words }: Wording): MailContent {
  const { payment, firstName, projectTitle, poNumber, siteUrl, preferencesUrl } = mail;
  const texts = receiptMailTexts();
  return renderMail({
    ...words,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: says },
      {
        facts: [
          ...facts,
          ...(projectTitle ? [[texts.for, toldTitle(projectTitle)] as const] : []),
          ...(poNumber ? [[texts.poNumber, poNumber] as const] : []),
          [texts.reference, paymentReference(payment.id)],
        ],
      },
    ],
    action: { label: texts.seeProjects, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [texts.looksWrong],
    ...reminderChoice(preferencesUrl),
  });
}
