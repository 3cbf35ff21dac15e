import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';

/**
 * The entity of a document, or undefined when there is none. One that cannot be read at all counts as none and is
 * reported by its path, so that a slip made in the Firebase console costs that document and nothing else.
 */
export function parseDocument<Entity>(document: DocumentSnapshot<Entity>): Entity | undefined {
  try {
    return document.data();
  } catch (error) {
    logger.error('unreadable document', {
      path: document.ref.path,
      cause: error instanceof Error ? error.name : 'unknown',
    });
    return undefined;
  }
}

/** The entities of a list, as `parseDocument` reads each. */
export function parseSnapshot<Entity>(snapshot: QuerySnapshot<Entity>): Entity[] {
  return snapshot.docs.flatMap((document) => parseDocument(document) ?? []);
}
