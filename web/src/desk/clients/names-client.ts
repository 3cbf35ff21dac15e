import type { Client } from '@welding/domain/entities/client';
import { plainLetters } from '@welding/domain/values/plain-letters';

/** Whether a text has the first or last name of a client as a word, however it is written. */
export function namesClient(text: string, { firstName, lastName }: Client): boolean {
  const words = wordsIn(text);
  return [firstName, lastName].map(wordsIn).some((name) => name.trim() !== '' && words.includes(name));
}

const wordsIn = (text: string) =>
  ` ${plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
