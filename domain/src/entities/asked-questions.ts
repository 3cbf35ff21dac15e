import type { IntakeDraft, IntakeField } from './intake-choices.ts';

/** Whether a question is worth asking: what concerns safety, where it matters. */
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

/** The answers to what is asked: one that was given before its question went is left out. */
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
