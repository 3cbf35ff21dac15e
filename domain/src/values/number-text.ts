import { amountTexts } from './amount-texts.ts';
import { withoutInvisible } from './without-invisible.ts';

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
