/** What sounds as i, before which "y" becomes "e"; not hie, which sounds as ye. */
const startsWithI = /^(i|hi(?!e)|í|hí)/i;

export const texts = {
  twoWords: (first: string, second: string) => `${first} ${startsWithI.test(second) ? 'e' : 'y'} ${second}`,
};
