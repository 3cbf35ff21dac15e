import type { PrivacyOf } from '@welding/domain/entities/privacy';
import type { CollectionReference, DocumentData, FieldValue, WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { documentConverter } from './documents.ts';
import { firestore } from './firestore.ts';

/** What of an entity stands apart. */
export type Apart<Entity> = {
  readonly fields: readonly string[];
  /** Adds to the batch that stores a new entity what stands apart of it. */
  readonly create: (batch: WriteBatch, entity: Entity) => Promise<void>;
  readonly read: (id: string) => Promise<StoredPart<Entity>>;
  /** As `read`, of several, in their order; one call asks for all of them. */
  readonly readAll: (ids: readonly string[]) => Promise<StoredPart<Entity>[]>;
};

export type StoredPart<Entity> = {
  readonly isThere: boolean;
  /** The entity with what stands apart of it. */
  readonly join: (entity: Entity) => Entity;
  /**
   * Adds to the batch of an entity's change what stands apart; the batch fails when that was changed in between.
   * @returns whether that differs from what is stored
   */
  readonly write: (batch: WriteBatch, entity: Entity) => Promise<boolean>;
};

/** What clients read of an entity: a copy of some of it, under the same id in a collection of its own. */
export type Shown<Entity> = {
  /** Adds the copy to the batch that stores a new entity. */
  readonly create: (batch: WriteBatch, entity: Entity) => Promise<void>;
  /** Adds the copy to the batch of an entity's change, which fails when that was changed in between. */
  readonly update: (batch: WriteBatch, before: Entity, after: Entity) => Promise<void>;
};

type EncodeFields<Entity> = (
  fields: Partial<Entity>,
) => Promise<Record<string, FieldValue | DocumentData[string]>>;

/** A collection of Firestore whose documents are read and written as parsed entities. */
export type EntityCollection<Entity> = {
  (): Promise<CollectionReference<Entity>>;
  /** What of an entity stands in another collection: who writes here writes it, too. */
  readonly apart?: Apart<Entity> | undefined;
  /** What clients read in another collection: who writes here writes it, too. */
  readonly shown?: Shown<Entity> | undefined;
  /** Fields as an update writes them, which no converter looks at; one that is undefined is removed. */
  readonly encodeFields: EncodeFields<Entity>;
  /** As `encodeFields`, and what stands apart is removed: for whoever writes that part, too. */
  readonly encodeUpdate: EncodeFields<Entity>;
  /** What each field tells of people. */
  readonly privacy: PrivacyOf<Entity>;
};

type DeclaredCollection = {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly timeFields: readonly string[];
  readonly privacy: object;
  readonly apartFields: readonly string[];
};

const declared: DeclaredCollection[] = [];

/** Every collection of entities; tests hold what is forgotten of one against this. */
export const declaredCollections: readonly DeclaredCollection[] = declared;

/** @param privacy what each field tells of people, as erasing and export read it */
export function entityCollection<Entity extends { id: string }>(
  name: string,
  schema: z.ZodMiniType<Entity>,
  timeFields: readonly (keyof Entity & string)[],
  privacy: PrivacyOf<Entity>,
  { apart, shown }: Pick<EntityCollection<Entity>, 'apart' | 'shown'> = {},
): EntityCollection<Entity> {
  declared.push({ name, schema, timeFields, privacy, apartFields: apart?.fields ?? [] });
  const converter = documentConverter(schema, timeFields, apart?.fields);
  const collection = async () => (await firestore()).collection(name).withConverter(converter);
  const encode = async (fields: Partial<Entity>, alsoRemoved: readonly string[]) => {
    const { FieldValue } = await import('firebase-admin/firestore');
    const undefinedFields = Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [field] : [],
    );
    const removed = [...undefinedFields, ...alsoRemoved];
    return {
      ...converter.toFirestore(fields, { merge: true }),
      ...Object.fromEntries(removed.map((field) => [field, FieldValue.delete()])),
    };
  };
  return Object.assign(collection, {
    privacy,
    apart,
    shown,
    encodeFields: (fields: Partial<Entity>) => encode(fields, []),
    encodeUpdate: (fields: Partial<Entity>) => encode(fields, apart?.fields ?? []),
  });
}
