/** Picks fields of an entity. Missing ones become undefined, which clears them when written. */
export function pickFields<Entity extends object, Field extends keyof Entity>(
  entity: Entity,
  fields: readonly Field[],
): Pick<Entity, Field>;
export function pickFields(entity: object, fields: readonly string[]): object {
  const all = new Map(Object.entries(entity));
  return Object.fromEntries(fields.map((field) => [field, all.get(field)]));
}

export function omitFields<Entity extends object, Field extends keyof Entity>(
  entity: Entity,
  fields: readonly Field[],
): Omit<Entity, Field>;
export function omitFields(entity: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(entity).filter(([field]) => !fields.includes(field)));
}
