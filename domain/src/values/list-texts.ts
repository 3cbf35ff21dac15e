import { inLanguages, say } from './language.ts';

/** "y" becomes "e" before an i sound, but not before hie. */
const startsWithI = /^(i|hi(?!e)|í|hí)/i;

export const listTexts = inLanguages({
  twoWords: say(
    (first: string, second: string) => `${first} and ${second}`,
    (first: string, second: string) => `${first} ${startsWithI.test(second) ? 'e' : 'y'} ${second}`,
  ),
});
