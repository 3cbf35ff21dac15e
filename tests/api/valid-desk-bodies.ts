import { randomUUID } from 'node:crypto';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { addDays, chicagoDate, mondayOf } from '@welding/domain/values/chicago-day';
import { pngPicture } from '../support/pictures.ts';

type Bodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const lines = [{ kind: 'labor', description: 'Weld the hitch', quantity: 2.5, unit: 'hour', unitPrice: 120 }];
const estimate = {
  lines,
  deposit: { kind: 'percent', value: 25 },
  validUntil: '2099-12-31',
  terms: 'As agreed',
  poNumber: 'PO-4711',
};
const invoice = {
  lines: lines.map((line) => ({ ...line, includedTax: { tax: 10, of: 120 } })),
  discount: { kind: 'amount', value: 5 },
  taxRate: 8,
  dueDate: '2099-12-31',
  poNumber: 'PO-1',
};
const version = { updatedAt: null };
const reason = 'It was billed twice';
const today = chicagoDate(new Date());
const day = mondayOf(addDays(today, 35));
const next = addDays(day, 1);
const block = { start: `${day}T14:00:00Z`, end: `${day}T18:00:00Z`, reason: 'Dentist' };

/** Valid bodies of the desk's routes, by path, for a client with this project, and a welder. */
export function validDeskBodies({
  clientId,
  projectId,
  welderId,
}: Record<'clientId' | 'projectId' | 'welderId', string>): Bodies {
  const ofProject = { clientId, projectId };
  const at = new Date().toISOString();
  const signed = { name: 'Jordan Example', signature: signatureUrl(pngPicture().toString('base64')) };
  const client = {
    firstName: 'Dana',
    lastName: 'Example',
    email: `dana-${randomUUID()}@example.com`,
    phone: '(312) 555-0170',
  };
  return {
    '/api/desk/appointments': { ...ofProject, title: 'Gate', scheduledDate: `${day}T14:00:00Z` },
    '/api/desk/appointments/:id': {
      ...version,
      title: 'Gate',
      scheduledDate: `${day}T15:00:00Z`,
      duration: '120',
      windowMinutes: 60,
    },
    '/api/desk/appointments/:id/on-my-way': { at },
    '/api/desk/appointments/:id/start': { at },
    '/api/desk/appointments/:id/finish': { at, hours: 2.5, note: 'Done', amountToCollect: 300 },
    '/api/desk/appointments/:id/cancel': { at, reason },
    '/api/desk/appointments/:id/cannot-do': { at, reason, next: 'another-welder' },
    '/api/desk/appointments/:id/take-back': { of: 'start', tapped: at, at, reason },
    '/api/desk/appointments/:id/collect': { amount: 120, method: 'check', reference: '1042', tappedAt: at },
    '/api/desk/appointments/:id/extra-work': {
      changeOf: randomUUID(),
      agreedBefore: 500,
      lines,
      ...signed,
      at,
    },
    '/api/desk/appointments/:id/invoice': {},
    '/api/desk/appointments/:id/notes': { text: 'Gate code 1234' },
    '/api/desk/imports': { kind: 'clients', rows: [{ name: 'Dana Example' }], apply: true },
    '/api/desk/plans': {
      ...ofProject,
      title: 'Gate',
      days: [{ scheduledDate: `${day}T14:00:00Z` }, { scheduledDate: `${next}T14:00:00Z`, duration: '240' }],
    },
    '/api/desk/calendar/move-day': {
      welderId,
      date: day,
      moves: [{ id: randomUUID(), scheduledDate: `${next}T14:00:00Z` }],
      block: 'Sick',
    },
    '/api/desk/blocks': { welderId, ...block },
    '/api/desk/blocks/:id': { ...version, ...block, removed: false },
    '/api/desk/recurring-blocks': {
      welderId,
      weekdays: [1, 3],
      from: '08:00',
      to: '10:00',
      reason: 'School',
      firstDate: day,
      lastDate: next,
    },
    '/api/desk/recurring-blocks/:id': { ...version, firstDate: day, lastDate: next, removed: true },
    '/api/desk/holds': { welderIds: [welderId], start: `${day}T14:00:00Z` },
    '/api/desk/week-comments': { welderId, week: '2026-03-02', text: 'Truck broke down' },
    '/api/desk/work-entries': {
      welderId,
      kind: 'work',
      start: '2026-03-02T14:00:00Z',
      end: '2026-03-02T15:30:00Z',
      reason: 'Forgot to tap',
      despiteOverlap: true,
    },
    '/api/desk/work-entries/:id': {
      ...version,
      start: '2026-03-02T14:00:00Z',
      end: '2026-03-02T15:00:00Z',
      reason,
      despiteOverlap: true,
    },
    '/api/desk/me': { language: 'es' },
    '/api/desk/settings/money': { ...defaultMoneySettings, ...version },
    '/api/desk/staff/:id/rate': { ...version, rate: 32.5 },
    '/api/desk/projects/:id/expenses': { amount: 64.2, what: 'Plate', paidOn: today },
    '/api/desk/projects/:id/work-consent': { given: true },
    '/api/desk/projects/:id/work': {
      ...version,
      title: 'Gate hinge',
      town: 'Berwyn',
      service: 'metal_structures',
      caption: 'Torn off by a truck, welded the same day.',
      photos: [{ before: projectId, after: clientId }],
    },
    '/api/desk/reviews/:id': { ...version, answer: 'Thank you!' },
    '/api/desk/expenses/:id': { ...version, removed: true },
    '/api/desk/mails': { clientId, subject: 'Your gate', text: 'We come on Tuesday.' },
    '/api/desk/clients': client,
    '/api/desk/clients/:id': {
      ...version,
      phone: '(312) 555-0171',
      reminders: false,
      stopped: ['client'],
      language: 'es',
      note: 'Gate code: 4411\nBeware of the dog',
      company: 'Prairie Fleet',
      billingAddress: 'PO Box 9, Elgin, IL 60120',
      dueDays: 30,
      taxExempt: { number: 'E-9999-0001' },
      asksPo: true,
      contacts: [{ firstName: 'Bea', roles: ['invoices'] }],
    },
    '/api/desk/clients/:id/merge': { duplicateId: projectId },
    '/api/desk/clients/:id/erase': { confirmation: 'Nobody' },
    '/api/desk/projects': {
      clientId,
      title: 'Gate',
      serviceType: 'truck',
      scheduledDate: `${day}T14:00:00.000Z`,
    },
    '/api/desk/projects/:id': {
      ...version,
      title: 'Gate',
      scheduledDate: `${day}T14:00:00Z`,
      status: 'cancelled',
      reason,
    },
    '/api/desk/projects/:id/notes': { text: 'Beware of the dog' },
    '/api/desk/projects/:id/pay-link': {},
    '/api/desk/quotes/:id/accept': {
      clientId,
      project: { title: 'Gate', serviceType: 'truck' },
      tell: true,
    },
    '/api/desk/quotes/:id/close': { reason: 'declined' },
    '/api/desk/estimate-templates': { name: 'Hitch', lines },
    '/api/desk/estimates': { ...ofProject, changeOf: randomUUID(), ...estimate },
    '/api/desk/estimates/:id': { ...version, ...estimate },
    '/api/desk/estimates/:id/send': version,
    '/api/desk/estimates/:id/discard': version,
    '/api/desk/estimates/:id/answered': { ...version, answer: 'Yes' },
    '/api/desk/estimates/:id/sign': { ...signed, at, poNumber: 'PO-1' },
    '/api/desk/estimates/:id/approved-by-phone': {
      ...version,
      name: 'Jordan Example',
      note: 'At noon',
      poNumber: 'PO-1',
    },
    '/api/desk/estimates/:id/copy': ofProject,
    '/api/desk/estimates/:id/revise': {},
    '/api/desk/estimates/:id/without-tax': {},
    '/api/desk/invoices': { ...ofProject, ...invoice },
    '/api/desk/invoices/:id': { ...version, ...invoice },
    '/api/desk/invoices/:id/send': { ...version, aboveAgreed: true },
    '/api/desk/invoices/:id/credit': { ...version, amount: 20, reason },
    '/api/desk/invoices/:id/void': { ...version, reason },
    '/api/desk/invoices/:id/without-tax': version,
    '/api/desk/payments': { ...ofProject, amount: 100, method: 'check', paidOn: today },
    '/api/desk/payments/:id': { ...version, ...ofProject },
    '/api/desk/payments/:id/unassign': version,
    '/api/desk/projects/:id/keep-credit': { amount: 20 },
    '/api/desk/payments/:id/handed-over': version,
    '/api/desk/payments/:id/refund': { amount: 20, reason, method: 'cash', lowerBill: true },
    '/api/desk/payments/:id/void': { ...version, reason },
    '/api/desk/price-book': { name: 'Weld', kind: 'labor', unit: 'hour', unitPrice: 120, cost: 60 },
    '/api/desk/price-book/:id': { ...version, unitPrice: 130, cost: null, active: true },
  };
}
