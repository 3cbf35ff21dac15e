import { englishTexts } from './english-texts.ts';
import { plainWords } from './pseudo-language.ts';

const isPhrase = (part: string) => /\p{L}{2,}\s+\p{L}{2,}/u.test(part);

const parts = englishTexts.flatMap((text) => text.parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()));
const sentences = new Set(parts);
const phrases = [...new Set(parts.filter(isPhrase))];

/**
 * Whether a catalogue has this text: one of its sentences, or the beginning or end, at least two words, of one with values.
 * Other text is data of any length. @param text in the pseudo-language
 */
export function isOurSentence(text: string): boolean {
  const plain = plainWords(text).replaceAll(/\s+/g, ' ');
  return sentences.has(plain) || phrases.some((phrase) => plain.startsWith(phrase) || plain.endsWith(phrase));
}
