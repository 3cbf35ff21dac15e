import { Timestamp } from 'firebase-admin/firestore';
import { fieldsReadOtherwise } from '../../functions/src/store/fields-read-otherwise.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { stackAddresses } from './stack.ts';
import { storedCollections } from './stored-collections.ts';

/** Counts that no reader has, which writers raise so that a batch notices another one. */
const unread: Readonly<Record<string, readonly string[]>> = { clients: ['guarded'] };

/**
 * Every stored document that its collection's reader refuses, drops a field of, or reads as something else.
 * @returns collection/id with the fields; empty where everything reads back as it is stored
 */
export async function storedOtherwise(): Promise<string[]> {
  stackAddresses();
  const database = await firestore();
  const schemasOf = Map.groupBy(await storedCollections(), ({ name }) => name);
  const found = await Promise.all(
    [...schemasOf].map(async ([name, schemas]) => {
      const { docs } = await database.collection(name).get();
      return docs.flatMap((document) => {
        const fields = Object.entries(document.data()).filter(([field]) => !unread[name]?.includes(field));
        const stored = { ...Object.fromEntries(fields.map(([field, value]) => [field, asRead(value)])) };
        // The two settings share a collection, and each schema reads its own.
        const wrong = schemas.map(({ schema, fields: declared }) => {
          const isRefused = !schema.safeParse({ ...stored, id: document.id }).success;
          return isRefused ? ['all'] : fieldsReadOtherwise(declared, stored);
        });
        const least = wrong.toSorted((one, other) => one.length - other.length)[0] ?? [];
        return least.length > 0 ? [`${document.ref.path} (${least.join(', ')})`] : [];
      });
    }),
  );
  return found.flat();
}

/** A stored value as its reader gets it, with times as text. */
function asRead(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asRead(inner)]));
}
