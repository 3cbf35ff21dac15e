import * as z from 'zod/mini';
import { inLanguages, say } from './language.ts';
import { moneyColumnMax } from './limits.ts';
import { hasWholeCents } from './money.ts';
import { withoutInvisible } from './plain-letters.ts';
import type { Said } from './text-fields.ts';

const amountTexts = inLanguages({
  number: say('Amount must be a number', 'El monto debe ser un número'),
  unclear: say(
    (typed: string, whole: string, decimal: string) =>
      `${typed} can be read two ways. Please type ${whole} or ${decimal}`,
    (typed, whole, decimal) => `${typed} se puede leer de dos maneras. Escriba ${whole} o ${decimal}`,
  ),
  tooLarge: say('Amount is too large', 'El monto es demasiado alto'),
  cents: say('Amount must have at most two decimals', 'El monto admite dos decimales como máximo'),
  negative: say('Amount must not be negative', 'El monto no puede ser negativo'),
  wholeNumber: say(
    (label: string, min: number, max: number) => `${label} must be a whole number from ${min} to ${max}`,
    (label, min, max) => `${label}: debe ser un número entero de ${min} a ${max}`,
  ),
  trueOrFalse: say(
    (label: string) => `${label} must be true or false`,
    (label) => `${label}: debe ser true o false`,
  ),
});

const around = /^([-\u2212]?) ?(?:US ?)?\$? ?([-\u2212]?) ?(.*?) ?[$%]?$/i;
/** Grouped thousands and a decimal mark: 1,250.00, 1.250,00, 1 250. */
const grouped = /^([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
const plain = /^(?!0\d+[.,]\d{3}$)(\d*)(?:[.,](\d*))?$/;
const unclear = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * A number typed in English or Spanish, with or without $ or %: 1,250.50, 1.250,50, 12,5. Undefined for empty text; NaN if it
 * is not a number or `unclearNumber` finds it ambiguous.
 */
export function readNumber(text: string): number | undefined {
  const { sign, digits } = partsOf(text);
  if (digits === '') return sign === '' ? undefined : Number.NaN;
  const [, whole, , decimals = ''] = grouped.exec(digits) ?? [];
  if (unclear.test(digits)) return Number.NaN;
  const [, plainWhole = '', plainDecimals = ''] = whole === undefined ? (plain.exec(digits) ?? []) : [];
  const read =
    whole === undefined ? `${plainWhole}.${plainDecimals}` : `${whole.replace(/\D/g, '')}.${decimals}`;
  return read === '.' || sign.length > 1 ? Number.NaN : Number(`${sign && '-'}${read}`);
}

/** A question about an ambiguous number: 1.250 is 1250 in Spanish or 1.25 in English. Undefined for other text. */
export function unclearNumber(text: string): string | undefined {
  const { sign, digits } = partsOf(text);
  if (!unclear.test(digits)) return undefined;
  const minus = sign && '-';
  const decimal = String(Number(digits));
  // A fourth decimal makes it unambiguous.
  const shown = unclear.test(decimal) ? `${decimal}0` : decimal;
  return amountTexts().unclear(digits, minus + digits.replace('.', ''), minus + shown);
}

function partsOf(text: string): { sign: string; digits: string } {
  const shown = withoutInvisible(text).replace(/\s+/g, ' ').trim();
  const [, before = '', after = '', digits = shown] = around.exec(shown) ?? [];
  return { sign: before + after, digits };
}

const noNumber = () => amountTexts().number;
const tooLarge = { error: () => amountTexts().tooLarge };
const cents = { error: () => amountTexts().cents };

/** Dollars with at most two decimals, 0.00 to 99,999,999.99 (specification section 3). */
export const dollarsSchema = requiredDollars(noNumber);

/** Dollars with at most two decimals, -99,999,999.99 to 99,999,999.99. */
export const signedDollarsSchema = z
  .number({ error: noNumber })
  .check(z.gte(-moneyColumnMax, tooLarge), z.lte(moneyColumnMax, tooLarge), z.refine(hasWholeCents, cents));

export function requiredDollars(message: Said) {
  return z
    .number({ error: ({ input }) => (input === undefined ? message() : noNumber()) })
    .check(
      z.gte(0, { error: () => amountTexts().negative }),
      z.lte(moneyColumnMax, tooLarge),
      z.refine(hasWholeCents, cents),
    );
}

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
