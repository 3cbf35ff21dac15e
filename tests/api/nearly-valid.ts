import fc from 'fast-check';

/** Any JSON with any text in it. */
export const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });

/** Values of the right type that are out of bounds: days and times, amounts and counts, texts. */
const edges: Readonly<Partial<Record<string, readonly unknown[]>>> = {
  string: [
    ...['0001-01-01', '1899-12-31', '2027-02-29', '2100-12-31', '9999-12-31'].flatMap((day) => [
      day,
      day.slice(0, 7),
      `${day}T18:00:00Z`,
      `${day}T23:59:59.999-12:00`,
    ]),
    ...['', ' ', '0', '-1', '1e308', '12,50', 'NaN', '00000000-0000-0000-0000-000000000000'],
    ...['\u0000', '\ud800', '\u202e', 'x'.repeat(6_000), '__proto__'],
  ],
  number: [0, -0, -1, 0.1, 1e-9, 1e21, 1e308, 2 ** 53, 99_999_999.99, 100_000_000],
  boolean: [true, false, 'true'],
};

/** A value with one part, at any depth, out of bounds; unchanged without such a part. */
export function outOfBounds(value: unknown): fc.Arbitrary<unknown> {
  const at = edges[typeof value];
  if (at) return fc.constantFrom(...at);
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const parts = Object.entries(value);
  if (parts.length === 0) return fc.constant(value);
  return fc
    .constantFrom(...parts)
    .chain(([key, part]) =>
      outOfBounds(part).map((other) =>
        Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
      ),
    );
}

/** A valid body with some fields replaced, removed or added, which passes the first checks. */
export function nearlyValid(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const known = Object.keys(valid);
  const field = known.length > 0 ? fc.oneof(fc.constantFrom(...known), fc.string()) : fc.string();
  const changes = fc.dictionary(field, fc.oneof(anyJson, fc.constant(undefined)), { maxKeys: 3 });
  return changes.map((changed) => ({ ...valid, ...changed }));
}
