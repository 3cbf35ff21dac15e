import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import type { Language } from './language.ts';

/** A language that somebody is spoken to in. */
export const languageSchema: z.ZodMiniType<Language> = z.enum(['en', 'es'], {
  error: () => fieldTexts().language,
});

/** A language as it is read from storage; documents of before say none. */
export const storedLanguage = z.catch(z.optional(languageSchema), undefined);

/** The language somebody is written to in: English where nobody has said another. */
export function languageOf(reader: { readonly language?: Language | undefined } | undefined): Language {
  return reader?.language ?? 'en';
}
