import { defaultSettings } from '@welding/domain/business/settings';
import { recipientsOf } from '@welding/domain/entities/recipients';
import { currentLanguage } from '@welding/domain/values/language';
import type { OutgoingMail } from '../../functions/src/messages/mails.ts';
import { outgoingVisitMail } from '../../functions/src/messages/queue-visit-mail.ts';
import { outgoingVisitsMail } from '../../functions/src/messages/queue-visits-mail.ts';
import { outgoingReminder } from '../../functions/src/visits/queue-visit-reminders.ts';
import { client, galleryTime, links, siteUrl, visit } from './gallery-samples.ts';

const { windowMinutes } = defaultSettings.booking;

/** Every mail about visits, for a client of the current language. */
export function galleryVisitMails(): OutgoingMail[] {
  const [reader] = recipientsOf({ ...client, language: currentLanguage() }, 'visits');
  if (!reader) throw new Error('The client of the gallery has an email');
  const parts = { ...links, reader, windowMinutes, now: galleryTime };
  const reminder = {
    ...parts,
    visit,
    headers: { 'List-Unsubscribe': `<${siteUrl}/api/mail-preferences?token=token>` },
  };
  return [
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
    outgoingVisitsMail({
      ...parts,
      news: 'visits-planned',
      visits: [
        visit,
        {
          ...visit,
          id: 'a9901d00-0000-4000-8000-000000000003',
          scheduledDate: '2027-03-17T14:00:00.000Z',
          duration: '480',
        },
      ],
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
    outgoingVisitsMail({
      ...parts,
      news: 'visits-moved',
      visits: [
        { ...visit, scheduledDate: '2027-03-18T14:00:00.000Z', sequence: 1 },
        {
          ...visit,
          id: 'a9901d00-0000-4000-8000-000000000003',
          title: 'Gate hinge',
          scheduledDate: '2027-03-18T19:00:00.000Z',
          sequence: 1,
        },
      ],
    }),
    outgoingVisitMail({
      ...parts,
      news: 'visit-cancelled',
      before: visit,
      visit: { ...visit, status: 'cancelled', sequence: 3 },
    }),
    outgoingVisitMail({
      ...parts,
      news: 'visit-needs-time',
      before: visit,
      visit: { ...visit, needsTime: true, sequence: 4 },
      freeTimes: ['2027-03-17T14:00:00Z', '2027-03-17T19:00:00Z', '2027-03-18T14:00:00Z'].map(
        (at) => new Date(at),
      ),
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
    outgoingVisitMail({
      ...parts,
      news: 'not-on-my-way',
      before: { ...visit, onMyWayAt: '2027-03-16T13:35:00.000Z' },
      visit,
      now: new Date('2027-03-16T13:36:00Z'),
    }),
  ];
}
