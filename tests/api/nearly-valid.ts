import fc from 'fast-check';

/** Any JSON, with whatever text in it. */
export const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });

/** A valid body with some fields replaced, left out or added: what comes past the first checks. */
export function nearlyValid(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const known = Object.keys(valid);
  const field = known.length > 0 ? fc.oneof(fc.constantFrom(...known), fc.string()) : fc.string();
  const changes = fc.dictionary(field, fc.oneof(anyJson, fc.constant(undefined)), { maxKeys: 3 });
  return changes.map((changed) => ({ ...valid, ...changed }));
}
