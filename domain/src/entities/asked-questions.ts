import type { IntakeDraft, IntakeField } from './intake-choices.ts';

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
