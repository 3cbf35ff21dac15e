import { type Intake, type IntakeChoice, intakeAnswerTexts } from './intake.ts';
import { type IntakeDraft, type IntakeField, intakeChoices, intakeWords } from './intake-choices.ts';

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

/** Whether the form asks a question. Safety questions appear only where they apply. */
export function isAsked(
  field: IntakeField,
  serviceType: string,
  { setting, combustibles }: IntakeDraft,
): boolean {
  const isInside = setting === 'indoors' || setting === 'both';
  switch (field) {
    case 'permit':
      return isInside;
    case 'fireWatch':
      return isInside || combustibles === 'yes' || combustibles === 'unsure';
    case 'tank':
      return serviceType === 'truck' || serviceType === 'aluminum';
    default:
      return true;
  }
}

export function askedAnswers(
  serviceType: string,
  draft: IntakeDraft,
  fields: readonly IntakeField[],
): IntakeDraft {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = draft[field];
      return answer !== undefined && isAsked(field, serviceType, draft) ? [[field, answer]] : [];
    }),
  );
}
