import * as z from 'zod/mini';
import { wallTimeInstant } from './chicago-time.ts';
import { dollarsSchema } from './dollars-schema.ts';
import { readNumber } from './number-text.ts';
import { idSchema, instantSchema } from './text-fields.ts';

// What stands in the database was not always written by this code: people type into the Firebase console, import lists,
// and older versions had other rules. So beside each entity's file stands stored-<entity>.ts with the schema for reading,
// apart so that no form carries it. It is made of the fields below, takes what it can make sense of, and leaves out or
// replaces the rest; what comes of it is always the entity that the code knows.

/** Text, also where a number was stored: (312) 555-0100 is often stored as 3125550100. */
export const storedText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** Text that may be missing; what is no text is taken as missing. */
export const storedOptionalText = z.catch(z.optional(storedText), undefined);

/** Dollars, rounded to whole cents, also as text: 450.005, "450", "$1,250.50". */
export const storedDollars = z.pipe(
  z.pipe(
    z.union([z.number(), z.pipe(z.string(), z.transform(readNumber))]),
    z.transform((value) => Math.round((value ?? Number.NaN) * 100) / 100),
  ),
  dollarsSchema,
);

/** Dollars that may be missing; what is no amount is taken as missing. */
export const storedOptionalDollars = z.catch(z.optional(storedDollars), undefined);

/** A number of at least 0 that may be missing; what is none is taken as missing. */
export const storedOptionalNumber = z.catch(z.optional(z.number().check(z.nonnegative())), undefined);

/** Yes or no that may be missing; what is neither is taken as missing. */
export const storedOptionalBoolean = z.catch(z.optional(z.boolean()), undefined);

/** An id that may be missing; what is none is taken as missing. */
export const storedOptionalId = z.catch(z.optional(idSchema), undefined);

/**
 * A time, as ISO 8601 in UTC, also where text was stored: with its zone, or as a Chicago date or wall time
 * (2026-12-01, 2026-12-01 09:00). Firestore's own times are such text already when this reads them.
 */
export const storedTime = z.pipe(z.pipe(z.string(), z.transform(readTime)), instantSchema);

/** A time that may be missing; what is no time is taken as missing. */
export const storedOptionalTime = z.catch(z.optional(storedTime), undefined);

/** For `createdAt`, which decides nothing: where nobody can tell, it is before everything else. */
export const storedCreationTime = z.catch(storedTime, '1970-01-01T00:00:00.000Z');

/** Addresses of photos; an entry that is no text is left out. */
export const storedPhotos = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.filter((entry) => typeof entry === 'string')),
  ),
  [],
);

/** As `storedPhotos`, where there may be none. */
export const storedOptionalPhotos = z.catch(z.optional(storedPhotos), undefined);

/** What stands under photos, by the photo's id. */
export const storedCaptions = z.catch(z.optional(z.record(z.string(), z.string())), undefined);

const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const withoutZone = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

function readTime(text: string): string | undefined {
  const [, date, time = '00:00'] = withoutZone.exec(text.trim()) ?? [];
  if (date !== undefined) return wallTimeInstant(`${date}T${time}`)?.toISOString();
  const instant = new Date(withZone.test(text.trim()) ? text.trim() : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** The schema of each field of an entity: one that is forgotten is a type error, also where the entity may lack it. */
export type StoredFields<Entity> = {
  readonly [Field in keyof Required<Entity>]: z.ZodMiniType<Entity[Field]>;
};
