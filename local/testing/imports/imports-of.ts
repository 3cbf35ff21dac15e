import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One import. `to` is a file's path from the root, or a package's name. */
export type Import = {
  readonly from: string;
  readonly to: string;
  /** The specifier in the code. */
  readonly written: string;
};

/** The formatter puts statements at the start of a line. `import(…)` may be anywhere. */
const importPattern = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const modules = '{domain,functions,web,local,tests,bench,tools}/**/*.{ts,tsx,mts}';
const notOurs = /(^|\/)(node_modules|dist|\.stack)(\/|$)/;

/** Every import of every module below `root`, except of tests beside their unit. */
export function importsOfTree(root: string): Import[] {
  return globSync(modules, { cwd: root, exclude: (name) => notOurs.test(name) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** @param file its path from the root @param code its contents */
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
