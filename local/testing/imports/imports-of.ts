import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One import of the tree. `to` is a file's path from the top, or what a package is imported by. */
export type Import = {
  readonly from: string;
  readonly to: string;
  /** As it stands in the code. */
  readonly written: string;
};

/** Statements begin a line, as the formatter leaves them; `import(…)` may stand anywhere. */
const importPattern = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const modules = '{domain,functions,web,local,tests,bench,tools}/**/*.{ts,tsx,mts}';
const notOurs = /(^|\/)(node_modules|dist|\.stack)(\/|$)/;

/** Every import of every module below `root`, save those of tests that stand beside their unit. */
export function importsOfTree(root: string): Import[] {
  return globSync(modules, { cwd: root, exclude: (name) => notOurs.test(name) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** @param file its path from the top @param code what stands in it */
export function importsOf(file: string, code: string): Import[] {
  return [...code.matchAll(importPattern)].map(([, named, called]) => {
    const written = named ?? called ?? '';
    return { from: file, to: targetOf(file, written), written };
  });
}

function targetOf(file: string, written: string): string {
  if (written.startsWith('.')) return posix.join(posix.dirname(file), written);
  if (written.startsWith('#')) return `${file.split('/')[0]}/src/${written.slice(1)}`;
  const shared = /^@welding\/(domain|functions)\/(.+)$/.exec(written);
  return shared ? `${shared[1]}/src/${shared[2]}.ts` : written;
}
