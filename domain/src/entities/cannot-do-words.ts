import { visitTapTexts } from './visit-tap-texts.ts';

/** What was typed of why a visit could not be done is told from other notes and reasons by this code, and worded when it is read. */
export type OfTry = { readonly cannotDo?: boolean | undefined };

/** Entries and notes of before have it in English before what was typed. */
const formerWords = 'Could not be done: ';

/** What was typed, and whether it says why a visit could not be done, of text that may be of before. */
export function readOfTry(text: string): { readonly typed: string; readonly cannotDo?: true } {
  return text.startsWith(formerWords)
    ? { typed: text.slice(formerWords.length), cannotDo: true }
    : { typed: text };
}

/** As people read it: "Could not be done: Gate is locked"; of anything else what was typed alone. */
export function wordsOfTry(typed: string, { cannotDo }: OfTry): string {
  return cannotDo ? visitTapTexts().couldNotBeDone(typed) : typed;
}
