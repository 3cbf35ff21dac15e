import { inLanguages, say } from './language.ts';

/** What sounds as i, before which "y" becomes "e"; not hie, which sounds as ye. */
const startsWithI = /^(i|hi(?!e)|í|hí)/i;

export const listTexts = inLanguages({
  twoWords: say(
    (first: string, second: string) => `${first} and ${second}`,
    (first: string, second: string) => `${first} ${startsWithI.test(second) ? 'e' : 'y'} ${second}`,
  ),
});
