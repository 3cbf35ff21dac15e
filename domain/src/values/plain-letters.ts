import { withoutInvisible } from './without-invisible.ts';

const marks = /\p{M}/gu;
/** Letters whose stroke is no mark of Unicode's, and what people type in their place. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' };

/** A text as it is compared by who types it with accents or without: "Muñoz" is "munoz". */
export function plainLetters(text: string): string {
  const bare = withoutInvisible(text).normalize('NFD').replace(marks, '').toLowerCase();
  return bare.replace(/[łøđßæ]/g, (letter) => strokes[letter] ?? letter);
}
