import { isAsked } from '@welding/domain/entities/asked-questions';
import { intakeTextLimit } from '@welding/domain/entities/intake';
import { type IntakeChoice, intakeTexts } from '@welding/domain/entities/intake-choices';
import { useWatch } from 'react-hook-form';
import { usePlace } from '#shared/service-area/use-place.ts';
import { Field } from '#shared/ui/field.tsx';
import { PlaceAnswerNote } from '#site/places/place-answer-note.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { QuoteFormState } from './quote-form-state.ts';

const groups: readonly { readonly legend: string; readonly fields: readonly IntakeChoice[] }[] = [
  { legend: 'The piece', fields: ['size', 'position'] },
  { legend: 'The place', fields: ['setting', 'access', 'power', 'when'] },
  { legend: 'Safety', fields: ['combustibles', 'fireWatch', 'permit', 'tank'] },
];

/** What a welder asks before driving out, each of it free to skip. */
export function JobQuestions({ form }: { form: QuoteFormState }) {
  const { control, register, setValue, formState } = form;
  const [serviceType, zip, intake] = useWatch({ control, name: ['serviceType', 'zip', 'intake'] });
  const { answer } = usePlace(zip, intake.town ?? '');
  const errors = formState.errors.intake;
  return (
    <div className="mt-5 grid gap-6">
      <Field label={intakeTexts.town.ask} error={errors?.town?.message} className="max-w-sm">
        {(props) => (
          <input
            {...props}
            {...register('intake.town')}
            className="input"
            autoCapitalize="words"
            maxLength={intakeTextLimit}
          />
        )}
      </Field>
      <div aria-live="polite" className="empty:hidden">
        {answer && (
          <PlaceAnswerNote
            answer={answer}
            onChoose={(label) => setValue('intake.town', label, { shouldDirty: true })}
          />
        )}
      </div>
      <Field label={intakeTexts.broke.ask} error={errors?.broke?.message}>
        {(props) => (
          <input
            {...props}
            {...register('intake.broke')}
            className="input"
            placeholder="Trailer tongue, gate hinge, bucket ear"
            maxLength={intakeTextLimit}
          />
        )}
      </Field>
      {groups.map(({ legend, fields }) => (
        <fieldset key={legend} className="grid gap-5 sm:grid-cols-2">
          <legend className="display mb-3 text-2xl">{legend}</legend>
          {fields
            .filter((field) => isAsked(field, serviceType, intake))
            .map((field) => (
              <ChoiceField key={field} field={field} form={form} />
            ))}
        </fieldset>
      ))}
    </div>
  );
}
