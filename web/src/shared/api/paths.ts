/** Every address of the product, pages and API, in one place. */
export const paths = {
  home: '/',
  /** Where the installed app opens. */
  appStart: '/?app',
  /** Home with the hotline's dialog open. */
  emergency: '/?emergency',
  services: '/services',
  dashboard: '/dashboard',
  estimates: '/dashboard/estimates',
  invoices: '/dashboard/invoices',
  checkout: '/checkout',
  /** Where mails lead who wants no reminders; the token stands behind the #. */
  mailPreferences: '/mail-preferences',
  /** @param amount dollars that the page opens with */
  checkoutProject: (projectId: string, amount?: number) =>
    `/checkout/${encodeURIComponent(projectId)}${amount === undefined ? '' : `?amount=${amount}`}`,
} as const;

/** The element the quote buttons scroll to, on the home page. */
export const quoteSectionId = 'quote';

export const apiPaths = {
  quotes: '/api/quotes',
  quotePhotos: (quoteId: string) => `/api/quotes/${encodeURIComponent(quoteId)}/photos`,
  client: (email: string) => `/api/clients/${encodeURIComponent(email)}`,
  clientProjects: (clientId: string) => `/api/projects/client/${encodeURIComponent(clientId)}`,
  clientAppointments: (clientId: string) => `/api/appointments/client/${encodeURIComponent(clientId)}`,
  appointments: '/api/appointments',
  paymentIntent: '/api/create-payment-intent',
  logout: '/api/logout',
  logOutEverywhere: '/api/me/log-out-everywhere',
  pushDevices: '/api/push-devices',
  pushKey: '/api/push-devices/key',
  health: '/api/health',
  specialDays: '/api/special-days',
  nextFree: '/api/next-free',
  mailPreferences: (token: string) => `/api/mail-preferences?token=${encodeURIComponent(token)}`,
} as const;
