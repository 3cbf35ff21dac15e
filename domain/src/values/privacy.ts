/**
 * What a stored field reveals about people. `plain`: no one. `staff`: who on the staff acted; outlives the client. `books`:
 * client data that bookkeeping needs; outlives the client. `client`: erased with the client.
 */
type Holds = 'plain' | 'staff' | 'books' | 'client';
type Outlives = Exclude<Holds, 'client'>;

/** Who sees a field in exports. `desk` is staff only; `nobody` leaves it out of every export. */
type Readers = 'desk' | 'nobody';

/** The value that replaces an erased required field, or a method that computes it from the entity's other fields. */
type Erased<Value> = { readonly erased: Value } | { erasedFrom(entity: object): Value };

/** The privacy of a field with this value. Erasing, export and merging use it. */
export type FieldPrivacy<Value> =
  | Outlives
  | { readonly holds: Outlives; readonly readers: Readers }
  | ({ readonly holds: 'client'; readonly readers?: Readers } & Erased<Value>)
  | (undefined extends Value ? 'client' | { readonly holds: 'client'; readonly readers: Readers } : never);

export type PrivateFields<Entity> = {
  readonly [Field in keyof Required<Entity>]: { readonly privacy: FieldPrivacy<Entity[Field]> };
};

/** The fields that erasing changes, with their new values; undefined deletes the field. */
export function erasedFields<Entity extends object>(
  fields: PrivateFields<Entity>,
  entity: Entity,
): Partial<Entity> {
  const erased: Partial<Entity> = {};
  for (const name in fields) {
    const { privacy } = fields[name];
    if (holdsOf(privacy) === 'client') erased[name] = erasedValue(privacy, entity);
  }
  return erased;
}

export function exportedFields<Entity extends object>(
  fields: PrivateFields<Entity>,
  entity: Entity,
  reader: 'client' | 'desk',
): Partial<Entity> {
  const exported: Partial<Entity> = {};
  for (const name in fields) {
    const { privacy } = fields[name];
    const readers = typeof privacy === 'object' && 'readers' in privacy ? privacy.readers : undefined;
    const isShown = readers === undefined || (readers === 'desk' && reader === 'desk');
    if (isShown && entity[name] !== undefined) exported[name] = entity[name];
  }
  return exported;
}

function holdsOf<Value>(privacy: FieldPrivacy<Value>): Holds {
  return typeof privacy === 'object' ? privacy.holds : privacy;
}

function erasedValue<Value>(privacy: FieldPrivacy<Value>, entity: object): Value | undefined {
  if (typeof privacy !== 'object') return undefined;
  if ('erasedFrom' in privacy) return privacy.erasedFrom(entity);
  return 'erased' in privacy ? privacy.erased : undefined;
}

export const erasedName = { firstName: 'Erased', lastName: 'client' } as const;
