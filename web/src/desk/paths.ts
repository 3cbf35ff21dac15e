import type { VisitTapKind } from '@welding/domain/entities/visit-tap';

/** Addresses of the desk, below the desk's own. */
export const deskPaths = {
  today: '/',
  calendar: '/calendar',
  signIn: '/sign-in',
  requests: '/requests',
  request: (id: string) => `/requests/${id}`,
  clients: '/clients',
  newClient: '/clients/new',
  client: (id: string) => `/clients/${id}`,
} as const;

/** The API's addresses for the desk. */
export const deskApiPaths = {
  me: '/api/desk/me',
  quote: (id: string, step: 'seen' | 'accept' | 'close' | 'reopen') => `/api/desk/quotes/${id}/${step}`,
  clients: '/api/desk/clients',
  client: (id: string) => `/api/desk/clients/${id}`,
  clientRecord: (id: string, what: 'merge' | 'export' | 'erase') => `/api/desk/clients/${id}/${what}`,
  jobSheets: '/api/desk/job-sheets',
  visitTap: (appointmentId: string, kind: VisitTapKind) => `/api/desk/appointments/${appointmentId}/${kind}`,
} as const;
