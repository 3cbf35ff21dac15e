import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { inLanguages, say } from './language.ts';
import { textLimits } from './limits.ts';
import { withoutInvisible } from './plain-letters.ts';

/** `label` is the field's name on the screen. */
export const fieldTexts = inLanguages({
  tooLong: say(
    (label: string, max: number) => `${label} must be at most ${max} characters`,
    (label, max) => `${label}: ${max} caracteres como máximo`,
  ),
  hidden: say(
    (label: string) => `${label} contains a hidden character. Please type it again`,
    (label) => `${label}: tiene un carácter oculto. Escríbalo de nuevo`,
  ),
  oneLine: say(
    (label: string) => `${label} must be on one line`,
    (label) => `${label}: debe ir en una sola línea`,
  ),
  noText: say(
    (label: string) => `${label} must be text`,
    (label) => `${label}: debe ser texto`,
  ),
  unknownField: say(
    (names: string) => `Unknown field: ${names}`,
    (names) => `Campo desconocido: ${names}`,
  ),
  noObject: say('The request body must be a JSON object', 'La solicitud debe ser un objeto JSON'),
  years: say(
    (first: number, last: number) => `Use a date from ${first} to ${last}`,
    (first, last) => `Use una fecha entre ${first} y ${last}`,
  ),
  notUtc: say('A time must be ISO 8601 in UTC', 'La hora debe estar en ISO 8601, en UTC'),
  noVersion: say('Please reload the page and save again', 'Vuelva a cargar la página y guarde otra vez'),
  noId: say('An id must be a UUID', 'El identificador debe ser un UUID'),
  email: say('Valid email is required', 'Escriba un correo electrónico válido'),
  language: say('Language must be en or es', 'El idioma debe ser en o es'),
  zip: say('ZIP code must have five digits', 'El código postal debe tener cinco dígitos'),
});

/** A message, made in the language current at the call. */
export type Said = () => string;
const saying = (said: Said) => ({ error: said });

export const fieldLabels = new WeakMap<z.core.$ZodType, Said>();

export function labeled<Schema extends z.core.$ZodType>(label: Said, schema: Schema): Schema {
  fieldLabels.set(schema, label);
  return schema;
}

// JSON can carry lone surrogates, which databases refuse.
export const wellFormed = z.overwrite<string>((text) => text.toWellFormed());

// Unicode's line breaks (UAX #14: BK, CR, LF, NL).
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/;
const lineBreakAndSpaces = /\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g;
// NUL, which some programs treat as the end of text, and marks that disguise text (UTR #36, 3.1.1).
const hiddenInText = /[\0\u202d\u202e]/;
const unseen = /[\p{Default_Ignorable_Code_Point}\s]/gu;

const saysSomething = (text: string) => text.replace(unseen, '') !== '';
const without = (characters: RegExp) => (text: string) => !characters.test(text);
const tooLong = (label: Said, max: number) => saying(() => fieldTexts().tooLong(label(), max));
const noText = (label: Said) => saying(() => fieldTexts().noText(label()));
const nothingHidden = (label: Said) =>
  z.refine<string>(
    without(hiddenInText),
    saying(() => fieldTexts().hidden(label())),
  );
const onOneLine = (label: Said) =>
  z.refine<string>(
    without(lineBreaks),
    saying(() => fieldTexts().oneLine(label())),
  );

/** Removes invisible characters, turns tabs into spaces and trims. */
export const cleanLine = z.overwrite<string>((text) => withoutInvisible(text).replaceAll('\t', ' ').trim());

/**
 * Required multi-line text: trimmed, with visible characters, at least `min` characters, otherwise `missing`; at most `max`,
 * without hidden characters, otherwise a message with `label`.
 */
export function requiredText(label: Said, max: number, missing: Said, min = 1) {
  const message = saying(missing);
  return labeled(
    label,
    z
      .string(message)
      .check(
        wellFormed,
        z.trim(),
        ...something(message, min),
        z.maxLength(max, tooLong(label, max)),
        nothingHidden(label),
      ),
  );
}

/** `requiredText` on one line, without invisible characters. */
export function requiredLine(label: Said, max: number, missing: Said, min = 1) {
  const message = saying(missing);
  return labeled(
    label,
    z
      .string(message)
      .check(
        wellFormed,
        cleanLine,
        ...something(message, min),
        z.maxLength(max, tooLong(label, max)),
        onOneLine(label),
      ),
  );
}

function something(message: { error: Said }, min: number) {
  return [z.minLength(min, message), z.refine<string>(saysSomething, message)];
}

/** Optional multi-line text: trimmed, at most `max` characters, without hidden characters. */
export function optionalText(label: Said, max: number) {
  return labeled(
    label,
    z.optional(
      z
        .string(noText(label))
        .check(wellFormed, z.trim(), z.maxLength(max, tooLong(label, max)), nothingHidden(label)),
    ),
  );
}

/** `optionalText` on one line, without invisible characters. */
export function optionalLine(label: Said, max: number) {
  return labeled(
    label,
    z.optional(
      z
        .string(noText(label))
        .check(wellFormed, cleanLine, z.maxLength(max, tooLong(label, max)), onOneLine(label)),
    ),
  );
}

/** Turns line breaks into commas. */
export const joinedLines = z.overwrite<string>((text) =>
  text.replace(lineBreakAndSpaces, ', ').replace(/,{2,}/g, ','),
);

/** Gives each line break the same form, which shows as one everywhere. */
export const plainLines = z.overwrite<string>((text) =>
  text.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n'),
);

/** An optional address on one line. Pasted line breaks become commas. */
export function addressLine(label: Said) {
  const max = textLimits.address;
  return labeled(
    label,
    z.optional(
      z
        .string(noText(label))
        .check(wellFormed, cleanLine, joinedLines, z.maxLength(max, tooLong(label, max))),
    ),
  );
}

/** Forms send empty text for a missing optional field. */
export function emptyAsMissing<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );
}

/** An object that refuses unknown fields, with readable messages. */
export function strictBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? fieldTexts().unknownField(issue.keys.join(', '))
        : fieldTexts().noObject,
  });
}

/** ISO 8601 in UTC, the format of all times over HTTP. */
export const instantSchema = z.iso.datetime({ error: () => fieldTexts().notUtc });

/** The stored time of the version that a change is based on. */
export const versionTime = z.iso.datetime({ error: () => fieldTexts().noVersion });

/** The version that a change is based on, null for none yet. */
export const baseVersion = z.nullable(versionTime);

export const idSchema = z.uuid({ error: () => fieldTexts().noId });

export const languageSchema: z.ZodMiniType<Language> = z.enum(['en', 'es'], {
  error: () => notALanguage(),
});

export const notALanguage = () => fieldTexts().language;
