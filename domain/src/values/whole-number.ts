import * as z from 'zod/mini';
import { amountTexts } from './amount-texts.ts';
import type { Said } from './text-fields.ts';

/**
 * A whole number within inclusive bounds.
 * @param label the field's name in messages
 */
export function wholeNumber(label: Said, min: number, max: number) {
  const message = { error: () => amountTexts().wholeNumber(label(), min, max) };
  return z
    .number(message)
    .check(z.refine(Number.isInteger, message), z.gte(min, message), z.lte(max, message));
}

/** @param label the field's name in messages */
export function trueOrFalse(label: Said) {
  return z.boolean({ error: () => amountTexts().trueOrFalse(label()) });
}
