import { defaultSettings } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import type { OutgoingMail } from '../../functions/src/data/mails.ts';
import { codeMail } from '../../functions/src/messages/mails/code-mail.ts';
import { emailChangedMail } from '../../functions/src/messages/mails/email-changed-mail.ts';
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
  intake: {
    metal: 'steel',
    thickness: 'medium',
    setting: 'outdoors',
    when: 'days',
    broke: 'The left frame rail',
  },
  priceRange: { low: 300, high: 380 },
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
      ...receiptMail({ payment, firstName: client.firstName, projectTitle: project.title, siteUrl }),
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
