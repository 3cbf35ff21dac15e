/**
 * These fields of an entity, those that it lacks as undefined, which takes them away where they are written. So a list of
 * names is all that says what stands where.
 */
export function pickFields<Entity extends object, Field extends keyof Entity>(
  entity: Entity,
  fields: readonly Field[],
): Pick<Entity, Field>;
export function pickFields(entity: object, fields: readonly string[]): object {
  const all = new Map(Object.entries(entity));
  return Object.fromEntries(fields.map((field) => [field, all.get(field)]));
}

/** An entity without these fields. */
export function omitFields<Entity extends object, Field extends keyof Entity>(
  entity: Entity,
  fields: readonly Field[],
): Omit<Entity, Field>;
export function omitFields(entity: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(entity).filter(([field]) => !fields.includes(field)));
}
