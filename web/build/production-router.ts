import { fileURLToPath } from 'node:url';

/**
 * Aliases for a build that browsers get: react-router names its development build to every bundler, and the build for
 * Node leaves the package out.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return fileURLToPath(new URL(`../production/${name}`, import.meta.resolve('react-router')));
}
