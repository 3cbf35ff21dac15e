import * as z from 'zod/mini';
import { fieldTexts } from '../values/field-texts.ts';
import { emptyAsMissing, optionalLine } from '../values/text-fields.ts';
import { intakeAnswerTexts } from './intake-answer-texts.ts';
import type { IntakeDraft } from './intake-choices.ts';
import { type IntakeChoice, intakeOptions, type OptionOf } from './intake-options.ts';

export const intakeTextLimit = 200;

function answer<Field extends IntakeChoice>(field: Field) {
  const options: readonly unknown[] = intakeOptions[field];
  const isOption = (value: unknown) => options.includes(value);
  return emptyAsMissing(
    z.custom<OptionOf<Field>>(isOption, {
      error: () => {
        const facts: Readonly<Record<IntakeChoice, string>> = intakeAnswerTexts().facts;
        return intakeAnswerTexts().chooseOne(facts[field]);
      },
    }),
  );
}

const answersSchema = z.strictObject(
  {
    metal: answer('metal'),
    thickness: answer('thickness'),
    size: answer('size'),
    position: answer('position'),
    setting: answer('setting'),
    access: answer('access'),
    power: answer('power'),
    when: answer('when'),
    combustibles: answer('combustibles'),
    fireWatch: answer('fireWatch'),
    permit: answer('permit'),
    tank: answer('tank'),
    broke: optionalLine(() => intakeAnswerTexts().facts.broke, intakeTextLimit),
    town: optionalLine(() => intakeAnswerTexts().facts.town, intakeTextLimit),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? fieldTexts().unknownField(`intake.${issue.keys.join(', intake.')}`)
        : intakeAnswerTexts().noObject,
  },
);
/** Details of the job beyond the basic request. Holds answered questions only. */
export type Intake = z.infer<typeof answersSchema>;

/** Drops empty answers; without any answer, the intake is undefined. */
export const intakeSchema = z.pipe(answersSchema, z.transform(onlyAnswered));

/** Reads stored answers and drops invalid ones. */
export const storedIntakeSchema = z.catch(
  z.optional(z.pipe(z.transform(usableAnswers), intakeSchema)),
  undefined,
);

/** The valid answers of an unfinished form, for the price range. */
export function readAnswers(draft: IntakeDraft): Intake {
  return storedIntakeSchema.parse(draft) ?? {};
}

// Firestore refuses undefined inside a field.
function onlyAnswered(answers: Intake): Intake | undefined {
  const said = Object.entries(answers).filter(([, value]) => value !== undefined && value !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function usableAnswers(stored: unknown): Record<string, unknown> {
  const given = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const fields = Object.entries(answersSchema.shape);
  return Object.fromEntries(
    fields.map(([field, schema]) => [field, schema.safeParse(given.get(field)).data]),
  );
}
