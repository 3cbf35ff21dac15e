import type { Plugin } from 'esbuild';

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
