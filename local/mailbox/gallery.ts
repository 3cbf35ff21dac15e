import { business } from '@welding/domain/business/business';
import { defaultSettings } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { mailId } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import type { MoneyLine } from '@welding/domain/money/money-line';
import type { OutgoingMail } from '../../functions/src/data/mails.ts';
import { codeMail } from '../../functions/src/messages/mails/code-mail.ts';
import { emailChangedMail } from '../../functions/src/messages/mails/email-changed-mail.ts';
import { estimateMail, estimateQuestionMail } from '../../functions/src/messages/mails/estimate-mails.ts';
import {
  invoiceMail,
  invoiceReminderMail,
  refundMail,
} from '../../functions/src/messages/mails/invoice-mails.ts';
import { quoteAnsweredMail, quoteReceivedMail } from '../../functions/src/messages/mails/quote-mails.ts';
import { receiptMail } from '../../functions/src/messages/mails/receipt-mail.ts';
import { outgoingReminder } from '../../functions/src/messages/outgoing-reminder.ts';
import { outgoingVisitMail } from '../../functions/src/messages/outgoing-visit-mail.ts';

/** A day of the gallery's own, so that it looks the same on every day. */
const now = new Date('2027-03-09T15:20:00Z');
const siteUrl = 'https://welding.example';
const { windowMinutes } = defaultSettings.booking;

const client: Client = {
  id: 'c1a5e000-0000-4000-8000-000000000001',
  firstName: 'Casey',
  lastName: 'Nowak',
  email: 'casey@example.com',
  phone: '(312) 555-0100',
  createdAt: '2027-02-01T15:00:00.000Z',
};
const visit: Appointment = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: client.id,
  title: 'Heavy-Duty Truck Repairs',
  scheduledDate: '2027-03-16T14:00:00.000Z',
  duration: '120',
  status: 'scheduled',
  address: '1400 S Michigan Ave, Chicago, IL 60605',
  createdAt: '2027-03-09T15:00:00.000Z',
};
const quote: Quote = {
  id: '90000e00-0000-4000-8000-000000000001',
  firstName: 'Casey',
  lastName: 'Nowak',
  email: client.email,
  phone: client.phone,
  serviceType: 'truck',
  description: 'The frame rail of our dump truck is cracked behind the cab.',
  preferredContact: 'phone',
  zip: '60605',
  status: 'pending',
  createdAt: '2027-03-09T15:20:00.000Z',
};
const project: Project = {
  id: 'b0b0b000-0000-4000-8000-000000000001',
  clientId: client.id,
  title: 'Cracked frame rail, dump truck',
  serviceType: 'truck',
  status: 'pending',
  estimatedCost: 1250,
  beforePhotos: [],
  afterPhotos: [],
  createdAt: '2027-03-09T15:20:00.000Z',
};
const payment: Payment = {
  id: 'pi_3QkLakeline0000000000001',
  projectId: project.id,
  clientId: client.id,
  amount: 1250,
  status: 'succeeded',
  paidAt: '2027-03-09T15:20:00.000Z',
  createdAt: '2027-03-09T15:20:00.000Z',
};

const lines: MoneyLine[] = [
  {
    kind: 'labor',
    description: 'Weld the cracked frame rail, grind and prime',
    quantity: 8,
    unit: 'hour',
    unitPrice: 120,
  },
  { kind: 'material', description: 'Fish plate, A36, 3/8 in', quantity: 2, unit: 'piece', unitPrice: 97.5 },
  { kind: 'trip', description: 'Trip to the site', quantity: 1, unitPrice: 95 },
];
const estimate: Estimate = {
  id: 'e5710000-0000-4000-8000-000000000001',
  number: 'E-1001',
  version: 1,
  clientId: client.id,
  projectId: project.id,
  status: 'sent',
  onPortal: true,
  lines,
  total: 1250,
  deposit: { kind: 'percent', value: 30 },
  depositAmount: 375,
  validUntil: '2027-04-08',
  atHome: false,
  homeRepair: false,
  projectTitle: project.title,
  questions: [],
  awaitsAnswer: false,
  createdAt: '2027-03-09T15:20:00.000Z',
};
const invoice: Invoice = {
  id: '14401ce0-0000-4000-8000-000000000001',
  number: 'INV-1001',
  clientId: client.id,
  projectId: project.id,
  status: 'open',
  onPortal: true,
  lines,
  total: 1250,
  credited: 0,
  paid: 375,
  balance: 875,
  dueDate: '2027-03-23',
  projectTitle: project.title,
  credits: [],
  createdAt: '2027-03-09T15:20:00.000Z',
};

const { firstName } = client;
const plain = { to: client.email, clientId: client.id };
const parts = { client, windowMinutes, siteUrl, now };
const unsubscribe = {
  page: `${siteUrl}/mail-preferences#token`,
  post: `${siteUrl}/api/mail-preferences?token=token`,
};
const reminder = { ...parts, visit, unsubscribe };

/** Every mail of the product with sample data, as its cause would write it. */
export function galleryMails(): OutgoingMail[] {
  return [
    { ...plain, ...quoteReceivedMail(quote), id: mailId('quote-received', quote.id), kind: 'quote-received' },
    {
      ...plain,
      ...quoteAnsweredMail({ quote, project, opensPortal: true, siteUrl }),
      id: mailId('quote-answered', quote.id),
      kind: 'quote-answered',
    },
    outgoingVisitMail({ ...parts, news: 'visit-booked', visit }),
    outgoingVisitMail({
      ...parts,
      news: 'visit-booked',
      visit: {
        ...visit,
        id: 'a9901d00-0000-4000-8000-000000000002',
        scheduledDate: '2027-03-21T14:00:00.000Z',
        outsideHours: true,
      },
    }),
    outgoingVisitMail({
      ...parts,
      news: 'visit-moved',
      before: visit,
      visit: { ...visit, scheduledDate: '2027-03-18T18:30:00.000Z', status: 'rescheduled', sequence: 1 },
    }),
    outgoingVisitMail({
      ...parts,
      news: 'visit-moved',
      before: visit,
      visit: { ...visit, duration: '240', sequence: 2 },
    }),
    outgoingVisitMail({
      ...parts,
      news: 'visit-cancelled',
      before: visit,
      visit: { ...visit, status: 'cancelled', sequence: 3 },
    }),
    outgoingReminder({ ...reminder, kind: 'visit-reminder', now: new Date('2027-03-15T22:00:00Z') }),
    outgoingReminder({ ...reminder, kind: 'visit-soon', now: new Date('2027-03-16T12:00:00Z') }),
    outgoingVisitMail({
      ...parts,
      news: 'on-my-way',
      visit: { ...visit, onMyWayAt: '2027-03-16T13:35:00.000Z' },
      welderName: 'Wes Kowalski',
      now: new Date('2027-03-16T13:35:00Z'),
    }),
    {
      ...plain,
      ...estimateMail({ estimate, firstName, siteUrl }),
      id: mailId('estimate', estimate.id),
      kind: 'estimate',
    },
    {
      ...plain,
      ...estimateMail({
        estimate: { ...estimate, version: 2, replaces: estimate.id },
        firstName,
        siteUrl,
      }),
      id: mailId('estimate', 'e5710000-0000-4000-8000-000000000002'),
      kind: 'estimate',
    },
    {
      ...estimateQuestionMail(
        { ...estimate, recipient: { name: 'Casey Nowak' } },
        'Does the price include taking the dump body off, or do we do that?',
        siteUrl,
      ),
      id: mailId('estimate-question', estimate.id, 1),
      kind: 'estimate-question',
      to: business.email,
    },
    {
      ...plain,
      ...invoiceMail({ invoice, firstName, siteUrl }),
      id: mailId('invoice', invoice.id),
      kind: 'invoice',
    },
    {
      ...plain,
      ...invoiceReminderMail({ invoice, firstName, siteUrl, days: 3 }),
      id: mailId('invoice-reminder', invoice.id, 3),
      kind: 'invoice-reminder',
    },
    {
      ...plain,
      ...refundMail({ ...payment, refundedAmount: 200 }, 200, firstName, siteUrl),
      id: mailId('refund', payment.id, 20000),
      kind: 'refund',
    },
    {
      ...plain,
      ...receiptMail({ payment, firstName, projectTitle: project.title, siteUrl }),
      id: mailId('receipt', payment.id),
      kind: 'receipt',
    },
    {
      ...plain,
      ...codeMail({
        code: '048213',
        link: `${siteUrl}/dashboard#sign-in=token`,
        validMinutes: 10,
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
  ];
}
