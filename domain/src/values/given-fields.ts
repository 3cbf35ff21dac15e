// Only a field that an entity may lack can be emptied: the schemas see to that.
type Given<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], null | undefined> };

/**
 * The fields that are given, whichever they are, so that a new one is stored where the others are. One that is emptied, by
 * null or by text without any, is undefined: that takes it away.
 */
export function givenFields<Fields extends object>(fields: Fields): Given<Fields>;
export function givenFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value === null || value === '' ? undefined : value]),
  );
}
