/** A page whose HTML is made at build time. */
export type PrerenderedPage = {
  /** The address it is rendered as. */
  readonly pathname: string;
  /** Its file in the output folder; Hosting serves it without the .html. */
  readonly file: string;
  /** The module of its route, so that the browser can fetch it beside the entry. */
  readonly routeModule: string;
  /** The module of what it shows besides to a client who stays signed in, likewise. */
  readonly keptModule?: string;
  /** Whether search engines may list it; such a page stands in the sitemap. */
  readonly listed: boolean;
};

export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    pathname: '/',
    file: 'index.html',
    routeModule: 'src/app/routes/home.tsx',
    listed: true,
  },
  {
    pathname: '/services',
    file: 'services.html',
    routeModule: 'src/app/routes/services.tsx',
    listed: true,
  },
  {
    pathname: '/dashboard',
    file: 'dashboard.html',
    routeModule: 'src/app/routes/dashboard.tsx',
    keptModule: 'src/app/routes/dashboard/signed-in-dashboard.tsx',
    listed: false,
  },
  {
    pathname: '/checkout',
    file: 'app-shell.html',
    routeModule: 'src/app/routes/checkout.tsx',
    listed: false,
  },
  { pathname: '/404', file: '404.html', routeModule: 'src/app/routes/not-found.tsx', listed: false },
];
