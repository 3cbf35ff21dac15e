import type { QuotableService } from './entities/service-type.ts';
import { currentLanguage, type Language } from './values/language.ts';

/** Every page of the site and the portal. */
export const paths = {
  home: '/',
  /** Where the installed app opens. */
  appStart: '/?app',
  /** Home with the hotline's dialog open. */
  emergency: '/?emergency',
  services: '/services',
  /** Finished work and reviews. */
  work: '/work',
  /** What is kept of people, and why. */
  privacy: '/privacy',
  dashboard: '/dashboard',
  estimates: '/dashboard/estimates',
  /** Where a verified client sees an estimate. */
  estimate: (id: string) => `/dashboard/estimates/${id}`,
  invoices: '/dashboard/invoices',
  invoice: (id: string) => `/dashboard/invoices/${id}`,
  /** Where mails lead: one estimate or invoice, opened by the token of its link. */
  estimateLinks: '/e',
  estimateLink: (token: string) => `/e/${token}`,
  invoiceLinks: '/i',
  invoiceLink: (token: string) => `/i/${token}`,
  checkout: '/checkout',
  /** Where mails lead who wants no reminders; the token stands behind the #. */
  mailPreferences: '/mail-preferences',
  /** @param amount dollars that the page opens with */
  checkoutProject: (projectId: string, amount?: number) =>
    `/checkout/${encodeURIComponent(projectId)}${amount === undefined ? '' : `?amount=${amount}`}`,
} as const;

/** The page of each service. */
export const servicePaths = {
  metal_structures: `${paths.services}/structural-repairs`,
  truck: `${paths.services}/truck-repairs`,
  aluminum: `${paths.services}/aluminum`,
} as const satisfies Record<QuotableService, string>;

/** Where site and portal begin in each language; the API and the desk have one address for all. */
export const siteScopes: Readonly<Record<Language, string>> = { en: '', es: '/es' };

/** A page of site or portal, by its path in `paths`, as it is reached in a language: `/services`, `/es/services`, `/es?app`. */
export function atSite(path: string, language: Language = currentLanguage()): string {
  const scope = siteScopes[language];
  return scope ? `${scope}${path.replace(/^\/(?=[?#]|$)/, '')}` : path;
}

/** The language of the site at an address, and the path that its page has in `paths`. */
export function readSitePath(pathname: string): { readonly language: Language; readonly path: string } {
  const { es } = siteScopes;
  if (pathname === es) return { language: 'es', path: paths.home };
  return pathname.startsWith(`${es}/`)
    ? { language: 'es', path: pathname.slice(es.length) }
    : { language: 'en', path: pathname };
}

/** The element the quote buttons scroll to, on the home page. */
export const quoteSectionId = 'quote';

/** The staff desk is an app of its own at this path and below; the site and its worker leave it alone. */
export const deskScope = '/desk';

/** Every screen of the desk, below `deskScope`. */
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
  /** The form for a new project; with a client when it is known whose. */
  newProject: (clientId?: string) => `/projects/new${clientId ? `?client=${clientId}` : ''}`,
  reviews: '/projects/reviews',
  money: '/money',
  estimates: '/money/estimates',
  estimate: (id: string) => `/money/estimates/${id}`,
  /** The form for a new estimate, with whose it is and what it is for as far as that is known; with `change` for a change order. */
  newEstimate: (known: Partial<Record<'client' | 'project' | 'change', string>> = {}) =>
    `/money/estimates/new?${new URLSearchParams(known)}`,
  invoices: '/money/invoices',
  invoice: (id: string) => `/money/invoices/${id}`,
  /** The form for a new invoice; of an estimate, where one is named. */
  newInvoice: (known: Partial<Record<'client' | 'project' | 'estimate', string>> = {}) =>
    `/money/invoices/new?${new URLSearchParams(known)}`,
  priceBook: '/money/price-book',
  earnings: '/money/earnings',
  stripe: '/money/stripe',
  calendar: '/calendar',
  /** The form for a new visit, filled with what is known of it. */
  newVisit: (known: Partial<Record<'day' | 'client' | 'project' | 'title', string>> = {}) =>
    `/calendar/new?${new URLSearchParams(known)}`,
  visit: (id: string) => `/calendar/visits/${id}`,
  /** Where the visits of a welder's day are moved. */
  moveDay: (welder: string, day: string) => `/calendar/move-day?${new URLSearchParams({ welder, day })}`,
  /** Hours of a week, `week` its Monday; this one's where it is left out. */
  hours: (week?: string) => `/calendar/hours${week ? `?week=${week}` : ''}`,
  newBlock: '/calendar/blocks/new',
  block: (id: string) => `/calendar/blocks/${id}`,
  newRecurringBlock: '/calendar/recurring/new',
  recurringBlock: (id: string) => `/calendar/recurring/${id}`,
  settings: '/settings',
  moneySettings: '/settings/money',
  staff: '/settings/staff',
} as const;

/** A screen of the desk as mails and notifications lead there. */
export function atDesk(path: string): string {
  return path === deskPaths.today ? deskScope : `${deskScope}${path}`;
}
