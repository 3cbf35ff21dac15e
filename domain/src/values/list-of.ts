import { inLanguages, say } from './language.ts';

/** "y" becomes "e" before an i sound, but not before hie. */
const startsWithI = /^(i|hi(?!e)|í|hí)/i;

const listTexts = inLanguages({
  twoWords: say(
    (first: string, second: string) => `${first} and ${second}`,
    (first: string, second: string) => `${first} ${startsWithI.test(second) ? 'e' : 'y'} ${second}`,
  ),
});

/** A list in a sentence: one; one and two; one, two and three. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return listTexts().twoWords(words.slice(0, -1).join(', '), words.at(-1) ?? '');
}
