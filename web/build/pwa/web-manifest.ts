import { paths, quoteSectionId } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { steelDark } from '../steel.ts';
import { screenshots } from './screenshots.ts';

/** What a device needs to know to put the site on its home screen. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: business.name,
  short_name: business.shortName,
  description: `${business.motto}. ${business.serviceRadiusMiles} miles around ${business.serviceCenter.name}, 24/7 emergency service.`,
  lang: 'en-US',
  dir: 'ltr',
  start_url: paths.appStart,
  scope: '/',
  display: 'standalone',
  // One colour for both schemes, that of the header and the splash screen; the pages' own theme-color meta elements refine it.
  theme_color: steelDark,
  background_color: steelDark,
  categories: ['business', 'utilities'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: screenshots.map(({ file, label, width, height, scale, formFactor }) => ({
    src: `/${file}`,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/jpeg',
    form_factor: formFactor,
    label,
  })),
  shortcuts: [
    shortcut('Client portal', 'Your projects and appointments', paths.dashboard),
    shortcut('Request a quote', 'Free, with a reply within a day', `${paths.home}#${quoteSectionId}`),
    shortcut('Call the hotline', `24/7 emergency: ${business.emergencyPhone}`, paths.emergency),
  ],
};

function shortcut(name: string, description: string, url: string) {
  return {
    name,
    short_name: name,
    description,
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  };
}
