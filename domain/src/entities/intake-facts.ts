import type { Intake } from './intake.ts';
import { intakeAnswerTexts } from './intake-answer-texts.ts';
import { type IntakeField, intakeChoices, intakeWords } from './intake-choices.ts';
import type { IntakeChoice } from './intake-options.ts';

/** All questions, in display order. */
export const intakeFields: readonly IntakeField[] = [
  'broke',
  'metal',
  'thickness',
  'size',
  'position',
  'setting',
  'access',
  'power',
  'when',
  'town',
  'combustibles',
  'fireWatch',
  'permit',
  'tank',
];

type IntakeFact = { readonly field: IntakeField; readonly fact: string; readonly answer: string };

/** The answers for people. Free-text answers are untrusted. */
export function intakeFacts(intake: Intake): IntakeFact[] {
  return intakeFields.flatMap((field): IntakeFact[] => {
    const said = intake[field];
    if (said === undefined) return [];
    const fact = intakeAnswerTexts().facts[field];
    return [{ field, fact, answer: isText(field) ? said : optionText(field, said) }];
  });
}

export function isText(field: IntakeField): field is keyof typeof intakeWords {
  return Object.hasOwn(intakeWords, field);
}

function optionText(field: IntakeChoice, option: string): string {
  const options: Readonly<Record<string, string>> = intakeChoices[field].options;
  return options[option] ?? option;
}
