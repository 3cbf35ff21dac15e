// Separate from text-fields.ts, because pages that search for a place load no zod.

/** Invisible characters from copied text. Keeps joiners because several scripts and emoji need them. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

const marks = /\p{M}/gu;
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' };

/** Most text has only these signs, and needs none of the rest. */
const ascii = /^[ -~]*$/;

/** Text for comparing with or without accents: "Muñoz" becomes "munoz". */
export function plainLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const bare = withoutInvisible(text).normalize('NFD').replace(marks, '').toLowerCase();
  return bare.replace(/[łøđßæ]/g, (letter) => strokes[letter] ?? letter);
}
