import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Takes Node's own modules with require instead of import. An import reads every export of the module, and one of
 * node:http's loads all of undici, 40 ms of a cold start.
 */
export const requireBuiltins: Plugin = {
  name: 'require-builtins',
  setup(build) {
    build.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, kind }) => {
      const name = path.replace(/^node:/, '');
      if (kind !== 'import-statement' || !builtinModules.includes(name)) return undefined;
      return { path: `node:${name}`, namespace: 'builtin' };
    });
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
