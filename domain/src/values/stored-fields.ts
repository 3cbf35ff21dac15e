import * as z from 'zod/mini';
import { wallTimeInstant } from './chicago-time.ts';
import { dollarsSchema, readNumber } from './given-number.ts';
import type { FieldPrivacy } from './privacy.ts';
import { idSchema, instantSchema, languageSchema } from './text-fields.ts';

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

// The schemas allow clearing optional fields only.
type Given<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], null | undefined> };

/** Keeps the given fields. Null or blank text becomes undefined, which clears the field. */
export function setFields<Fields extends object>(fields: Fields): Given<Fields>;
export function setFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value === null || value === '' ? undefined : value]),
  );
}

// Documents may come from the Firebase console or imports. So an entity is read leniently: valid values stay, the rest is dropped
// or replaced, so that the code always gets a valid entity.

/** Accepts numbers because (312) 555-0100 may be stored as 3125550100. */
export const storedText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

const storedOptionalText = z.catch(z.optional(storedText), undefined);

/** Rounds dollars to whole cents and accepts text: 450.005, "450", "$1,250.50". */
export const storedDollars = z.pipe(
  z.pipe(
    z.union([z.number(), z.pipe(z.string(), z.transform(readNumber))]),
    z.transform((value) => Math.round((value ?? Number.NaN) * 100) / 100),
  ),
  dollarsSchema,
);

export const storedOptionalDollars = z.catch(z.optional(storedDollars), undefined);

export const storedOptionalNumber = z.catch(z.optional(z.number().check(z.nonnegative())), undefined);

const storedOptionalBoolean = z.catch(z.optional(z.boolean()), undefined);

export const storedOptionalId = z.catch(z.optional(idSchema), undefined);

/**
 * A time as ISO 8601 in UTC. Accepts text with a zone, and Chicago dates or times (2026-12-01, 2026-12-01 09:00). Firestore
 * timestamps are already text here.
 */
export const storedTime = z.pipe(z.pipe(z.string(), z.transform(readTime)), instantSchema);

export const storedOptionalTime = z.catch(z.optional(storedTime), undefined);

/** Defaults to 1970, before everything else. No decision depends on `createdAt`. */
const storedCreationTime = z.catch(storedTime, '1970-01-01T00:00:00.000Z');

/** A stored language; missing until one is known. */
export const storedLanguage = z.catch(z.optional(languageSchema), undefined);

/** Photo paths; invalid entries are dropped. */
export const storedPhotos = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.filter((entry) => typeof entry === 'string')),
  ),
  [],
);

export const storedOptionalPhotos = z.catch(z.optional(storedPhotos), undefined);

/** Read in place of a code that only a later release knows. */
export const unknownCode = 'other';

/** A code of these; one that a later release added reads as `other`. */
// @__NO_SIDE_EFFECTS__
export function storedCode<const Codes extends readonly string[]>(codes: Codes) {
  return z.pipe(
    z.string(),
    z.transform(
      (code): Codes[number] | typeof unknownCode => codes.find((known) => known === code) ?? unknownCode,
    ),
  );
}

/** The codes of these that are in the list. A right that is not known gives nothing. */
// @__NO_SIDE_EFFECTS__
export function storedRights<const Codes extends readonly string[]>(codes: Codes) {
  return z.pipe(
    z.array(z.string()),
    z.transform((given): Codes[number][] =>
      given.flatMap((code) => codes.find((known) => known === code) ?? []),
    ),
  );
}

export const storedCaptions = z.catch(z.optional(z.record(z.string(), z.string())), undefined);

const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const withoutZone = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

function readTime(text: string): string | undefined {
  const [, date, time = '00:00'] = withoutZone.exec(text.trim()) ?? [];
  if (date !== undefined) return wallTimeInstant(`${date}T${time}`)?.toISOString();
  const instant = new Date(withZone.test(text.trim()) ? text.trim() : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** A field of a stored entity: how it is read, and what it reveals about people. */
type StoredField<Schema extends z.ZodMiniType> = {
  readonly schema: Schema;
  /** No sum counts an entity whose code here is unknown. */
  readonly decides?: true;
  readonly privacy: FieldPrivacy<z.output<Schema>>;
};

export type StoredFields = Readonly<
  Record<
    string,
    { readonly schema: z.ZodMiniType; readonly decides?: true; readonly privacy: FieldPrivacy<unknown> }
  >
>;

type Shape<Fields extends StoredFields> = { [Name in keyof Fields]: Fields[Name]['schema'] };

/*
 * The browser's build drops an entity that it does not read, because none of these functions has side effects.
 * A field that holds an instant is stored as a time (functions/src/store/entity-collection.ts).
 */

// @__NO_SIDE_EFFECTS__
export function field<Schema extends z.ZodMiniType>(
  schema: Schema,
  privacy: FieldPrivacy<z.output<Schema>>,
): StoredField<Schema> {
  return { schema: looseOf(schema), privacy };
}

/** A field whose code, or whose `kind`, decides what the entity counts for in a sum. */
// @__NO_SIDE_EFFECTS__
export function deciding<Schema extends z.ZodMiniType>(
  schema: Schema,
  privacy: FieldPrivacy<z.output<Schema>>,
) {
  return { ...field(schema, privacy), decides: true as const };
}

/** The fields for which a sum cannot count this entity, because a later release decides what it is. */
export function undecidedFields(fields: StoredFields, entity: object): string[] {
  return Object.entries(entity).flatMap(([name, value]) => {
    const isUnknown = value === unknownCode || kindOf(value) === unknownCode;
    return isUnknown && fields[name]?.decides ? name : [];
  });
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
}

/**
 * The same schema, which ignores unknown fields at every depth: a later release stores more than this one knows. Walks the
 * definitions, because naming zod's classes would bring all of them into the first file of the desk.
 */
// @__NO_SIDE_EFFECTS__
function looseOf<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const { catchall: _, ...def }: Definition = schema._zod.def;
  const { shape, options } = def;
  if (!shape && !options && !parts.some((part) => def[part])) return schema;
  const loose = {
    ...def,
    ...(shape && {
      shape: Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, looseOf(inner)])),
    }),
    ...(options && { options: options.map(looseOf) }),
  };
  for (const part of parts) {
    const inner = def[part];
    if (inner) loose[part] = looseOf(inner);
  }
  return z.clone(schema, loose as Schema['_zod']['def']);
}

const parts = ['element', 'valueType', 'in', 'out', 'innerType'] as const;

type Definition = z.core.$ZodTypeDef & {
  readonly catchall?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
} & { [Part in (typeof parts)[number]]?: z.core.$ZodType };

/** An optional field; an invalid value counts as missing. */
// @__NO_SIDE_EFFECTS__
export function lenient<Schema extends z.ZodMiniType>(
  schema: Schema,
  privacy: FieldPrivacy<z.output<Schema> | undefined>,
) {
  return field(z.catch(z.optional(schema), undefined), privacy);
}

type OptionalPrivacy<Value> = FieldPrivacy<Value | undefined>;

// @__NO_SIDE_EFFECTS__
export function text(privacy: OptionalPrivacy<string>) {
  return field(storedOptionalText, privacy);
}

// @__NO_SIDE_EFFECTS__
export function textOr(fallback: string, privacy: FieldPrivacy<string>) {
  return field(z.catch(storedText, fallback), privacy);
}

// @__NO_SIDE_EFFECTS__
export function time(privacy: OptionalPrivacy<string>) {
  return field(storedOptionalTime, privacy);
}

// @__NO_SIDE_EFFECTS__
export function creationTime(privacy: FieldPrivacy<string>) {
  return field(storedCreationTime, privacy);
}

// @__NO_SIDE_EFFECTS__
export function flag(privacy: OptionalPrivacy<boolean>) {
  return field(storedOptionalBoolean, privacy);
}

// @__NO_SIDE_EFFECTS__
export function dollars(privacy: OptionalPrivacy<number>) {
  return field(storedOptionalDollars, privacy);
}

// @__NO_SIDE_EFFECTS__
export function id(privacy: OptionalPrivacy<string>) {
  return field(storedOptionalId, privacy);
}

export function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  // The type of Object.keys is string[].
  return Object.keys(fields) as (keyof Fields & string)[];
}

/** The schema of a stored entity, with the fields that control how it is stored, erased and exported. */
// @__NO_SIDE_EFFECTS__
export function stored<Fields extends StoredFields>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  // Object.fromEntries loses the schema's type for each name.
  return Object.assign(z.object(Object.fromEntries(schemas) as Shape<Fields>), { fields });
}
