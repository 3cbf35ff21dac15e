import { readLanguageFrom } from '@welding/domain/values/language';
import { drawServiceArea } from './geography/draw-service-area.ts';
import { listZipPlaces, listZipPositions } from './geography/zip-places.ts';
import { deskIconSvg, deskIcons } from './images/desk-icons.ts';
import { faviconSvg, iconSvg, icons } from './images/icons.ts';
import { ogImageSize, ogImageSvg } from './images/og-image.ts';
import { renderPng } from './images/render-png.ts';

/** The drawn files, by path from the project's root. */
export function drawnFiles(): ReadonlyMap<string, string | Uint8Array> {
  const { map, regions } = drawServiceArea();
  return new Map<string, string | Uint8Array>([
    [
      'web/src/site/service-area/drawn-map.ts',
      module(
        `import type { CoveredRegion, MapDrawing } from './drawing.ts';`,
        constant('map', 'MapDrawing', map),
        constant('regions', 'readonly CoveredRegion[]', regions),
      ),
    ],
    [
      'web/src/shared/service-area/zip-places.ts',
      module(
        `import type { PlaceZips } from './zip-place.ts';`,
        constant('zipPlaces', 'readonly PlaceZips[]', listZipPlaces()),
      ),
    ],
    [
      'functions/src/calendar/zip-positions.ts',
      module(
        constant(
          'zipPositions',
          'readonly [zip: string, latitude: number, longitude: number][]',
          listZipPositions(),
        ),
      ),
    ],
    ['web/public/favicon.svg', faviconSvg],
    ...icons.map(({ file, size, shape }) => [`web/public/${file}`, renderPng(iconSvg(shape), size)] as const),
    ['web/public/images/og.png', renderPng(ogImageSvg(), ogImageSize.width)],
    ['web/public/images/og-es.png', renderPng(ogImageInSpanish(), ogImageSize.width)],
    ['web/public-desk/icons/icon.svg', deskIconSvg],
    ...deskIcons.map(
      ({ file, size, shape }) => [`web/public-desk/${file}`, renderPng(iconSvg(shape), size)] as const,
    ),
  ]);
}

function ogImageInSpanish(): string {
  const before = readLanguageFrom(() => 'es');
  try {
    return ogImageSvg();
  } finally {
    readLanguageFrom(before);
  }
}

function module(...parts: readonly string[]): string {
  return ['// Drawn by `npm run draw`.', ...parts, ''].join('\n');
}

/** JSON.parse is faster than the same text as a script. */
function constant(name: string, type: string, value: unknown): string {
  const quoted = JSON.stringify(value).replaceAll(/[\\']/g, (sign) => `\\${sign}`);
  return `export const ${name}: ${type} = JSON.parse(\n  '${quoted}',\n);`;
}
