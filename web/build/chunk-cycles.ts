import type { Plugin } from 'vite';

/** What a chunk imports when it is loaded, by file name. */
type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Ends the build when files import each other in a circle: which of them runs first depends on the page, and on some what
 * is imported is not there yet. The entry is left out, since it is loaded first on every page.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports: Record<string, readonly string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.isEntry) imports[file.fileName] = file.imports;
      }
      const circle = findCircle(imports);
      if (!circle) return;
      const sentence = `These files import each other (build/chunk-groups.ts): ${circle.join(' -> ')}`;
      // What other plugins do at the end finds no files then, and of two errors only the last is shown.
      this.warn(sentence);
      this.error(sentence);
    },
  };
}

/** Files that import each other, from one back to itself; undefined where there are none. */
export function findCircle(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports[file] ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(imports)) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}
