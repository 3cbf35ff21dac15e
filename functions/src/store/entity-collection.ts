import type { AuditedEntity } from '@welding/domain/entities/audit-entry';
import type { PrivateFields } from '@welding/domain/values/privacy';
import type { StoredFields } from '@welding/domain/values/stored-fields';
import { instantSchema } from '@welding/domain/values/text-fields';
import type { CollectionReference, DocumentData, FieldValue, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { documentConverter, type StoredSchema } from './documents.ts';
import { firestore } from './firestore.ts';

/** The fields of an entity that are stored in another collection. */
export type Apart<Entity> = {
  /** The other collection's name. */
  readonly collection: string;
  readonly fields: readonly string[];
  readonly create: (batch: WriteBatch, entity: Entity) => Promise<void>;
  readonly read: (id: string) => Promise<StoredPart<Entity>>;
  /** Like `read` for several ids, in their order, in one call. */
  readonly readAll: (ids: readonly string[]) => Promise<StoredPart<Entity>[]>;
};

export type StoredPart<Entity> = {
  readonly join: (entity: Entity) => Entity;
  /**
   * Adds the fields' change to the batch of the entity's change, which fails when they changed in between.
   * @returns whether they differ from the stored ones
   */
  readonly write: (batch: WriteBatch, entity: Entity) => Promise<boolean>;
};

/** A copy of some fields for clients, under the same id in another collection. */
export type ClientCopy<Entity> = {
  readonly create: (batch: WriteBatch, entity: Entity) => Promise<void>;
  /** Updates the copy in the batch of the entity's change, which fails when it changed in between. */
  readonly update: (batch: WriteBatch, before: Entity, after: Entity) => Promise<void>;
};

type EncodeFields<Entity> = (
  fields: Partial<Entity>,
) => Promise<Record<string, FieldValue | DocumentData[string]>>;

/** A Firestore collection whose documents are read and written as parsed entities. */
export type EntityCollection<Entity, Audit = AuditedEntity | undefined> = {
  (): Promise<CollectionReference<Entity>>;
  /** Its name. */
  readonly id: string;
  /** The name of its entities in the history. */
  readonly audit: Audit;
  /** Makes the batch of a new entity fail when its owner is gone or changes in between. */
  readonly guard?: ((batch: WriteBatch, entity: Entity) => Promise<unknown>) | undefined;
  /** Every writer of this collection must write these too. */
  readonly apart?: Apart<Entity> | undefined;
  /** Every writer of this collection must write this too. */
  readonly shown?: ClientCopy<Entity> | undefined;
  /** Encodes fields for an update, which bypasses converters; undefined removes a field. */
  readonly encodeFields: EncodeFields<Entity>;
  /** Like `encodeFields`, and removes the separate fields, which the caller writes to their own collection. */
  readonly encodeUpdate: EncodeFields<Entity>;
  /** The personal data in each field. */
  readonly fields: PrivateFields<Entity>;
};

type DeclaredCollection = {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly fields: StoredFields;
  readonly timeFields: readonly string[];
  readonly apart?: Pick<Apart<never>, 'collection' | 'fields'> | undefined;
};

const declared: DeclaredCollection[] = [];

/** Every collection of entities; a test checks that erasing covers all of them. */
export const declaredCollections: readonly DeclaredCollection[] = declared;

type SchemaOf<Entity> = StoredSchema<Entity> & { readonly fields: PrivateFields<Entity> };

type Options<Entity> = Pick<EntityCollection<Entity>, 'guard' | 'apart' | 'shown'>;

export function entityCollection<Entity extends { id: string }>(
  name: string,
  schema: SchemaOf<Entity>,
  options: Options<Entity> & { readonly audit: AuditedEntity },
): EntityCollection<Entity, AuditedEntity>;
export function entityCollection<Entity extends { id: string }>(
  name: string,
  schema: SchemaOf<Entity>,
  options?: Options<Entity>,
): EntityCollection<Entity>;
export function entityCollection<Entity extends { id: string }>(
  name: string,
  schema: SchemaOf<Entity>,
  { audit, guard, apart, shown }: Options<Entity> & { readonly audit?: AuditedEntity } = {},
): EntityCollection<Entity> {
  const { fields } = schema;
  const timeFields = Object.keys(fields).filter((field) => isTime(fields[field]?.schema));
  declared.push({ name, schema, fields, timeFields, apart });
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
    id: name,
    fields,
    audit,
    guard,
    apart,
    shown,
    encodeFields: (fields: Partial<Entity>) => encode(fields, []),
    encodeUpdate: (fields: Partial<Entity>) => encode(fields, apart?.fields ?? []),
  });
}

/** Whether a field holds an instant, however leniently it is read. */
function isTime(schema: z.core.$ZodType | undefined): boolean {
  if (schema === instantSchema) return true;
  if (schema instanceof z.core.$ZodPipe) return isTime(schema._zod.def.out);
  const isWrapped = schema instanceof z.core.$ZodCatch || schema instanceof z.core.$ZodOptional;
  return isWrapped && isTime(schema._zod.def.innerType);
}
