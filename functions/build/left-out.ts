import type { Plugin } from 'esbuild';

/**
 * Leaves firebase-admin out of firebase-functions, which takes it to check the tokens of callable functions: ours are called
 * over plain HTTP, and src/data loads its own when it needs it. Halves what is loaded before the first answer. Whoever
 * uses one of its parts after all is told so when it is called.
 */
export const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: /^firebase-admin\/(app|auth|app-check)$/ }, ({ path, importer }) =>
      /node_modules\/firebase-functions\//.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, {
        get: (_, name) => () => { throw new Error(${JSON.stringify(path)} + ' is left out of the bundle (functions/build/left-out.ts): ' + String(name)); },
      });`,
    }));
  },
};

/**
 * Leaves the document out of Firestore's events, which only its path remains of. A trigger of ours reads the document
 * itself, as it is by then; and firebase-functions would load all of Firestore and its protocol at the start of every
 * function, the API's too.
 */
export const eventsWithoutDocuments: Plugin = {
  name: 'events-without-documents',
  setup(build) {
    build.onLoad({ filter: /firebase-functions\/lib\/(esm\/)?common\/providers\/firestore\.m?js$/ }, () => ({
      contents: `
          const none = () => undefined;
          export {
            none as createSnapshotFromProtobuf,
            none as createBeforeSnapshotFromProtobuf,
            none as createSnapshotFromJson,
            none as createBeforeSnapshotFromJson,
          };
        `,
    }));
  },
};
