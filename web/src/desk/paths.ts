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
  settings: '/settings',
  staff: '/settings/staff',
} as const;

export const projectPath = (id: string) => `${deskPaths.projects}/${id}`;

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
  voidPayment: (id: string) => `/api/desk/payments/${id}/void`,
  csv: (collection: string) => `/api/desk/export/${collection}.csv`,
  appointments: '/api/desk/appointments',
  appointment: (id: string) => `/api/desk/appointments/${id}`,
  blocks: '/api/desk/blocks',
  block: (id: string) => `/api/desk/blocks/${id}`,
  mails: '/api/desk/mails',
  mail: (id: string, step: 'send-again' | 'dismiss') => `/api/desk/mails/${encodeURIComponent(id)}/${step}`,
  settings: '/api/desk/settings/business',
  staff: '/api/desk/staff',
  staffMember: (id: string) => `/api/desk/staff/${id}`,
} as const;
