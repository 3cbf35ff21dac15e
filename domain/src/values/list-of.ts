import { listTexts } from './list-texts.ts';

/** A list in a sentence: one; one and two; one, two and three. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return listTexts().twoWords(words.slice(0, -1).join(', '), words.at(-1) ?? '');
}
