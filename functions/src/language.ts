import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mail } from '@welding/domain/entities/mail';
import {
  type Language,
  languageOf,
  offeredLanguages,
  readLanguageFrom,
} from '@welding/domain/values/language';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? 'en');

/** Runs `run` and everything it starts with texts in `language`. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return spoken.run(language, run);
}

/** A text in the reader's language, with a translation for staff who read the other one. */
export function writtenTo<Written extends { readonly subject: string; readonly text: string }>(
  reader: Parameters<typeof languageOf>[0],
  write: () => Written,
): Written & Pick<Mail, 'language' | 'inEnglish' | 'inSpanish'> {
  const language = languageOf(reader);
  const written = inLanguage(language, write);
  const wordsIn = (other: Language) => {
    const { subject, text } = inLanguage(other, write);
    return { subject, text };
  };
  if (language !== 'en') return { ...written, language, inEnglish: wordsIn('en') };
  return offeredLanguages.includes('es') ? { ...written, inSpanish: wordsIn('es') } : written;
}
