import { type DocumentData, Timestamp } from 'firebase/firestore';

/**
 * A document as the domain's schemas read it: Timestamps as ISO 8601 in UTC, and a field set to null as missing.
 * The one place where Firestore's own types end.
 */
export function readDocument(id: string, fields: DocumentData): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    read[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  read['id'] = id;
  return read;
}
