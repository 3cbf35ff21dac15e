import { localTitle } from '@welding/domain/entities/local-title';
import type { MailContent } from '@welding/domain/entities/mail';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';
import { paymentReference } from '@welding/domain/entities/payment-record';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { paths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { inLanguages, say } from '@welding/domain/values/language';
import { formatDollars } from '@welding/domain/values/money';
import { type MailLayout, reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';

const receiptMailTexts = inLanguages({
  methods: {
    card: say('By card', 'Con tarjeta'),
    bank_transfer: say('By bank transfer', 'Por transferencia bancaria'),
    cash: say('In cash', 'En efectivo'),
    check: say('By check', 'Con cheque'),
    other: say('Another way', 'De otra forma'),
  },
  thankYou: say(
    'Thank you for your payment. Your receipt is attached as a PDF.',
    'Gracias por su pago. Su recibo va adjunto en PDF.',
  ),
  amount: say('Amount', 'Monto'),
  paidOn: say('Paid on', 'Fecha de pago'),
  how: say('How', 'Forma de pago'),
  for: say('For', 'Para'),
  reference: say('Reference', 'Referencia'),
  seeProjects: say('See your projects', 'Ver sus proyectos'),
  looksWrong: say(
    'Does something look wrong? Reply to this email with the reference.',
    '¿Algo no se ve bien? Responda a este correo con la referencia.',
  ),
  receiptSubject: say(
    (amount: string) => `Your receipt for ${amount}`,
    (amount) => `Su recibo por ${amount}`,
  ),
  receiptPreheader: say(
    (paidOn: string) => `Paid on ${paidOn}. Thank you.`,
    (paidOn) => `Pagado el ${paidOn}. Gracias.`,
  ),
  receiptHeading: say(
    (amount: string) => `We received ${amount}`,
    (amount) => `Recibimos ${amount}`,
  ),
  voidSubject: say(
    (amount: string) => `Your receipt for ${amount} doesn’t count`,
    (amount) => `Su recibo por ${amount} no es válido`,
  ),
  voidPreheader: say(
    'It was sent by mistake, and we have corrected it.',
    'Se envió por error y ya lo corregimos.',
  ),
  voidHeading: say('A receipt sent by mistake', 'Un recibo enviado por error'),
  disregard: say(
    (amount: string) =>
      `We sent you a receipt for ${amount} by mistake. Please disregard it. Sorry about that. If you did pay us, a new receipt follows.`,
    (amount) =>
      `Le enviamos por error un recibo por ${amount}. No lo tome en cuenta. Disculpe la molestia. Si sí nos pagó, le llegará un recibo nuevo.`,
  ),
});

type ReceiptMail = MailLinks & {
  readonly payment: Payment;
  readonly firstName: string;
  /** Undefined when unknown. */
  readonly projectTitle?: string | undefined;
  /** The purchase order of the paid invoice or estimate. */
  readonly poNumber?: string | undefined;
};

export function receiptMail(mail: ReceiptMail): MailContent {
  const { payment } = mail;
  const t = receiptMailTexts();
  const amount = formatDollars(payment.amount);
  const paidOn = formatChicagoDate(new Date(arrivedAt(payment)));
  return aboutPayment(mail, {
    subject: t.receiptSubject(amount),
    preheader: t.receiptPreheader(paidOn),
    heading: t.receiptHeading(amount),
    says: t.thankYou,
    facts: [
      [t.amount, amount],
      [t.paidOn, paidOn],
      [t.how, t.methods[payment.method ?? 'card']],
    ],
  });
}

/** Voids a receipt whose money was not collected, or in another amount. */
export function receiptVoidMail(mail: ReceiptMail): MailContent {
  const t = receiptMailTexts();
  const amount = formatDollars(mail.payment.amount);
  return aboutPayment(mail, {
    subject: t.voidSubject(amount),
    preheader: t.voidPreheader,
    heading: t.voidHeading,
    says: t.disregard(amount),
    facts: [],
  });
}

type Wording = Pick<MailLayout, 'subject' | 'preheader' | 'heading'> & {
  readonly says: string;
  readonly facts: readonly (readonly [string, string])[];
};

function aboutPayment(mail: ReceiptMail, { says, facts, ...words }: Wording): MailContent {
  const { payment, firstName, projectTitle, poNumber, siteUrl, preferencesUrl } = mail;
  const t = receiptMailTexts();
  return renderMail({
    ...words,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: says },
      {
        facts: [
          ...facts,
          ...(projectTitle ? [[t.for, localTitle(projectTitle)] as const] : []),
          ...(poNumber ? [[paperHeadTexts().poNumber, poNumber] as const] : []),
          [t.reference, paymentReference(payment.id)],
        ],
      },
    ],
    action: { label: t.seeProjects, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [t.looksWrong],
    ...reminderChoice(preferencesUrl),
  });
}
