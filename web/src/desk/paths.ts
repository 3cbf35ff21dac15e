import type { VisitTapKind } from '@welding/domain/entities/visit-tap';

/** Addresses of the desk, below the desk's own. */
export const deskPaths = {
  today: '/',
  signIn: '/sign-in',
  requests: '/requests',
  request: (id: string) => `/requests/${id}`,
  clients: '/clients',
  newClient: '/clients/new',
  client: (id: string) => `/clients/${id}`,
  projects: '/projects',
  money: '/money',
  calendar: '/calendar',
  newVisit: '/calendar/new',
  visit: (id: string) => `/calendar/visits/${id}`,
  newBlock: '/calendar/blocks/new',
  block: (id: string) => `/calendar/blocks/${id}`,
  newRecurringBlock: '/calendar/recurring/new',
  recurringBlock: (id: string) => `/calendar/recurring/${id}`,
  settings: '/settings',
  moneySettings: '/settings/money',
  staff: '/settings/staff',
} as const;

export const projectPath = (id: string) => `${deskPaths.projects}/${id}`;

/** Addresses of money's pages, which stand below the screen of money. */
export const moneyPaths = {
  estimates: `${deskPaths.money}/estimates`,
  estimate: (id: string) => `${deskPaths.money}/estimates/${id}`,
  /** The form for a new estimate, with whose it is and what it is for as far as that is known. */
  newEstimate: (known: Partial<Record<'client' | 'project', string>> = {}) =>
    `${deskPaths.money}/estimates/new?${new URLSearchParams(known)}`,
  invoices: `${deskPaths.money}/invoices`,
  invoice: (id: string) => `${deskPaths.money}/invoices/${id}`,
  /** The form for a new invoice; of an estimate, where one is named. */
  newInvoice: (known: Partial<Record<'client' | 'project' | 'estimate', string>> = {}) =>
    `${deskPaths.money}/invoices/new?${new URLSearchParams(known)}`,
  stripe: `${deskPaths.money}/stripe`,
} as const;

/** The form for a new visit, filled with what is known of it. */
export const newVisitPath = (known: Partial<Record<'day' | 'client' | 'project' | 'title', string>>) =>
  `${deskPaths.newVisit}?${new URLSearchParams(known)}`;

/** The form for a new project; with a client when it is known whose. */
export const newProjectPath = (clientId?: string) =>
  `${deskPaths.projects}/new${clientId ? `?client=${clientId}` : ''}`;

/** The API's addresses for the desk. */
export const deskApiPaths = {
  me: '/api/desk/me',
  quote: (id: string, step: 'seen' | 'accept' | 'close' | 'reopen') => `/api/desk/quotes/${id}/${step}`,
  clients: '/api/desk/clients',
  client: (id: string) => `/api/desk/clients/${id}`,
  clientRecord: (id: string, what: 'merge' | 'export' | 'erase') => `/api/desk/clients/${id}/${what}`,
  jobSheets: '/api/desk/job-sheets',
  visitTap: (appointmentId: string, kind: VisitTapKind) => `/api/desk/appointments/${appointmentId}/${kind}`,
  projects: '/api/desk/projects',
  project: (id: string) => `/api/desk/projects/${id}`,
  projectNotes: (id: string) => `/api/desk/projects/${id}/notes`,
  projectPhotos: (id: string, list: string) => `/api/desk/projects/${id}/photos/${list}`,
  photo: (id: string, step: 'caption' | 'remove' | 'restore') => `/api/desk/photos/${id}/${step}`,
  payments: '/api/desk/payments',
  payment: (id: string) => `/api/desk/payments/${id}`,
  voidPayment: (id: string) => `/api/desk/payments/${id}/void`,
  refundPayment: (id: string) => `/api/desk/payments/${id}/refund`,
  estimates: '/api/desk/estimates',
  estimate: (id: string) => `/api/desk/estimates/${id}`,
  estimateStep: (id: string, step: 'send' | 'copy' | 'revise' | 'discard' | 'answered') =>
    `/api/desk/estimates/${id}/${step}`,
  templates: '/api/desk/estimate-templates',
  template: (id: string) => `/api/desk/estimate-templates/${id}`,
  invoices: '/api/desk/invoices',
  invoice: (id: string) => `/api/desk/invoices/${id}`,
  invoiceStep: (id: string, step: 'send' | 'void' | 'credit') => `/api/desk/invoices/${id}/${step}`,
  stripeReport: (from: string, to: string) => `/api/desk/stripe-report?from=${from}&to=${to}`,
  moneySettings: '/api/desk/settings/money',
  estimatePdf: (id: string) => `/api/estimates/${id}.pdf`,
  invoicePdf: (id: string) => `/api/invoices/${id}.pdf`,
  receiptPdf: (paymentId: string) => `/api/payments/${paymentId}/receipt.pdf`,
  csv: (collection: string) => `/api/desk/export/${collection}.csv`,
  appointments: '/api/desk/appointments',
  appointment: (id: string) => `/api/desk/appointments/${id}`,
  blocks: '/api/desk/blocks',
  block: (id: string) => `/api/desk/blocks/${id}`,
  recurringBlocks: '/api/desk/recurring-blocks',
  recurringBlock: (id: string) => `/api/desk/recurring-blocks/${id}`,
  holds: '/api/desk/holds',
  hold: (id: string, place: { welderId: string; start: string }) =>
    `/api/desk/holds/${id}?${new URLSearchParams(place)}`,
  suggestions: (query: Readonly<Record<string, string>>) =>
    `/api/desk/suggestions?${new URLSearchParams(query)}`,
  calendarFeed: '/api/desk/calendar-feed',
  renewCalendarFeed: '/api/desk/calendar-feed/renew',
  mails: '/api/desk/mails',
  mail: (id: string, step: 'send-again' | 'dismiss') => `/api/desk/mails/${encodeURIComponent(id)}/${step}`,
  settings: '/api/desk/settings/business',
  staff: '/api/desk/staff',
  staffMember: (id: string) => `/api/desk/staff/${id}`,
} as const;
