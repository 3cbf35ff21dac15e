import { inCurrentLanguage } from '../values/language.ts';
import type { IntakeChoice } from './intake-options.ts';
import { intakeTexts } from './intake-texts.ts';

type Asked = ReturnType<typeof intakeTexts>;

// Separate from the schema so that the site does not load zod.

export const intakeChoices: Asked['choices'] = inCurrentLanguage(() => intakeTexts().choices);

export const intakeWords: Asked['words'] = inCurrentLanguage(() => intakeTexts().words);

export type IntakeField = IntakeChoice | keyof typeof intakeWords;

export type IntakeDraft = Partial<Record<IntakeField, string>>;
