import type { Mail, MailKind } from '@welding/domain/entities/mail';
import { passedOver, type UnreadableDocumentError } from '#store/documents.ts';
import type { Condition, Verdict } from './mails/condition.ts';

const visits = () => import('./mails/visit-conditions.ts');
const papers = () => import('./mails/paper-conditions.ts');
const payments = () => import('./mails/payment-conditions.ts');
const accounts = () => import('./mails/account-conditions.ts');

/** The condition of each kind, beside its text. */
const conditions: { readonly [Kind in MailKind]: () => Promise<Condition> } = {
  'quote-received': async () => (await accounts()).awaitsQuote,
  'quote-answered': async () => (await accounts()).isTakenOn,
  'visit-booked': async () => (await visits()).isBookedAsTold,
  'visits-planned': async () => (await visits()).arePlannedAsTold,
  'visit-moved': async () => (await visits()).isBookedAsTold,
  'visits-moved': async () => (await visits()).arePlannedAsTold,
  'visit-cancelled': async () => (await visits()).isCancelledAsTold,
  'visit-needs-time': async () => (await visits()).needsTimeAsTold,
  'visit-reminder': async () => (await visits()).isRemindedAsTold,
  'visit-soon': async () => (await visits()).isRemindedAsTold,
  'on-my-way': async () => (await visits()).isOnTheWay,
  'not-on-my-way': async () => (await visits()).isNotOnTheWay,
  estimate: async () => (await papers()).asksForAnswer,
  'estimate-question': async () => (await papers()).awaitsAnswer,
  'estimate-reminder': async () => (await papers()).asksForAnswer,
  'estimate-follow-up': async () => (await papers()).needsFollowUp,
  'estimate-answer': async () => (await papers()).isAnswered,
  'estimate-approved': async () => (await papers()).isApproved,
  invoice: async () => (await papers()).isInvoiced,
  'invoice-reminder': async () => (await papers()).isOwed,
  receipt: async () => (await payments()).paymentArrived,
  'receipt-void': async () => (await payments()).isVoid,
  refund: async () => (await payments()).isReturned,
  'refund-failed': async () => (await payments()).isNotReturned,
  'payment-failed': async () => (await payments()).isRefused,
  'review-request': async () => (await accounts()).wantsReview,
  code: async () => (await accounts()).isCodeToUse,
  'email-changed': async () => (await accounts()).isEarlierEmail,
  'staff-password': async () => (await accounts()).isStaff,
  'staff-news': async () => (await accounts()).isWantedNews,
  written: async () => (await accounts()).isWritten,
};

/** Judges a mail at its sending. @throws when it cannot tell */
export async function judgeMail(mail: Mail, at: Date): Promise<Verdict | undefined> {
  // A newer release wrote it, and sends it.
  if (mail.kind === 'other') throw new Error('A mail of an unknown kind');
  const isStillSo = await conditions[mail.kind]();
  const unreadable: UnreadableDocumentError[] = [];
  const verdict = await passedOver.run(
    (error) => unreadable.push(error),
    () => isStillSo(mail, at),
  );
  const [first] = unreadable;
  if (first) throw first;
  return verdict;
}
