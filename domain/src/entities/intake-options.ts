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

export type OptionOf<Field extends IntakeChoice> = (typeof intakeOptions)[Field][number];
