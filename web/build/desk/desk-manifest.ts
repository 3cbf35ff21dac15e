import { deskScope } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { manifestTexts } from '../pwa/manifest-texts.ts';
import { steelDark } from '../steel-dark.ts';

export function deskManifest(): Partial<ManifestOptions> {
  return {
    id: deskScope,
    name: `${business.shortName} Desk`,
    short_name: `${business.shortName} Desk`,
    description: manifestTexts().deskIs(business.name),
    lang: `${currentLanguage()}-US`,
    dir: 'ltr',
    start_url: deskScope,
    scope: deskScope,
    display: 'standalone',
    theme_color: steelDark,
    background_color: steelDark,
    categories: ['business'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? 'icon' : purpose;
  return {
    src: `${deskScope}/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  };
}
