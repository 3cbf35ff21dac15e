import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import { givenDays } from './limits.ts';
import type { Said } from './text-fields.ts';

const withinYears = z.refine<string | Date>(isWithinGivenYears, {
  error: () => fieldTexts().years(yearOf(givenDays.min), yearOf(givenDays.max)),
});

/** A day as a caller may write it, `YYYY-MM-DD`. @param message the sentence for text that is not a day */
export function givenDay(message: Said) {
  return z.iso.date({ error: message, abort: true }).check(withinYears);
}

/** A month as a caller may write it, `YYYY-MM`. @param message the sentence for text that is not a month */
export function givenMonth(message: Said) {
  const isMonth = z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: message, abort: true });
  return z.string({ error: message }).check(isMonth, withinYears);
}

/**
 * An instant as text, however it was spelled: a request repeated in another spelling has the same fingerprint.
 * @param offset whether another zone than UTC may be named
 */
export function givenInstantText(message: Said, { offset }: { readonly offset: boolean }) {
  return z.pipe(
    z.iso.datetime({ offset, error: message, abort: true }).check(withinYears),
    z.transform((text: string) => new Date(text).toISOString()),
  );
}

/** An instant as a caller may write it, with any zone. @param message the sentence for text that is not an instant */
export function givenInstant(message: string | ((issue: { readonly input?: unknown }) => string)) {
  return z.pipe(readInstant(message), z.date().check(withinYears));
}

/**
 * An instant from where on a list is asked for. It names a time that is stored, which may be older than what comes in today:
 * databases keep the years 1 to 9999.
 */
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
