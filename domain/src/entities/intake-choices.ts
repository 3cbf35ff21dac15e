import { inCurrentLanguage } from '../values/language.ts';
import type { IntakeChoice } from './intake-options.ts';
import { intakeTexts } from './intake-texts.ts';

type Asked = ReturnType<typeof intakeTexts>;

// Apart from the schema, because the site asks without knowing what is stored.

/** Questions with answers to choose from. */
export const intakeChoices: Asked['choices'] = inCurrentLanguage(() => intakeTexts().choices);

/** Answers in the client's own words. */
export const intakeWords: Asked['words'] = inCurrentLanguage(() => intakeTexts().words);

/** A question that is asked beyond what every request has. */
export type IntakeField = IntakeChoice | keyof typeof intakeWords;

/** The answers so far, as a form holds them: nothing, or an empty text, where nothing was said. */
export type IntakeDraft = Partial<Record<IntakeField, string>>;
