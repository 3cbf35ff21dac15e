import type { Plugin } from 'esbuild';

/**
 * Leaves firebase-admin out of firebase-functions, which uses it only for callable functions. This API is plain HTTP, and
 * src/store loads firebase-admin on first use. Halves the code loaded before the first response. Calling a part that was
 * left out throws an Error.
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
 * Leaves the document out of Firestore's events. Our triggers use only its path and read the current document themselves.
 * Otherwise firebase-functions would load all of Firestore when any function starts, including the API.
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
