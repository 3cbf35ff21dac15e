import type { Plugin } from 'vite';
import { drawServiceArea } from './draw-map.ts';
import { listZipPlaces } from './zip-places.ts';

const modules: Readonly<Record<string, () => string>> = {
  'virtual:service-area/map': () => {
    const { map, regions } = drawServiceArea();
    return `export const map = ${JSON.stringify(map)};\nexport const regions = ${JSON.stringify(regions)};`;
  },
  'virtual:service-area/zip-places': () =>
    // Parsed as JSON: engines read that faster than the same text as a script.
    `export const zipPlaces = JSON.parse(${JSON.stringify(JSON.stringify(listZipPlaces()))});`,
};

/** Draws the map and cuts the ZIP codes at build time. Types: src/{site,shared}/service-area/virtual-modules.d.ts. */
export function geographyPlugin(): Plugin {
  return {
    name: 'service-area-geography',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined) ?? null,
  };
}
