import { deskScope } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { steelDark } from '../steel.ts';

/** What a device needs to know to put the desk on its home screen, beside the site. */
export const deskManifest: Partial<ManifestOptions> = {
  id: deskScope,
  name: `${business.shortName} Desk`,
  short_name: `${business.shortName} Desk`,
  description: `Where the staff of ${business.name} run the day.`,
  lang: 'en-US',
  dir: 'ltr',
  start_url: deskScope,
  scope: deskScope,
  display: 'standalone',
  theme_color: steelDark,
  background_color: steelDark,
  categories: ['business'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
};

function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? 'icon' : purpose;
  return {
    src: `${deskScope}/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  };
}
