import { atSite, paths, quoteSectionId } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { manifestTexts } from './manifest-texts.ts';

/**
 * The site's manifest in the build's language. All languages are one app, which opens in the language chosen last
 * (src/app/boot/entry-client.tsx).
 */
export function webManifest(): Partial<ManifestOptions> {
  const texts = manifestTexts();
  const language = currentLanguage();
  return {
    id: '/',
    name: business.name,
    short_name: business.shortName,
    description: texts.description(business.motto),
    lang: `${language}-US`,
    dir: 'ltr',
    start_url: atSite(paths.appStart),
    scope: '/',
    display: 'standalone',
    // The color of the header and the splash screen in both schemes. Each page refines it with its own theme-color meta
    // elements.
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
    // The screenshots are in English.
    ...(language === 'en' && {
      screenshots: screenshots.map(({ file, label, width, height, scale, formFactor }) => ({
        src: `/${file}`,
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/jpeg',
        form_factor: formFactor,
        label,
      })),
    }),
    shortcuts: [
      shortcut(texts.portal, texts.portalHolds, paths.dashboard),
      shortcut(texts.quote, texts.quoteIs, `${paths.home}#${quoteSectionId}`),
      shortcut(texts.hotline, texts.hotlineIs(business.emergencyPhone), paths.emergency),
    ],
  };
}

function shortcut(name: string, description: string, url: string) {
  return {
    name,
    short_name: name,
    description,
    url: atSite(url),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  };
}

/** The theme's dark steel in manifests and images, the same in every color scheme. */
export const steelDark = '#14181d';

/** Shown by the browser's install dialog. Sizes are in CSS pixels; `scale` is device pixels per CSS pixel. */
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
