// Building blocks of Spanish sentences, for `*-texts.ts` only.

/** A time of day with its article: la 1:00 p. m., las 7:00 a. m. */
export function withArticle(clock: string): string {
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** Removes the second period after a final "a. m." or "p. m.". */
export function stopOnce(sentences: string): string {
  return sentences.replaceAll('m..', 'm.');
}
