import { visitTapTexts } from './visit-tap-texts.ts';

/** Marks a note or reason that says why a visit could not be done. The words around it are added on reading. */
export type OfTry = { readonly cannotDo?: boolean | undefined };

/** Older entries and notes store this English prefix. */
const formerWords = 'Could not be done: ';

/** Splits stored text, old or new, into the typed reason and the mark. */
export function readOfTry(text: string): { readonly typed: string; readonly cannotDo?: true } {
  return text.startsWith(formerWords)
    ? { typed: text.slice(formerWords.length), cannotDo: true }
    : { typed: text };
}

export function wordsOfTry(typed: string, { cannotDo }: OfTry): string {
  return cannotDo ? visitTapTexts().couldNotBeDone(typed) : typed;
}
