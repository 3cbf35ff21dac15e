import { withoutInvisible } from './plain-letters.ts';

/** A parsed phone number, such as (312) 555-0148 ext. 204, 1-800-WELD-NOW or +52 55 1234 5678. */
type Phone = {
  national?: string;
  /** The digits to dial, with + if the country is known. */
  dialled: string;
  extension?: string;
};

/** A number and its extension. Avoids lookbehind, which Safari before 16.4 lacks. */
const extensions = [
  /^(.*?[\dA-Z)])[\s,;(]*(?:extensi[oó]n|ext|int(?:erno)?|#)[\s.:=]*(\d{1,7})\s*\)?$/iu,
  /^(.*?(?:\d|[\dA-Z)][\s,;(]+))x[\s.:=]*(\d{1,7})\s*\)?$/iu,
  /^(.*?\d)\s*,[\s,]*(\d{1,7})$/u,
];
const tenDigits = /(?:^|\D)(?:\+?1)?\D{0,3}(\d{3})\D{0,3}(\d{3})\D{0,3}(\d{4})(?!\d)/;
const lettered = /^(?:\+?1)?[\s.-]*\(?(\d{3})\)?([\s.-]*(?=[\d\s.-]*[A-Z])[A-Z\d][A-Z\d\s.-]*)$/i;
/** Tells 1-800-WELD-NOW from 800 Weldon Road. */
const beginsAsNumber = /^(?:\+?1[\s.-]|\(|\d{3}-)/;
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const onlyNumber = /^[\d\s()+./\-\u2010-\u2015]+$/;

export function readPhone(text: string): Phone {
  const shown = shownPhone(text);
  const [written, end] = withoutExtension(shown);
  const more = end !== undefined && { extension: end };
  const digits = written.replace(/\D/g, '');
  const [, country] = /^\D*(?:\+|00|011)\s*([2-9][\d\s().-]*)/.exec(written) ?? [];
  if (country !== undefined) return { dialled: `+${country.replace(/\D/g, '')}`, ...more };
  const national = nationalOf(written, digits);
  if (national !== undefined) return { national, dialled: `+1${national}`, ...more };
  // A short number has no country code; the phone dials it unchanged.
  return { dialled: digits.length > 10 ? `+${digits}` : digits, ...more };
}

/** The digits that search compares, without country code and extension. */
export function digitsOfPhone(text: string): string {
  const { national, dialled } = readPhone(text);
  return national ?? dialled.replace('+', '');
}

/** Whether the whole text is a phone number or part of one. */
export function isPhone(text: string): boolean {
  const [written] = withoutExtension(shownPhone(text));
  if (onlyNumber.test(written)) return /\d{3}/.test(written);
  return beginsAsNumber.test(written) && byKeys(written) !== undefined;
}

/** A US number in the usual format, (312) 555-0148 ext. 204. Other text stays as typed. */
export function phoneText(phone: string): string {
  const [written] = withoutExtension(shownPhone(phone));
  const { national, extension: end } = readPhone(phone);
  if (!national || !onlyNumber.test(written) || !/^1?\d{10}$/.test(written.replace(/\D/g, ''))) return phone;
  const number = `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  return end === undefined ? number : `${number} ext. ${end}`;
}

/** The tel: URL of a phone number (RFC 3966): tel:+13125550148;ext=204. */
export function telHref(phone: string): string {
  const { dialled, extension: end } = readPhone(phone);
  return `tel:${dialled}${end === undefined ? '' : `;ext=${end}`}`;
}

/**
 * The sms: URL (RFC 5724), which cannot have an extension. @param phone empty to choose it in the text app
 * @param text the message to begin with
 */
export function smsHref(phone: string, text = ''): string {
  const number = `sms:${phone && readPhone(phone).dialled}`;
  // iPhones read the text after an ampersand alone, Android's after a question mark.
  return text ? `${number}?&body=${encodeURIComponent(text)}` : number;
}

function shownPhone(text: string): string {
  return withoutInvisible(text).normalize('NFKC').trim();
}

function withoutExtension(text: string): [written: string, extension?: string] {
  const [, written = text, extension] = extensions.map((each) => each.exec(text)).find(Boolean) ?? [];
  return extension === undefined ? [written] : [written, extension];
}

function nationalOf(written: string, digits: string): string | undefined {
  if (digits.length === 10) return digits;
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  // Takes the first of two numbers in a field, and converts keypad letters.
  return byKeys(written) ?? tenDigits.exec(written)?.slice(1).join('');
}

function byKeys(written: string): string | undefined {
  const [, area = '', rest = ''] = lettered.exec(written) ?? [];
  const local = rest.replace(/[^A-Z\d]/gi, '').toUpperCase();
  // Only the first letters of longer words are dialed.
  if (local.length < 7) return undefined;
  const digitOf = (letter: string) => String(keys.findIndex((key) => key.includes(letter)) + 2);
  return area + local.slice(0, 7).replace(/[A-Z]/g, digitOf);
}
