import { withoutInvisible } from './without-invisible.ts';

const marks = /\p{M}/gu;
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' };

/** Text for comparing with or without accents: "Muñoz" becomes "munoz". */
export function plainLetters(text: string): string {
  const bare = withoutInvisible(text).normalize('NFD').replace(marks, '').toLowerCase();
  return bare.replace(/[łøđßæ]/g, (letter) => strokes[letter] ?? letter);
}
