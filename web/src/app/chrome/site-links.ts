import { paths } from '#shared/api/paths.ts';

/** The navigation's pages, in order. */
export const siteLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.services, label: 'Services' },
  { to: paths.dashboard, label: 'Client Portal' },
] as const;
