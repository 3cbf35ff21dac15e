import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import * as z from 'zod/mini';

const databaseSchema = z.record(z.string(), z.unknown());
const kept = ['application/json', 'application/octet-stream', 'text/html', 'text/plain'];

/** Keeps of the 2,500 media types that Express indexes at start the ones an API sends. */
export const fewMediaTypes: Plugin = {
  name: 'few-media-types',
  setup(build) {
    build.onLoad({ filter: /node_modules\/mime-db\/db\.json$/ }, async ({ path }) => {
      const database = databaseSchema.parse(JSON.parse(await readFile(path, 'utf8')));
      const few = Object.fromEntries(kept.map((type) => [type, database[type]]));
      return { contents: JSON.stringify(few), loader: 'json' };
    });
  },
};
