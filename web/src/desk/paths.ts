import type { VisitTapKind } from '@welding/domain/entities/visit-tap';

/** Addresses of the desk, below the desk's own. */
export const deskPaths = {
  today: '/',
  requests: '/requests',
  calendar: '/calendar',
  signIn: '/sign-in',
} as const;

/** The API's addresses for the desk. */
export const deskApiPaths = {
  me: '/api/desk/me',
  jobSheets: '/api/desk/job-sheets',
  visitTap: (appointmentId: string, kind: VisitTapKind) => `/api/desk/appointments/${appointmentId}/${kind}`,
} as const;
