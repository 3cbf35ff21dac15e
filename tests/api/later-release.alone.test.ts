import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../functions/src/store/firestore.ts';
import { seedSampleData } from '../../local/sample-data/seed-sample-data.ts';
import { stackAddresses } from '../support/stack.ts';
import { storedCollections } from '../support/stored-collections.ts';

type Fields = Readonly<Record<string, unknown>>;
type Stored = { readonly path: string; readonly read: (fields: Fields) => unknown; readonly fields: Fields };

let documents: Stored[];
beforeAll(async () => {
  await seedSampleData(stackAddresses().stripe);
  const database = await firestore();
  const lists = await Promise.all(
    (await storedCollections()).map(async ({ name, schema }) => {
      const { docs } = await database.collection(name).get();
      return docs.map((document) => ({
        path: document.ref.path,
        read: (fields: Fields) => schema.parse(fields),
        fields: { ...readable(document.data()), id: document.id },
      }));
    }),
  );
  // The two settings share a collection, and each schema reads its own.
  documents = lists.flat().filter(({ path }) => !path.startsWith('settings/'));
});

/** Times as their readers get them. */
function readable(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}

const added = 'aFieldOfALaterRelease';

/** The value with an unknown field in every object of it. */
function extended(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(extended);
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return value;
  const inner = Object.entries(value).map(([name, each]) => [name, extended(each)]);
  return Object.fromEntries([...inner, [added, 'later']]);
}

/** Fields whose keys are ids or names, so that an added one is an entry. */
const keyed = new Set(['costs', 'photoCaptions', 'headers', 'crew', 'contactAccess']);

test('every sample document reads the same with unknown fields at every depth', () => {
  expect(documents.length).toBeGreaterThan(150);
  for (const { path, read, fields } of documents) {
    const later = Object.entries(fields).map(([name, value]) => [
      name,
      keyed.has(name) ? value : extended(value),
    ]);
    const given = { ...Object.fromEntries(later), [added]: 'later' };
    expect(readOrReason(read, given), path).toEqual(read(fields));
  }
});

function readOrReason(read: Stored['read'], fields: Fields): unknown {
  try {
    return read(fields);
  } catch (error) {
    return String(error);
  }
}

const code = /^[a-z][a-z_-]*$/;
const unknown = 'a-code-of-a-later-release';

/** The value with each of its codes unknown, one at a time. */
function* withUnknownCodes(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && code.test(value)) yield unknown;
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of withUnknownCodes(inner)) {
      if (Array.isArray(value)) yield value.with(Number(name), changed);
      else yield { ...value, [name]: changed };
    }
  }
}

test('every sample document reads with an unknown code, and keeps its other fields', () => {
  let tried = 0;
  for (const { path, read, fields } of documents) {
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'id') continue;
      for (const changed of withUnknownCodes(value)) {
        tried += 1;
        const { [name]: _, ...others } = Object(readOrReason(read, { ...fields, [name]: changed }));
        const { [name]: __, ...expected } = Object(read(fields));
        expect(others, `${path}, ${name}`).toEqual(expected);
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
});
