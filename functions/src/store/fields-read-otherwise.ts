import { isDeepStrictEqual } from 'node:util';
import type { StoredFields } from '@welding/domain/values/stored-fields';

/**
 * The names of the fields that a reader of the stored document would refuse, drop or read as another value.
 * @param given the values to store by field; undefined removes one
 */
export function fieldsReadOtherwise(
  declared: StoredFields,
  given: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const read = declared[name]?.schema.safeParse(value);
    const isKept = value === undefined || isDeepStrictEqual(comparable(read?.data), comparable(value));
    return read?.success && isKept ? [] : [name];
  });
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** As Firestore stores it, which leaves out undefined, with each instant written the same way. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return isInstant(value) ? new Date(value).toISOString() : value;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([name, inner]) => [name, comparable(inner)]));
}

function isInstant(text: string): boolean {
  return instant.test(text) && !Number.isNaN(Date.parse(text));
}
