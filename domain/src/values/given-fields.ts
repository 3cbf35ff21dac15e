// The schemas allow clearing optional fields only.
type Given<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], null | undefined> };

/** Keeps the given fields. Null or blank text becomes undefined, which clears the field. */
export function givenFields<Fields extends object>(fields: Fields): Given<Fields>;
export function givenFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value === null || value === '' ? undefined : value]),
  );
}
