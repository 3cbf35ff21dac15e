import { aQuoteRequest } from '../support/entities.ts';
import { ownTime } from '../support/own-time.ts';

/** What the routes that take a body accept, by their path, for the client whose session it is sent with. */
export function validBodies(clientId: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return {
    '/api/quotes': aQuoteRequest({
      zip: '60505',
      address: '12 Dock St',
      intake: { metal: 'steel', thickness: 'heavy', broke: 'Bucket ear', combustibles: 'unsure' },
      priceRange: { low: 300, high: 670 },
    }),
    '/api/appointments': {
      clientId,
      title: 'Truck',
      scheduledDate: ownTime(),
    },
    '/api/desk/appointments': { clientId, title: 'Gate', scheduledDate: '2027-03-01T14:00:00Z' },
    '/api/desk/plans': {
      clientId,
      title: 'Gate',
      days: [
        { scheduledDate: '2027-03-01T14:00:00Z' },
        { scheduledDate: '2027-03-02T14:00:00Z', duration: '240' },
      ],
    },
    '/api/desk/calendar/move-day': {
      welderId: clientId,
      date: '2027-03-01',
      moves: [{ id: clientId, scheduledDate: '2027-03-02T14:00:00Z' }],
      block: 'Sick',
    },
    '/api/desk/blocks': {
      welderId: clientId,
      start: '2027-03-01T14:00:00Z',
      end: '2027-03-01T18:00:00Z',
      reason: 'Dentist',
    },
    '/api/desk/week-comments': { welderId: clientId, week: '2026-03-02', text: 'Truck broke down' },
    '/api/desk/work-entries': {
      welderId: clientId,
      kind: 'work',
      start: '2026-03-02T14:00:00Z',
      end: '2026-03-02T15:30:00Z',
      reason: 'Forgot to tap',
    },
    '/api/desk/mails': { clientId, subject: 'Your gate', text: 'We come on Tuesday.' },
    '/api/mail-preferences': { reminders: false },
    '/api/sign-in/code': { email: 'jordan@example.com' },
    '/api/sign-in/verify': { email: 'jordan@example.com', code: '012345' },
    '/api/push-devices': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    '/api/staff-password': { email: 'jordan@example.com' },
    '/api/client-errors': {
      app: 'portal',
      build: 'entry-client-4f2a.js',
      page: '/dashboard',
      message: 'x is not a function',
      stack: 'TypeError: x is not a function\n    at a.js:1:2',
    },
    '/api/paper-links': { token: 'A'.repeat(22) },
    '/api/create-payment-intent': { amount: 500, projectId: '', clientId: '' },
  };
}
