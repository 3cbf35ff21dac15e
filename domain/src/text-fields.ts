import * as z from 'zod/mini';

// Half of a surrogate pair, which JSON can carry, is no character: databases refuse it.
const wellFormed = z.overwrite<string>((text) => text.toWellFormed());

/** Text that must be there: trimmed, at least `min` characters, else `message`; at most `max`, else a sentence with `label`. */
export function requiredText(label: string, max: number, message: string, min = 1) {
  return z
    .string(message)
    .check(
      wellFormed,
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, `${label} must be at most ${max} characters`),
    );
}

/** Text that may be missing or empty: trimmed, at most `max` characters. */
export function optionalText(label: string, max: number) {
  return z.optional(
    z
      .string(`${label} must be text`)
      .check(wellFormed, z.trim(), z.maxLength(max, `${label} must be at most ${max} characters`)),
  );
}

/** An object that refuses fields it does not know, with sentences a person can read. */
export function strictBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field: ${issue.keys.join(', ')}`
        : 'The request body must be a JSON object',
  });
}

/** ISO 8601 in UTC, as every time goes over HTTP. */
export const instantSchema = z.iso.datetime({ error: 'A time must be ISO 8601 in UTC' });

export const idSchema = z.uuid({ error: 'An id must be a UUID' });
