import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { emptyAsMissing, fieldTexts, optionalLine } from '../values/text-fields.ts';

/** The multiple-choice questions and the stored codes of their answers. */
export const intakeOptions = {
  metal: ['steel', 'stainless', 'aluminum', 'cast_iron', 'unsure'],
  thickness: ['thin', 'medium', 'heavy', 'unsure'],
  size: ['spot', 'several', 'large'],
  position: ['flat', 'vertical', 'overhead'],
  setting: ['outdoors', 'indoors', 'both'],
  access: ['beside', 'leads', 'carry'],
  power: ['none', 'outlet', 'v240', 'three_phase', 'unsure'],
  when: ['weeks', 'days', 'nights', 'now'],
  combustibles: ['no', 'yes', 'unsure'],
  fireWatch: ['yes', 'no', 'unsure'],
  permit: ['no', 'yes', 'unsure'],
  tank: ['no', 'cleaned', 'yes', 'unsure'],
} as const;

export type IntakeChoice = keyof typeof intakeOptions;

type OptionOf<Field extends IntakeChoice> = (typeof intakeOptions)[Field][number];

export const intakeAnswerTexts = inLanguages({
  facts: {
    metal: 'Metal',
    thickness: say('Thickness', 'Grosor'),
    size: say('Amount of work', 'Cantidad de trabajo'),
    position: say('Position', 'Posición'),
    setting: say('Where', 'Lugar'),
    access: say('Access', 'Acceso'),
    power: say('Power', 'Electricidad'),
    when: say('Needed', 'Se necesita'),
    combustibles: say('Combustibles within 35 ft', 'Material inflamable a menos de 35 pies'),
    fireWatch: say('Fire watch of 30 minutes', 'Vigilancia contra incendios de 30 minutos'),
    permit: say('Hot-work permit', 'Permiso de trabajo en caliente'),
    tank: say('Tank that held fuel', 'Tanque que tuvo combustible'),
    broke: say('What broke', 'Qué se rompió'),
    town: say('Town', 'Ciudad'),
  },
  chooseOne: say(
    (fact: string) => `${fact}: please choose one of the answers`,
    (fact) => `${fact}: elija una de las respuestas`,
  ),
  noObject: say('intake must be an object of answers', 'intake debe ser un objeto de respuestas'),
});

export const intakeTextLimit = 200;

function answer<Field extends IntakeChoice>(field: Field) {
  const options: readonly unknown[] = intakeOptions[field];
  const isOption = (value: unknown) => options.includes(value);
  return emptyAsMissing(
    z.custom<OptionOf<Field>>(isOption, {
      error: () => {
        const t = intakeAnswerTexts();
        const facts: Readonly<Record<IntakeChoice, string>> = t.facts;
        return t.chooseOne(facts[field]);
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
export function readAnswers(draft: Readonly<Record<string, string | undefined>>): Intake {
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
