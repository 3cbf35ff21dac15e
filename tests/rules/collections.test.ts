import {
  expectClosed,
  expectOwnReadsOnly,
  expectPlannersRead,
  expectStaffReads,
  expectVerifiedReads,
} from './policies.ts';

const start = new Date('2026-12-01T15:00:00Z');
const end = new Date('2026-12-01T17:00:00Z');
const visit = { title: 'Aluminum Welding', duration: '60', status: 'scheduled', scheduledDate: start };
const project = { title: 'Trailer hitch repair', serviceType: 'truck', status: 'pending', createdAt: start };
const place = { address: '1400 S Michigan Ave', beforePhotos: ['/api/photos/1'], createdAt: start };
const estimate = { number: 'E-1001', status: 'sent', total: 100 };
const invoice = { number: 'INV-1001', status: 'open', total: 100 };
const payment = { amount: 500, status: 'succeeded', projectId: '' };
const ofWelder = { welderReadsOwn: true, crewReadsOwn: true };

expectClosed('calendarFeeds', { renewals: 1 });
expectClosed('clientEmails', {});
expectClosed('counters', { next: 1001 });
// Under a session's id; contacts.test.ts has those under a person's.
expectClosed('endedSessions', { expireAt: start }, 'a-session');
expectClosed('estimateCosts', { costs: {} });
expectClosed('finishedJobs', { earned: 120 });
expectClosed('hourLedgers', { changedAt: start });
expectClosed('idempotencyKeys', { fingerprint: 'f', resultId: 'r' });
expectClosed('importPages', { importId: 'a', rows: [] });
expectClosed('imports', { kind: 'clients', made: [] });
expectClosed('loginCodes', { codeHash: 'a', linkHash: 'b', browserHash: 'c', attempts: 0, isUsed: false });
expectClosed('paperLinks', { kind: 'estimate', paperId: 'a' });
expectClosed('photos', { path: 'photos/1', contentType: 'image/jpeg', caption: 'Hinge' });
expectClosed('projectLedgers', { changedAt: start });
expectClosed('pushDevices', { endpoint: 'https://push.services.mozilla.com/wpush/v2/abc', owner: 'client' });
expectClosed('pushes', { kind: 'payment', title: 'Payment received', body: '$250.00' });
expectClosed('rateLimits', { uses: 3 });
expectClosed('reconciliation', { doneUntil: start, after: 'pi_1' });
expectClosed('settings', { specialDays: [] });
expectClosed('unknownCollection', { anything: true });

expectStaffReads('appointmentNotes', { appointmentId: 'a', text: 'Gate code' }, ofWelder);
expectStaffReads('appointments', visit, ofWelder);
expectStaffReads('visitContacts', { phone: '(312) 555-0100', scheduledDate: start }, ofWelder);
expectStaffReads('audit', { entityId: 'a', entity: 'client', action: 'changed', changes: [] });
expectStaffReads('clients', { firstName: 'Jordan', lastName: 'Example', email: 'jordan@example.com' });
expectStaffReads('estimates', { ...estimate, onPortal: false });
expectStaffReads('estimateTemplates', { name: 'Hinges' });
expectStaffReads('invoices', { ...invoice, onPortal: false });
expectStaffReads('payments', payment, { open: ['verifiedClient', 'contact'] });
expectStaffReads('priceBook', { name: 'Rod E7018', unitPrice: 6.5, active: false });
expectStaffReads('priceCosts', { cost: 3.9, active: true }, { ownerAlone: true });
expectStaffReads('projectNotes', { projectId: 'p', text: 'Frame is worse than it looks' });
expectStaffReads('projectPlaces', place, { open: ['verifiedClient', 'contact'] });
expectStaffReads('projects', project, { open: ['client', 'verifiedClient', 'contact'] });
expectStaffReads('quotes', {
  firstName: 'Jordan',
  description: 'Cracked frame rail',
  intake: { tank: 'yes' },
});
expectStaffReads('looseMoney', { amount: 750, toDecide: 750 });
expectStaffReads('reviews', { text: 'Held all winter', published: false });
expectStaffReads('refusedTaps', { visitId: 'visit', kind: 'finish' });
expectStaffReads('staffRates', { centsPerHour: 3200 }, { ownerAlone: true });
expectStaffReads('troubles', { run: 'plans', subject: 'staff/a', sentence: 'Staff a cannot be read' });
expectStaffReads('unrecordedPayments', { sentence: 'Invoice cannot be read' });
expectStaffReads('works', { title: 'Gate hinge', photos: [] });
expectStaffReads('workRates', { rate: 3200 }, { ownerAlone: true });

expectPlannersRead('blocks', { start, end }, 'start');
expectPlannersRead(
  'calendarDays',
  { date: '2026-12-01', busy: [{ id: 'x', kind: 'visit', start, end }] },
  'date',
);
expectPlannersRead('recurringBlocks', { weekdays: [1, 2, 3], from: '12:00', createdAt: start }, 'createdAt');
expectPlannersRead('weekComments', { week: '2026-11-30', text: 'Truck broke down', at: end }, 'at');
expectPlannersRead('workEntries', { kind: 'work', start, minutes: 60 }, 'start');

expectOwnReadsOnly('clientVisits', 'scheduledDate', visit);
expectOwnReadsOnly('projects', 'createdAt', project);

expectVerifiedReads('estimates', estimate, { onPortal: true });
expectVerifiedReads('invoices', invoice, { onPortal: true });
expectVerifiedReads('payments', payment);
expectVerifiedReads('projectPlaces', place);
