/**
 * What a stored field tells of people:
 * - `plain`: nothing.
 * - `staff`: who of the staff did something. It outlives the client.
 * - `books`: something of the client that the books need as it was. It outlives the client, too.
 * - `client`: something of the client that goes when the client is erased.
 */
type Holds = 'plain' | 'staff' | 'books' | 'client';
type Outlives = Exclude<Holds, 'client'>;

/** Whose export leaves a field out: `desk` shows it to staff alone, `nobody` to no one, as it says nothing of its own. */
type Readers = 'desk' | 'nobody';

/** What stands in the place of a field that every entity has, or how it is made of the entity. */
type Erased<Entity, Value> = { readonly erased: Value } | { readonly erasedFrom: (entity: Entity) => Value };

type FieldPrivacy<Entity, Value> =
  | Outlives
  | { readonly holds: Outlives; readonly readers: Readers }
  | ({ readonly holds: 'client'; readonly readers?: Readers } & Erased<Entity, Value>)
  | (undefined extends Value ? 'client' | { readonly holds: 'client'; readonly readers: Readers } : never);

/**
 * Says of each field of an entity what it tells of people; it stands beside the entity's schema, and a field that is
 * missing in it is a type error. Erasing, export and merging read it.
 */
export type PrivacyOf<Entity> = {
  readonly [Field in keyof Required<Entity>]: FieldPrivacy<Entity, Entity[Field]>;
};

/** The fields that erasing changes and what they become; undefined for those that are taken away. */
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

/** An entity as `reader` gets it in an export. */
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

/** What is left of the fields that told who an erased client was. */
export const erasedName = { firstName: 'Erased', lastName: 'client' } as const;
