import { codeMinutes } from '@welding/domain/entities/login-code';
import { mailId } from '@welding/domain/entities/mail';
import { emailObjectionDays } from '@welding/domain/entities/my-details';
import { business } from '@welding/domain/values/business';
import { writtenMailText } from '../../functions/src/messages/desk-mails.ts';
import { codeMail } from '../../functions/src/messages/mails/code-mail.ts';
import { emailChangedMail } from '../../functions/src/messages/mails/email-changed-mail.ts';
import {
  estimateAnswerMail,
  estimateApprovedMail,
  estimateFollowUpMail,
  estimateMail,
  estimateQuestionMail,
  estimateReminderMail,
} from '../../functions/src/messages/mails/estimate-mails.ts';
import {
  invoiceMail,
  invoiceReminderMail,
  paymentFailedMail,
  refundFailedMail,
  refundMail,
} from '../../functions/src/messages/mails/invoice-mails.ts';
import { quoteAnsweredMail, quoteReceivedMail } from '../../functions/src/messages/mails/quote-mails.ts';
import { receiptMail, receiptVoidMail } from '../../functions/src/messages/mails/receipt-mail.ts';
import { reviewMail } from '../../functions/src/messages/mails/review-mail.ts';
import { staffNewsMail } from '../../functions/src/messages/mails/staff-news-mail.ts';
import { staffPasswordMail } from '../../functions/src/messages/mails/staff-password-mail.ts';
import type { OutgoingMail } from '../../functions/src/messages/mails.ts';
import {
  changeOrder,
  client,
  estimate,
  invoice,
  links,
  galleryTime as now,
  payment,
  project,
  question,
  quote,
  siteUrl,
} from './gallery-samples.ts';
import { galleryVisitMails } from './gallery-visit-mails.ts';

const welder = {
  id: '5aff0000-0000-4000-8000-000000000001',
  name: 'Wes Kowalski',
  email: 'wes@example.com',
  role: 'welder',
  active: true,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
} as const;

const newRequest = {
  id: 'new-request_90000e00-0000-4000-8000-000000000001',
  group: 'requests',
  path: '/desk/requests/90000e00-0000-4000-8000-000000000001',
  title: 'New request',
  body: 'Casey Nowak: Heavy-Duty Truck Repairs',
  inSpanish: { title: 'Solicitud nueva', body: 'Casey Nowak: Reparación de camiones pesados' },
} as const;
const received = {
  id: 'payment_pi_3QkLakeline0000000000001',
  group: 'payments',
  path: '/desk/projects/9a0ec700-0000-4000-8000-000000000001',
  title: 'Payment received',
  body: '$500.00 from Casey Nowak',
  inSpanish: { title: 'Pago recibido', body: '$500.00 de Casey Nowak' },
} as const;

const { firstName } = client;
const plain = { to: client.email, clientId: client.id };

const approval = {
  way: 'portal' as const,
  name: 'Casey Nowak',
  consent: 'I approve it.',
  pamphlet: false,
  at: now.toISOString(),
  ip: '',
  peer: '',
  userAgent: '',
  contentHash: '',
};

/** Every mail of the product, written from sample data. */
export function galleryMails(): OutgoingMail[] {
  return [
    { ...plain, ...quoteReceivedMail(quote), id: mailId('quote-received', quote.id), kind: 'quote-received' },
    {
      ...plain,
      ...quoteAnsweredMail({ quote, project, opensPortal: true, ...links }),
      id: mailId('quote-answered', quote.id),
      kind: 'quote-answered',
    },
    ...galleryVisitMails(),
    {
      ...plain,
      ...estimateMail({ estimate, firstName, ...links }),
      id: mailId('estimate', estimate.id),
      kind: 'estimate',
    },
    {
      ...plain,
      ...estimateMail({
        estimate: { ...estimate, version: 2, replaces: estimate.id },
        firstName,
        ...links,
      }),
      id: mailId('estimate', 'e5710000-0000-4000-8000-000000000002'),
      kind: 'estimate',
    },
    {
      ...plain,
      ...estimateReminderMail({ estimate, firstName, ...links }),
      id: mailId('estimate-reminder', estimate.id),
      kind: 'estimate-reminder',
    },
    {
      ...plain,
      ...estimateFollowUpMail({ estimate, firstName, ...links }),
      id: mailId('estimate-follow-up', estimate.id, 1),
      kind: 'estimate-follow-up',
    },
    {
      ...plain,
      ...estimateApprovedMail({ estimate: { ...estimate, approval }, firstName, ...links }),
      id: mailId('estimate-approved', estimate.id),
      kind: 'estimate-approved',
    },
    {
      ...plain,
      ...estimateApprovedMail({ estimate: { ...changeOrder, approval }, firstName, ...links }),
      id: mailId('estimate-approved', changeOrder.id),
      kind: 'estimate-approved',
    },
    {
      ...plain,
      ...estimateAnswerMail({ estimate: { ...estimate, questions: [question] }, firstName, ...links }),
      id: mailId('estimate-answer', estimate.id, 1),
      kind: 'estimate-answer',
    },
    {
      ...plain,
      ...estimateAnswerMail({ estimate: { ...changeOrder, questions: [question] }, firstName, ...links }),
      id: mailId('estimate-answer', changeOrder.id, 1),
      kind: 'estimate-answer',
    },
    {
      ...estimateQuestionMail({ ...estimate, recipient: { name: 'Casey Nowak' } }, question.text, siteUrl),
      id: mailId('estimate-question', estimate.id, 1),
      kind: 'estimate-question',
      to: business.email,
    },
    {
      ...plain,
      ...invoiceMail({ invoice, firstName, ...links }),
      id: mailId('invoice', invoice.id),
      kind: 'invoice',
    },
    {
      ...plain,
      ...invoiceMail({ invoice: { ...invoice, paid: 1250, balance: 0 }, firstName, ...links }),
      id: mailId('invoice', invoice.id, 'paid'),
      kind: 'invoice',
    },
    {
      ...plain,
      ...invoiceReminderMail({ invoice, firstName, ...links, days: 3 }),
      id: mailId('invoice-reminder', invoice.id, 3),
      kind: 'invoice-reminder',
    },
    {
      ...plain,
      ...refundMail({ payment, amount: 200, owedAgain: 0, way: 'card', firstName, ...links }),
      id: mailId('refund', payment.id, 20000),
      kind: 'refund',
    },
    {
      ...plain,
      ...refundFailedMail({ payment, amount: 80, firstName, ...links }),
      id: mailId('refund-failed', payment.id),
      kind: 'refund-failed',
    },
    {
      ...plain,
      ...paymentFailedMail({
        payment: { ...payment, failureCode: 'insufficient_funds', invoiceId: invoice.id },
        firstName,
        ...links,
      }),
      id: mailId('payment-failed', payment.id),
      kind: 'payment-failed',
    },
    {
      ...plain,
      ...receiptMail({ payment, firstName, projectTitle: project.title, ...links }),
      id: mailId('receipt', payment.id),
      kind: 'receipt',
    },
    {
      ...plain,
      ...receiptVoidMail({ payment, firstName, projectTitle: project.title, ...links }),
      id: mailId('receipt-void', payment.id),
      kind: 'receipt-void',
    },
    {
      ...plain,
      ...reviewMail({
        firstName,
        reviewLink: 'https://reviews.example/lakeline',
        title: project.title,
        ...links,
      }),
      id: mailId('review-request', client.id),
      kind: 'review-request',
    },
    {
      ...plain,
      ...codeMail({
        code: '048213',
        link: `${siteUrl}/dashboard#sign-in=token`,
        validMinutes: 10,
        purpose: 'sign-in',
        askedFrom: 'Chrome on Android',
        now,
      }),
      id: mailId('code', 'sample'),
      kind: 'code',
    },
    {
      ...plain,
      ...emailChangedMail({ firstName: client.firstName, email: 'nowak.casey@example.org' }),
      id: mailId('email-changed', client.id),
      kind: 'email-changed',
    },
    ...[true, false].map((isNew) => ({
      ...staffPasswordMail(welder, isNew),
      id: mailId('staff-password', welder.id, isNew ? 'new' : 'forgotten'),
      kind: 'staff-password' as const,
      to: welder.email,
    })),
    ...[[newRequest], [newRequest, received]].map((news) => ({
      ...staffNewsMail(news, siteUrl),
      id: mailId('staff-news', welder.id, news.length),
      kind: 'staff-news' as const,
      to: 'oscar@example.com',
    })),
    {
      ...plain,
      ...emailChangedMail({
        firstName: client.firstName,
        email: 'nowak.casey@example.org',
        objection: { url: `${siteUrl}/dashboard#keep-email=token`, days: emailObjectionDays },
      }),
      id: mailId('email-changed', client.id, 'by-client'),
      kind: 'email-changed',
    },
    {
      ...plain,
      ...codeMail({ code: '048213', validMinutes: codeMinutes, purpose: 'new-email', now }),
      id: mailId('code', 'new-email'),
      kind: 'code',
    },
    {
      ...plain,
      subject: 'About your gate',
      text: writtenMailText('We can come on Tuesday.\n\nIs the dog friendly?', 'Oscar Nowicki'),
      id: mailId('written', 'sample'),
      kind: 'written',
    },
  ];
}
