import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { UnreadableDocumentError } from './unreadable-document-error.ts';

/**
 * The entity of a document that is only shown, or undefined when there is none. One that cannot be read at all counts as none
 * and is reported by its path, so that a slip made in the Firebase console costs that document and nothing else.
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

type Documents<Entity> = { readonly docs: readonly QueryDocumentSnapshot<Entity>[] };

/** The entities of a list that is only shown, as `parseDocument` reads each. */
export function parseSnapshot<Entity>({ docs }: Documents<Entity>): Entity[] {
  return docs.flatMap((document) => parseDocument(document) ?? []);
}

/**
 * The entities of a list of which money is added up, or something else that is wrong when one is missing.
 * @param except the id of one that is left out unread
 * @throws UnreadableDocumentError
 */
export function readSnapshot<Entity>({ docs }: Documents<Entity>, except?: string): Entity[] {
  return docs.flatMap((document) => (document.id === except ? [] : document.data()));
}

/** The entities of all these documents, or the error of the first that cannot be read, for whoever goes on without them. */
export function readOrError<Entity>(
  documents: readonly DocumentSnapshot<Entity>[],
): Entity[] | UnreadableDocumentError {
  try {
    return documents.flatMap((document) => document.data() ?? []);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return error;
    throw error;
  }
}
