// What Spanish sentences are made with: for the catalogues `*-texts.ts` alone.

/** A time of day with its article: la 1:00 p. m., las 7:00 a. m. */
export function withArticle(clock: string): string {
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** Sentences with one stop at the end of each: a time that ends one brings its own, "a las 9:00 a. m." */
export function stopOnce(sentences: string): string {
  return sentences.replaceAll('m..', 'm.');
}
