import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mail } from '@welding/domain/entities/mail';
import { type Language, offeredLanguages, readLanguageFrom } from '@welding/domain/values/language';
import { languageOf } from '@welding/domain/values/language-schema';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? 'en');

/** What `run` returns, with every sentence that is made in it, and in all that it starts, in `language`. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return spoken.run(language, run);
}

/** What somebody is written to, as it is when it is written, and what it says in the other language for staff who read that. */
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
