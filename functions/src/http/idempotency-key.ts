import { createHash } from 'node:crypto';
import type { IdempotencyKey } from '#store/create-idempotently.ts';

/**
 * Identifies a repeated request by its Idempotency-Key, undefined without one.
 * @param operation and @param sender keep the keys of different operations and clients apart
 * @param contents the parsed body, in which the order of fields does not matter
 */
export function idempotencyKeyOf(
  key: string | undefined,
  operation: string,
  sender: string,
  contents: Readonly<Record<string, unknown>>,
): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  const sorted = Object.entries(contents).sort(([one], [other]) => (one < other ? -1 : 1));
  return { id: digest([operation, sender, key]), fingerprint: digest(sorted) };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
