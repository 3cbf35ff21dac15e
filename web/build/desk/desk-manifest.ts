import { business } from '@welding/domain/business/business';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { deskScope } from '../../src/shared/api/desk-scope.ts';
import { steelDark } from '../drawings/images/colors.ts';
import { deskIcons } from './desk-icons.ts';

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
  icons: deskIcons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: `${deskScope}/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  ),
};
