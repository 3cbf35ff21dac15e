import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { paths, servicePaths } from '@welding/domain/paths';
import { routeTexts } from '#shared/navigation/route-texts.ts';

/** A page of the site or portal, as data for the browser, the service worker and the build. */
export type AppRoute = {
  readonly path: string;
  /** The router's pattern after the path. All matching URLs get the same file. */
  readonly parameter?: string;
  /** The name in navigation and breadcrumbs. */
  readonly label: string;
  readonly inNavigation: boolean;
  /** Whether search engines may list it. Others say noindex and are not in the sitemap. */
  readonly listed: boolean;
  /** The URL gives access to client data. No cache stores the page, and other sites do not see it as the referrer. */
  readonly isSecret?: true;
  /** The prerendered HTML in the output folder. Hosting serves it without .html. */
  readonly file: string;
  /** The page shown offline: its own file, or the shell that renders any page. */
  readonly offline: 'own-file' | 'shell';
  readonly module: `./routes/${string}.tsx`;
  readonly signedInModule?: `./routes/${string}.tsx`;
};

/** Every page, in navigation order. firebase.json must match (route-table.test.ts). */
export const routeTable: readonly AppRoute[] = [
  {
    path: paths.home,
    get label() {
      return routeTexts().home;
    },
    inNavigation: true,
    listed: true,
    file: 'index.html',
    offline: 'own-file',
    module: './routes/home.tsx',
  },
  {
    path: paths.services,
    get label() {
      return routeTexts().services;
    },
    inNavigation: true,
    listed: true,
    file: 'services.html',
    offline: 'own-file',
    module: './routes/services.tsx',
  },
  ...quotableServices.map(
    (service): AppRoute => ({
      path: servicePaths[service],
      get label() {
        return serviceTypeLabels[service];
      },
      inNavigation: false,
      listed: true,
      file: `${servicePaths[service].slice(1)}.html`,
      offline: 'shell',
      module: `./routes/${servicePaths[service].slice(`${paths.services}/`.length)}.tsx`,
    }),
  ),
  {
    path: paths.work,
    get label() {
      return routeTexts().work;
    },
    inNavigation: false,
    listed: true,
    file: 'work.html',
    // Its photos need a connection, so the page is not cached either.
    offline: 'shell',
    module: './routes/work.tsx',
  },
  {
    path: paths.privacy,
    get label() {
      return routeTexts().privacy;
    },
    inNavigation: false,
    listed: true,
    file: 'privacy.html',
    offline: 'shell',
    module: './routes/privacy.tsx',
  },
  {
    path: paths.dashboard,
    get label() {
      return routeTexts().clientPortal;
    },
    inNavigation: true,
    listed: false,
    file: 'dashboard.html',
    offline: 'shell',
    module: './routes/dashboard.tsx',
    signedInModule: './routes/dashboard/signed-in-dashboard.tsx',
  },
  {
    path: paths.checkout,
    parameter: ':projectId?',
    get label() {
      return routeTexts().makePayment;
    },
    inNavigation: false,
    listed: false,
    file: 'app-shell.html',
    offline: 'shell',
    module: './routes/checkout.tsx',
  },
  {
    path: paths.estimates,
    parameter: ':estimateId?',
    get label() {
      return routeTexts().estimate;
    },
    inNavigation: false,
    listed: false,
    file: 'estimate.html',
    offline: 'shell',
    module: './routes/estimate.tsx',
  },
  {
    path: paths.invoices,
    parameter: ':invoiceId?',
    get label() {
      return routeTexts().invoice;
    },
    inNavigation: false,
    listed: false,
    file: 'invoice.html',
    offline: 'shell',
    module: './routes/invoice.tsx',
  },
  {
    path: paths.estimateLinks,
    parameter: ':token?',
    isSecret: true,
    get label() {
      return routeTexts().estimate;
    },
    inNavigation: false,
    listed: false,
    file: 'estimate-link.html',
    offline: 'shell',
    module: './routes/paper-link.tsx',
  },
  {
    path: paths.invoiceLinks,
    parameter: ':token?',
    isSecret: true,
    get label() {
      return routeTexts().invoice;
    },
    inNavigation: false,
    listed: false,
    file: 'invoice-link.html',
    offline: 'shell',
    module: './routes/paper-link.tsx',
  },
  {
    path: paths.mailPreferences,
    get label() {
      return routeTexts().reminders;
    },
    inNavigation: false,
    listed: false,
    file: 'mail-preferences.html',
    offline: 'shell',
    module: './routes/mail-preferences.tsx',
  },
];

export const navigation = routeTable.filter(({ inNavigation }) => inNavigation);

export const notFoundRoute = { file: '404.html', module: './routes/not-found.tsx' } as const;

/** Accepts a trailing slash. Undefined for an unknown path. */
export function routeAt(pathname: string): AppRoute | undefined {
  const asked = pathname.replace(/\/+$/, '') || '/';
  return routeTable.find(
    ({ path, parameter }) => asked === path || (parameter && asked.startsWith(`${path}/`)),
  );
}
