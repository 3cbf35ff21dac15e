import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import type { Language } from './language.ts';

export const languageSchema: z.ZodMiniType<Language> = z.enum(['en', 'es'], {
  error: () => fieldTexts().language,
});

/** A stored language; missing in older documents. */
export const storedLanguage = z.catch(z.optional(languageSchema), undefined);

export function languageOf(reader: { readonly language?: Language | undefined } | undefined): Language {
  return reader?.language ?? 'en';
}
