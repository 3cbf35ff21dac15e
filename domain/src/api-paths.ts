import type { VisitTapKind } from './entities/visit-tap.ts';

/** Every API route that the site and portal call. */
export const apiPaths = {
  quotes: '/api/quotes',
  quotePhotos: (quoteId: string) => `/api/quotes/${encodeURIComponent(quoteId)}/photos`,
  client: (email: string) => `/api/clients/${encodeURIComponent(email)}`,
  clientProjects: (clientId: string) => `/api/projects/client/${encodeURIComponent(clientId)}`,
  projectTimeline: (id: string) => `/api/projects/${id}/timeline`,
  clientAppointments: (clientId: string) => `/api/appointments/client/${encodeURIComponent(clientId)}`,
  clientPayments: (clientId: string) => `/api/payments/client/${encodeURIComponent(clientId)}`,
  appointments: '/api/appointments',
  moveAppointment: (id: string) => `/api/appointments/${encodeURIComponent(id)}/move`,
  cancelAppointment: (id: string) => `/api/appointments/${encodeURIComponent(id)}/cancel`,
  availability: (query: Readonly<Record<string, string>>) =>
    `/api/availability?${new URLSearchParams(query)}`,
  paymentIntent: '/api/create-payment-intent',
  logout: '/api/logout',
  logOutEverywhere: '/api/me/log-out-everywhere',
  askForCode: '/api/sign-in/code',
  verifyCode: '/api/sign-in/verify',
  keepEmail: '/api/sign-in/keep-email',
  me: '/api/me',
  newEmail: '/api/me/email',
  ownContact: '/api/me/contact',
  exportMe: '/api/me/export',
  estimateAnswer: (id: string, answer: 'approve' | 'decline' | 'question' | 'seen') =>
    `/api/estimates/${id}/${answer}`,
  paperLinks: '/api/paper-links',
  estimatePdf: (id: string) => `/api/estimates/${id}.pdf`,
  invoicePdf: (id: string) => `/api/invoices/${id}.pdf`,
  estimateReceipt: (id: string) => `/api/estimates/${id}/receipt.pdf`,
  invoiceReceipt: (id: string) => `/api/invoices/${id}/receipt.pdf`,
  receiptPdf: (paymentId: string) => `/api/payments/${paymentId}/receipt.pdf`,
  /** A calendar subscription; the token identifies the staff member. */
  calendarFeed: (token: string) => `/api/calendar-feeds/${token}.ics`,
  pushDevices: '/api/push-devices',
  pushKey: '/api/push-devices/key',
  health: '/api/health',
  clientErrors: '/api/client-errors',
  staffPassword: '/api/staff-password',
  specialDays: '/api/special-days',
  nextFree: '/api/next-free',
  rates: '/api/rates',
  credentials: '/api/credentials',
  work: '/api/work',
  ownWork: (projectId: string) => `/api/projects/${projectId}/work`,
  workConsent: (projectId: string) => `/api/projects/${projectId}/work-consent`,
  review: (projectId: string) => `/api/projects/${projectId}/review`,
  reviewConsent: (projectId: string) => `/api/projects/${projectId}/review-consent`,
  /** From mails; the token identifies the client. */
  mailPreferences: (token: string) => `/api/mail-preferences?token=${encodeURIComponent(token)}`,
} as const;

/** Only staff may call routes below this. */
export const deskApiScope = '/api/desk';

/** Every API route that the desk calls. */
export const deskApiPaths = {
  me: '/api/desk/me',
  quote: (id: string, step: 'seen' | 'accept' | 'close' | 'reopen') => `/api/desk/quotes/${id}/${step}`,
  acceptMail: (id: string, query: Readonly<Record<string, string>>) =>
    `/api/desk/quotes/${id}/accept-mail?${new URLSearchParams(query)}`,
  clients: '/api/desk/clients',
  client: (id: string) => `/api/desk/clients/${id}`,
  clientRecord: (id: string, what: 'merge' | 'export' | 'erase' | 'tax-certificate') =>
    `/api/desk/clients/${id}/${what}`,
  jobSheets: '/api/desk/job-sheets',
  visitTap: (appointmentId: string, kind: VisitTapKind | 'take-back') =>
    `/api/desk/appointments/${appointmentId}/${kind}`,
  refusedTapSeen: (id: string) => `/api/desk/refused-taps/${id}/seen`,
  extraWork: (appointmentId: string) => `/api/desk/appointments/${appointmentId}/extra-work`,
  collect: (appointmentId: string) => `/api/desk/appointments/${appointmentId}/collect`,
  projects: '/api/desk/projects',
  project: (id: string) => `/api/desk/projects/${id}`,
  timeline: (projectId: string) => `/api/desk/projects/${projectId}/timeline`,
  projectNotes: (id: string) => `/api/desk/projects/${id}/notes`,
  projectPhotos: (id: string, list: string) => `/api/desk/projects/${id}/photos/${list}`,
  workConsent: (projectId: string) => `/api/desk/projects/${projectId}/work-consent`,
  publishedWork: (projectId: string) => `/api/desk/projects/${projectId}/work`,
  shownWork: (projectId: string) => `/api/desk/works/${projectId}`,
  review: (id: string) => `/api/desk/reviews/${id}`,
  receipts: (projectId: string) => `/api/desk/projects/${projectId}/receipts`,
  expenses: (projectId: string) => `/api/desk/projects/${projectId}/expenses`,
  cost: (projectId: string) => `/api/desk/projects/${projectId}/cost`,
  alike: (projectId: string) => `/api/desk/projects/${projectId}/alike`,
  overPlan: '/api/desk/over-plan',
  earnings: (month: string) => `/api/desk/earnings?month=${month}`,
  sources: (month: string) => `/api/desk/sources?month=${month}`,
  expense: (id: string) => `/api/desk/expenses/${id}`,
  photo: (id: string, step: 'caption' | 'remove' | 'restore') => `/api/desk/photos/${id}/${step}`,
  /** A mail about an estimate or invoice: GET previews it, POST sends it. */
  paperMail: (kind: 'estimates' | 'invoices', id: string) => `/api/desk/${kind}/${id}/mail`,
  moneySettings: '/api/desk/settings/money',
  /** @param period Chicago days; an empty one has no bound */
  csv: (collection: string, period: Readonly<Record<string, string>> = {}) => {
    const bounds = new URLSearchParams(Object.entries(period).filter(([, day]) => day));
    return `/api/desk/export/${collection}.csv${bounds.size > 0 ? `?${bounds}` : ''}`;
  },
  appointments: '/api/desk/appointments',
  appointment: (id: string) => `/api/desk/appointments/${id}`,
  appointmentSeen: (id: string) => `/api/desk/appointments/${id}/seen`,
  plans: '/api/desk/plans',
  moveDay: '/api/desk/calendar/move-day',
  dayProposals: (query: Readonly<Record<string, string>>) =>
    `/api/desk/calendar/move-day?${new URLSearchParams(query)}`,
  blocks: '/api/desk/blocks',
  block: (id: string) => `/api/desk/blocks/${id}`,
  recurringBlocks: '/api/desk/recurring-blocks',
  recurringBlock: (id: string) => `/api/desk/recurring-blocks/${id}`,
  holds: '/api/desk/holds',
  hold: (id: string, place: { welderId: string; welderIds: string; start: string }) =>
    `/api/desk/holds/${id}?${new URLSearchParams(place)}`,
  suggestions: (query: Readonly<Record<string, string>>) =>
    `/api/desk/suggestions?${new URLSearchParams(query)}`,
  calendarFeed: '/api/desk/calendar-feed',
  renewCalendarFeed: '/api/desk/calendar-feed/renew',
  mails: '/api/desk/mails',
  mail: (id: string, step: 'send-again' | 'dismiss') => `/api/desk/mails/${encodeURIComponent(id)}/${step}`,
  settings: '/api/desk/settings/business',
  everything: (part: string) => `/api/desk/everything.zip?${new URLSearchParams({ part })}`,
  imports: '/api/desk/imports',
  import: (id: string) => `/api/desk/imports/${id}`,
  showImport: (id: string) => `/api/desk/imports/${id}/show`,
  staff: '/api/desk/staff',
  staffMember: (id: string) => `/api/desk/staff/${id}`,
  staffSignOut: (id: string) => `/api/desk/staff/${id}/sign-out`,
  staffRate: (id: string) => `/api/desk/staff/${id}/rate`,
  /** @param week its Monday, `YYYY-MM-DD` */
  timesheetCsv: (week: string) => `/api/desk/timesheets.csv?week=${week}`,
  countedHours: (of: Readonly<Record<string, string>>) =>
    `/api/desk/counted-hours?${new URLSearchParams(of)}`,
  weekComments: '/api/desk/week-comments',
  workEntries: '/api/desk/work-entries',
  workEntry: (id: string) => `/api/desk/work-entries/${id}`,
  overlapConfirmed: (id: string) => `/api/desk/work-entries/${id}/overlap-confirmed`,
} as const;

/**
 * The header with the client whose portal a page shows: the client's id, or `nobody`. The cookie may belong to another client
 * by now because all tabs share it.
 */
export const shownClientHeader = 'X-Client';
export const nobody = 'nobody';
