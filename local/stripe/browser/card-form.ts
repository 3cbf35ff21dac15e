import { brandOf, hasCheckDigit } from '../test-cards.ts';

export type CardFields = { number: string; expiry: string; cvc: string };
export type FieldName = keyof CardFields;
export type FieldProblem = { field: FieldName; code: string; message: string };

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A card number in groups, as printed on the card. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (brandOf(digits) === 'amex') {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  }
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Formats `MM / YY` during typing. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Month and four-digit year of `MM / YY`. */
export function readExpiry(expiry: string): { month: number; year: number } {
  const digits = digitsOf(expiry);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** The fields' problems in Stripe's words, in the order of the fields. */
export function problemsOf(fields: CardFields, now: Date): FieldProblem[] {
  return [numberProblem(fields), expiryProblem(fields, now), cvcProblem(fields)].filter(
    (problem) => problem !== undefined,
  );
}

function numberProblem({ number }: CardFields): FieldProblem | undefined {
  const digits = digitsOf(number);
  const length = brandOf(digits) === 'amex' ? 15 : 16;
  if (digits.length < length)
    return problem('number', 'incomplete_number', 'Your card number is incomplete.');
  if (!hasCheckDigit(digits)) return problem('number', 'invalid_number', 'Your card number is invalid.');
  return undefined;
}

function expiryProblem({ expiry }: CardFields, now: Date): FieldProblem | undefined {
  const { month, year } = readExpiry(expiry);
  if (digitsOf(expiry).length < 4 || month < 1 || month > 12) {
    return problem('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (year < now.getFullYear()) {
    return problem('expiry', 'invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return problem('expiry', 'invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

function cvcProblem({ number, cvc }: CardFields): FieldProblem | undefined {
  const length = brandOf(digitsOf(number)) === 'amex' ? 4 : 3;
  if (digitsOf(cvc).length >= length) return undefined;
  return problem('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
}

function problem(field: FieldName, code: string, message: string): FieldProblem {
  return { field, code, message };
}
