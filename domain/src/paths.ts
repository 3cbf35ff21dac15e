import type { QuotableService } from './entities/service-type.ts';
import { currentLanguage, type Language } from './values/language.ts';

export const paths = {
  home: '/',
  appStart: '/?app',
  /** The home page with the hotline dialog open. */
  emergency: '/?emergency',
  services: '/services',
  work: '/work',
  privacy: '/privacy',
  dashboard: '/dashboard',
  estimates: '/dashboard/estimates',
  estimate: (id: string) => `/dashboard/estimates/${id}`,
  invoices: '/dashboard/invoices',
  invoice: (id: string) => `/dashboard/invoices/${id}`,
  /** Mail links to one estimate or invoice, with the link's token. */
  estimateLinks: '/e',
  estimateLink: (token: string) => `/e/${token}`,
  invoiceLinks: '/i',
  invoiceLink: (token: string) => `/i/${token}`,
  checkout: '/checkout',
  /** Mail links to stop reminders. The token follows the #. */
  mailPreferences: '/mail-preferences',
  /** @param amount initial dollars */
  checkoutProject: (projectId: string, amount?: number) =>
    `/checkout/${encodeURIComponent(projectId)}${amount === undefined ? '' : `?amount=${amount}`}`,
} as const;

export const servicePaths = {
  metal_structures: `${paths.services}/structural-repairs`,
  truck: `${paths.services}/truck-repairs`,
  aluminum: `${paths.services}/aluminum`,
} as const satisfies Record<QuotableService, string>;

/** The site's and portal's prefix per language. The API and the desk have one address. */
export const siteScopes: Readonly<Record<Language, string>> = { en: '', es: '/es' };

/** The address of a page in a language: `/services`, `/es/services`, `/es?app`. */
export function atSite(path: string, language: Language = currentLanguage()): string {
  const scope = siteScopes[language];
  return scope ? `${scope}${path.replace(/^\/(?=[?#]|$)/, '')}` : path;
}

/** The language of an address, and its path in `paths`. */
export function readSitePath(pathname: string): { readonly language: Language; readonly path: string } {
  const { es } = siteScopes;
  if (pathname === es) return { language: 'es', path: paths.home };
  return pathname.startsWith(`${es}/`)
    ? { language: 'es', path: pathname.slice(es.length) }
    : { language: 'en', path: pathname };
}

/** The quote section on the home page, target of the quote buttons. */
export const quoteSectionId = 'quote';

/** The desk is a separate app below this path. The site and its worker ignore it. */
export const deskScope = '/desk';

export const deskPaths = {
  today: '/',
  signIn: '/sign-in',
  requests: '/requests',
  request: (id: string) => `/requests/${id}`,
  clients: '/clients',
  newClient: '/clients/new',
  client: (id: string) => `/clients/${id}`,
  projects: '/projects',
  project: (id: string) => `/projects/${id}`,
  /** The new project form, with the client if known. */
  /** The new project form, for a client; `like` repeats a project. */
  newProject: (clientId?: string, like?: string) =>
    `/projects/new${clientId ? `?client=${clientId}` : ''}${like ? `&like=${like}` : ''}`,
  reviews: '/projects/reviews',
  money: '/money',
  estimates: '/money/estimates',
  estimate: (id: string) => `/money/estimates/${id}`,
  /** The new estimate form with known values; `change` makes a change order. */
  newEstimate: (known: Partial<Record<'client' | 'project' | 'change', string>> = {}) =>
    `/money/estimates/new?${new URLSearchParams(known)}`,
  invoices: '/money/invoices',
  invoice: (id: string) => `/money/invoices/${id}`,
  newInvoice: (known: Partial<Record<'client' | 'project' | 'estimate', string>> = {}) =>
    `/money/invoices/new?${new URLSearchParams(known)}`,
  payments: '/money/payments',
  jobAccounts: '/money/jobs',
  exports: '/money/export',
  priceBook: '/money/price-book',
  earnings: '/money/earnings',
  calendar: '/calendar',
  newVisit: (known: Partial<Record<'day' | 'client' | 'project' | 'title', string>> = {}) =>
    `/calendar/new?${new URLSearchParams(known)}`,
  visit: (id: string) => `/calendar/visits/${id}`,
  /** Moves the visits of a welder's day. */
  moveDay: (welder: string, day: string) => `/calendar/move-day?${new URLSearchParams({ welder, day })}`,
  /** Hours of a week. `week` is its Monday; the default is this week. */
  hours: (week?: string) => `/calendar/hours${week ? `?week=${week}` : ''}`,
  newBlock: '/calendar/blocks/new',
  block: (id: string) => `/calendar/blocks/${id}`,
  newRecurringBlock: '/calendar/recurring/new',
  recurringBlock: (id: string) => `/calendar/recurring/${id}`,
  settings: '/settings',
  moneySettings: '/settings/money',
  staff: '/settings/staff',
  imports: '/settings/move-in',
  takeout: '/settings/move-out',
} as const;

/** A desk screen's path in mails and notifications. */
export function atDesk(path: string): string {
  return path === deskPaths.today ? deskScope : `${deskScope}${path}`;
}
