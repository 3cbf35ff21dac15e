import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import type { Language } from './language.ts';

/** A language that somebody is spoken to in. */
export const languageSchema: z.ZodMiniType<Language> = z.enum(['en', 'es'], {
  error: () => fieldTexts().language,
});
