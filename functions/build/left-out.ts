import type { Plugin } from 'esbuild';

/** Packages that a dependency loads at start for features of it that we do not use. */
const leftOut = [
  // Callable functions check tokens with these; ours are called over plain HTTP. src/data loads its own when it needs it.
  { importer: /node_modules\/firebase-functions\//, imported: /^firebase-admin\/(app|auth|app-check)$/ },
  // Express parses queries with it when told to; src/http/app.ts tells it to use Node's own parser.
  { importer: /node_modules\/express\/lib\/utils\.js$/, imported: /^qs$/ },
  // Express offers them as express.json and so on; bodies are read in src/http/read-body.ts.
  { importer: /node_modules\/express\/lib\/express\.js$/, imported: /^(body-parser|serve-static)$/ },
];

/**
 * Leaves these packages out of the bundle, which halves what is loaded before the first answer.
 * Whoever uses one of them after all is told so when it is called.
 */
export const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
      const unused = leftOut.some((entry) => entry.importer.test(importer) && entry.imported.test(path));
      return unused ? { path, namespace: 'left-out' } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, {
        get: (_, name) => () => { throw new Error(${JSON.stringify(path)} + ' is left out of the bundle (functions/build/left-out.ts): ' + String(name)); },
      });`,
    }));
  },
};
