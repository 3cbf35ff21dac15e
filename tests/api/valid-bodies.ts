import { randomUUID } from 'node:crypto';
import { aQuoteRequest } from '../support/entities.ts';
import { ownTime } from '../support/own-time.ts';
import { validDeskBodies } from './valid-desk-bodies.ts';

/**
 * Valid bodies of the routes, by path, for the client of the session, and of the desk's routes for a project and a welder.
 */
export function validBodies(
  clientId: string,
  { projectId, welderId } = { projectId: randomUUID() as string, welderId: randomUUID() as string },
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return {
    ...validDeskBodies({ clientId, projectId, welderId }),
    '/api/quotes': aQuoteRequest({
      zip: '60505',
      address: '12 Dock St',
      intake: { metal: 'steel', thickness: 'heavy', broke: 'Bucket ear', combustibles: 'unsure' },
      priceRange: { low: 300, high: 670 },
      foundBy: 'friend',
    }),
    '/api/appointments': {
      clientId,
      title: 'Truck',
      scheduledDate: ownTime(),
    },
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
    '/api/me': {
      firstName: 'Jordan',
      lastName: 'Example',
      email: 'jordan@example.com',
      phone: '(312) 555-0172',
      address: '',
      updatedAt: null,
    },
    '/api/me/email': { code: '012345' },
    '/api/appointments/:id/move': { scheduledDate: ownTime() },
    '/api/appointments/:id/cancel': { reason: 'Sold it' },
    '/api/estimates/:id/approve': { name: 'Jordan Example', typed: true, pamphlet: true },
    '/api/estimates/:id/decline': { reason: 'Too dear', declinedFor: 'price' },
    '/api/estimates/:id/seen': {},
    '/api/estimates/:id/question': { text: 'Is paint included?' },
    '/api/projects/:id/work-consent': { given: true },
    '/api/projects/:id/review': { text: 'It held all winter.', town: 'Berwyn', published: true },
    '/api/projects/:id/review-consent': { given: false },
    '/api/create-payment-intent': { amount: 500, projectId: '', clientId: '' },
  };
}

/** Valid queries by path, for routes with days, months, times or a place in the calendar. */
export function validQueries(welderId: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const [from, to, week] = ['2027-03-01', '2027-03-07', '2027-03-01'];
  return {
    '/api/availability': { from, days: '14', duration: '120', zip: '60505' },
    '/api/appointments/client/:clientId': { before: `${from}T12:00:00Z` },
    '/api/projects/client/:clientId': { before: `${from}T12:00:00Z` },
    '/api/payments/client/:clientId': { before: `${from}T12:00:00Z` },
    '/api/desk/suggestions': { from, days: '14', welderIds: welderId },
    '/api/desk/calendar/move-day': { welderId, date: from, prefer: 'day' },
    '/api/desk/holds/:id': { welderId, start: `${from}T12:00:00Z` },
    '/api/desk/timesheets': { week },
    '/api/desk/timesheets.csv': { week },
    '/api/desk/export/:file': { from, to },
    '/api/desk/earnings': { month: '2027-03' },
    '/api/desk/sources': { month: '2027-03' },
  };
}
