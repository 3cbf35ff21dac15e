import { paths } from '@welding/domain/paths';

/** Shown by the browser's install dialog: CSS pixels, and device pixels per CSS pixel. */
export const screenshots = [
  {
    file: 'screenshots/home-narrow.jpg',
    page: paths.home,
    label: 'Home: a free quote or the hotline',
    width: 360,
    height: 720,
    scale: 2,
    formFactor: 'narrow',
  },
  {
    file: 'screenshots/services-narrow.jpg',
    page: paths.services,
    label: 'Services with starting prices',
    width: 360,
    height: 720,
    scale: 2,
    formFactor: 'narrow',
  },
  {
    file: 'screenshots/home-wide.jpg',
    page: paths.home,
    label: 'Home: a free quote or the hotline',
    width: 1280,
    height: 800,
    scale: 1,
    formFactor: 'wide',
  },
] as const;
