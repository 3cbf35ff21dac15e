import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Copies the papers' fonts (src/papers/typefaces.ts) beside the bundle and points their URLs there. */
export const typefacesBesideBundle: Plugin = {
  name: 'typefaces-beside-bundle',
  setup(build) {
    build.onLoad({ filter: /papers\/typefaces\.ts$/ }, async ({ path }) => {
      const imports: string[] = [];
      const source = (await readFile(path, 'utf8')).replace(
        /import\.meta\.resolve\(\s*'([^']+\.ttf)',?\s*\)/g,
        (_, file: string) => {
          const name = `face${imports.length}`;
          imports.push(`import ${name} from '${file}';\n`);
          return `new URL(${name}, import.meta.url)`;
        },
      );
      if (source.includes('import.meta.resolve'))
        throw new Error('A typeface would not be beside the bundle');
      return { contents: imports.join('') + source, loader: 'ts' };
    });
  },
};
