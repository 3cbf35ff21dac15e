import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import { textLimits } from './limits.ts';
import { withoutInvisible } from './without-invisible.ts';

/** How a sentence is made, in the language of when it is said. */
export type Said = () => string;
const saying = (said: Said) => ({ error: said });

// Half of a surrogate pair, which JSON can carry, is no character: databases refuse it.
const wellFormed = z.overwrite<string>((text) => text.toWellFormed());

// Unicode's line breaks (UAX #14: BK, CR, LF, NL).
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/;
const lineBreakAndSpaces = /\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g;
// NUL, which other programs take for a text's end, and the marks with which text can pretend to be another (UTR #36, 3.1.1).
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

/** What a one-line field takes a text for: without what cannot be seen in it, a tab as a space, trimmed. */
export const shownLine = z.overwrite<string>((text) => withoutInvisible(text).replaceAll('\t', ' ').trim());

/**
 * Text of several lines that must be there: trimmed, with something to see, at least `min` characters, else `missing`; at
 * most `max` and without hidden characters, else a sentence with `label`.
 */
export function requiredText(label: Said, max: number, missing: Said, min = 1) {
  const message = saying(missing);
  return z
    .string(message)
    .check(
      wellFormed,
      z.trim(),
      ...something(message, min),
      z.maxLength(max, tooLong(label, max)),
      nothingHidden(label),
    );
}

/** As `requiredText`, and on one line. What cannot be seen is dropped. */
export function requiredLine(label: Said, max: number, missing: Said, min = 1) {
  const message = saying(missing);
  return z
    .string(message)
    .check(
      wellFormed,
      shownLine,
      ...something(message, min),
      z.maxLength(max, tooLong(label, max)),
      onOneLine(label),
    );
}

function something(message: { error: Said }, min: number) {
  return [z.minLength(min, message), z.refine<string>(saysSomething, message)];
}

/** Text of several lines that may be missing or empty: trimmed, at most `max` characters, none of them hidden. */
export function optionalText(label: Said, max: number) {
  return z.optional(
    z
      .string(noText(label))
      .check(wellFormed, z.trim(), z.maxLength(max, tooLong(label, max)), nothingHidden(label)),
  );
}

/** As `optionalText`, and on one line. What cannot be seen is dropped. */
export function optionalLine(label: Said, max: number) {
  return z.optional(
    z
      .string(noText(label))
      .check(wellFormed, shownLine, z.maxLength(max, tooLong(label, max)), onOneLine(label)),
  );
}

/** An address that may be missing or empty, on one line: one that is copied line by line has commas between them. */
export function addressLine(label: Said) {
  const max = textLimits.address;
  return z.optional(
    z.string(noText(label)).check(
      wellFormed,
      shownLine,
      z.overwrite((text) => text.replace(lineBreakAndSpaces, ', ').replace(/,{2,}/g, ',')),
      z.maxLength(max, tooLong(label, max)),
    ),
  );
}

/** For a field that may be missing: a form sends an empty one as empty text, which says as little as none. */
export function emptyAsMissing<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );
}

/** An object that refuses fields it does not know, with sentences a person can read. */
export function strictBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? fieldTexts().unknownField(issue.keys.join(', '))
        : fieldTexts().noObject,
  });
}

/** ISO 8601 in UTC, as every time goes over HTTP. */
export const instantSchema = z.iso.datetime({ error: () => fieldTexts().notUtc });

/** When what a page shows was stored: a change is made on that version. */
export const versionTime = z.iso.datetime({ error: () => fieldTexts().noVersion });

/** The version that a change is made on, null for none yet. */
export const shownVersion = z.nullable(versionTime);

export const idSchema = z.uuid({ error: () => fieldTexts().noId });
