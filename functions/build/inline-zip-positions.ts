import type { Plugin } from 'esbuild';
import { zipPositions } from '../src/actions/zip-positions.ts';

/** Puts the ZIP codes around the service centre into the bundle, instead of all of the country's, which are megabytes. */
export const inlineZipPositions: Plugin = {
  name: 'inline-zip-positions',
  setup(build) {
    build.onLoad({ filter: /src\/actions\/zip-positions\.ts$/ }, () => ({
      contents: `export const zipPositions = new Map(JSON.parse(${JSON.stringify(JSON.stringify([...zipPositions]))}));`,
    }));
  },
};
