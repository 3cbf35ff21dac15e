/**
 * What a stored field reveals about people. `plain`: no one. `staff`: who on the staff acted; outlives the client. `books`:
 * client data that bookkeeping needs; outlives the client. `client`: erased with the client.
 */
type Holds = 'plain' | 'staff' | 'books' | 'client';
type Outlives = Exclude<Holds, 'client'>;

/** Who sees a field in exports: `desk` staff only, `nobody` no one. */
type Readers = 'desk' | 'nobody';

/** The value that replaces an erased required field, or a function that computes it. */
type Erased<Entity, Value> = { readonly erased: Value } | { readonly erasedFrom: (entity: Entity) => Value };

type FieldPrivacy<Entity, Value> =
  | Outlives
  | { readonly holds: Outlives; readonly readers: Readers }
  | ({ readonly holds: 'client'; readonly readers?: Readers } & Erased<Entity, Value>)
  | (undefined extends Value ? 'client' | { readonly holds: 'client'; readonly readers: Readers } : never);

/** The privacy of each field; a missing one is a type error. Erasing, export and merging use it. */
export type PrivacyOf<Entity> = {
  readonly [Field in keyof Required<Entity>]: FieldPrivacy<Entity, Entity[Field]>;
};

/** The fields that erasing changes, with their new values; undefined deletes the field. */
export function erasedFields<Entity extends object>(
  privacy: PrivacyOf<Entity>,
  entity: Entity,
): Partial<Entity> {
  const fields: Partial<Entity> = {};
  for (const field in privacy) {
    const says: FieldPrivacy<Entity, Entity[typeof field]> = privacy[field];
    if (holdsOf(says) !== 'client') continue;
    fields[field] = erasedValue(says, entity);
  }
  return fields;
}

export function exportedFields<Entity extends object>(
  privacy: PrivacyOf<Entity>,
  entity: Entity,
  reader: 'client' | 'desk',
): Partial<Entity> {
  const fields: Partial<Entity> = {};
  for (const field in privacy) {
    const says: FieldPrivacy<Entity, Entity[typeof field]> = privacy[field];
    const readers = typeof says === 'object' && 'readers' in says ? says.readers : undefined;
    const isShown = readers === undefined || (readers === 'desk' && reader === 'desk');
    if (isShown && entity[field] !== undefined) fields[field] = entity[field];
  }
  return fields;
}

function holdsOf<Entity, Value>(says: FieldPrivacy<Entity, Value>): Holds {
  return typeof says === 'object' ? says.holds : says;
}

function erasedValue<Entity, Value>(says: FieldPrivacy<Entity, Value>, entity: Entity): Value | undefined {
  if (typeof says !== 'object') return undefined;
  if ('erasedFrom' in says) return says.erasedFrom(entity);
  return 'erased' in says ? says.erased : undefined;
}

export const erasedName = { firstName: 'Erased', lastName: 'client' } as const;
