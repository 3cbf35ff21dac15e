import * as z from 'zod/mini';
import { givenDays } from './limits.ts';
import { fieldTexts, type Said } from './text-fields.ts';

const withinYears = z.refine<string | Date>(isWithinGivenYears, {
  error: () => fieldTexts().years(yearOf(givenDays.min), yearOf(givenDays.max)),
});

export function typedDay(message: Said) {
  return z.iso.date({ error: message, abort: true }).check(withinYears);
}

export function givenMonth(message: Said) {
  const isMonth = z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: message, abort: true });
  return z.string({ error: message }).check(isMonth, withinYears);
}

/**
 * An instant in a request as normalized text, so that another spelling has the same fingerprint.
 * @param offset whether zones other than UTC are allowed
 */
export function givenInstantText(message: Said, { offset }: { readonly offset: boolean }) {
  return z.pipe(
    z.iso.datetime({ offset, error: message, abort: true }).check(withinYears),
    z.transform((text: string) => new Date(text).toISOString()),
  );
}

/**
 * An instant in a request, in any zone.
 * @param message for an invalid instant
 */
export function givenInstant(message: string | ((issue: { readonly input?: unknown }) => string)) {
  return z.pipe(readInstant(message), z.date().check(withinYears));
}

/** The instant where a list starts. It may be older than new input may be; databases keep years 1 to 9999. */
export function listedInstant(message: Said) {
  return z.pipe(readInstant(message), z.date().check(z.refine(isStorable, { error: message })));
}

function readInstant(message: string | ((issue: { readonly input?: unknown }) => string)) {
  return z.pipe(
    z.iso.datetime({ offset: true, error: message, abort: true }),
    z.transform((text: string) => new Date(text)),
  );
}

function isWithinGivenYears(time: string | Date): boolean {
  const year = yearOf(time);
  return year >= yearOf(givenDays.min) && year <= yearOf(givenDays.max);
}

const yearOf = (time: string | Date) => new Date(time).getUTCFullYear();

const isStorable = (instant: Date) => /^(?!0000)\d{4}-/.test(instant.toISOString());
