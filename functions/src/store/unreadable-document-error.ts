import { unreadableDocument } from '@welding/domain/messages';

/** A document that does not fit its schema. The message is a sentence for staff, and holds nothing of what is in the document. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
  readonly collection: string;
  readonly id: string;

  /** @param fields the names of those that are wrong */
  constructor(collection: string, id: string, fields: readonly string[]) {
    super(unreadableDocument(collection, id, fields));
    this.collection = collection;
    this.id = id;
  }
}
