import * as z from 'zod/mini';
import { wallTimeInstant } from './chicago-time.ts';
import { dollarsSchema } from './dollars-schema.ts';
import { readNumber } from './number-text.ts';
import { idSchema, instantSchema } from './text-fields.ts';

// Documents may come from the Firebase console, imports or older versions. So each entity has a reading schema in
// stored-<entity>.ts, in its own file so that forms do not load it. It keeps valid values and drops or replaces the rest, so
// that the code always gets a valid entity.

/** Accepts numbers because (312) 555-0100 may be stored as 3125550100. */
export const storedText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

export const storedOptionalText = z.catch(z.optional(storedText), undefined);

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

export const storedOptionalBoolean = z.catch(z.optional(z.boolean()), undefined);

export const storedOptionalId = z.catch(z.optional(idSchema), undefined);

/**
 * A time as ISO 8601 in UTC. Accepts text with a zone, and Chicago dates or times (2026-12-01, 2026-12-01 09:00). Firestore
 * timestamps are already text here.
 */
export const storedTime = z.pipe(z.pipe(z.string(), z.transform(readTime)), instantSchema);

export const storedOptionalTime = z.catch(z.optional(storedTime), undefined);

/** Defaults to 1970, before everything else. No decision depends on `createdAt`. */
export const storedCreationTime = z.catch(storedTime, '1970-01-01T00:00:00.000Z');

/** Photo paths; invalid entries are dropped. */
export const storedPhotos = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.filter((entry) => typeof entry === 'string')),
  ),
  [],
);

export const storedOptionalPhotos = z.catch(z.optional(storedPhotos), undefined);

/** Captions by photo id. */
export const storedCaptions = z.catch(z.optional(z.record(z.string(), z.string())), undefined);

const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const withoutZone = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

function readTime(text: string): string | undefined {
  const [, date, time = '00:00'] = withoutZone.exec(text.trim()) ?? [];
  if (date !== undefined) return wallTimeInstant(`${date}T${time}`)?.toISOString();
  const instant = new Date(withZone.test(text.trim()) ? text.trim() : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** A schema for each field of an entity. A forgotten field, even an optional one, is a type error. */
export type StoredFields<Entity> = {
  readonly [Field in keyof Required<Entity>]: z.ZodMiniType<Entity[Field]>;
};
