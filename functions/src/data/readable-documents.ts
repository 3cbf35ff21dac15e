import type { QuerySnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';

/**
 * The entities of a list. A document that does not fit its schema is left out and reported by its id,
 * so that one slip made in the Firebase console does not take the whole list from a client.
 */
export function readableDocuments<Entity>(snapshot: QuerySnapshot<Entity>): Entity[] {
  return snapshot.docs.flatMap((document) => {
    try {
      return [document.data()];
    } catch (error) {
      logger.error('unreadable document', {
        path: document.ref.path,
        cause: error instanceof Error ? error.name : 'unknown',
      });
      return [];
    }
  });
}
