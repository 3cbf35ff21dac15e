import { type IntakeChoice, intakeTextLimit } from '@welding/domain/entities/intake';
import { intakeWords } from '@welding/domain/entities/intake-choices';
import { isAsked } from '@welding/domain/entities/intake-facts';
import { useWatch } from 'react-hook-form';
import { usePlace } from '#shared/service-area/find-place.ts';
import { PlaceAnswerNote } from '#site/places/place-answer.tsx';
import { DraftField } from './draft-field.tsx';
import { ChoiceField } from './job-fields.tsx';
import type { QuoteFormState } from './quote-draft.ts';
import { questionsTexts } from './quote-form-texts.tsx';

const texts = questionsTexts();

const groups: readonly { readonly legend: string; readonly fields: readonly IntakeChoice[] }[] = [
  { legend: texts.thePiece, fields: ['size', 'position'] },
  { legend: texts.thePlace, fields: ['setting', 'access', 'power', 'when'] },
  { legend: texts.safety, fields: ['combustibles', 'fireWatch', 'permit', 'tank'] },
];

/** Optional questions that a welder asks before driving out. */
export function JobQuestions({ form }: { form: QuoteFormState }) {
  const { control, setValue } = form;
  const [serviceType, zip, intake] = useWatch({ control, name: ['serviceType', 'zip', 'intake'] });
  // The ZIP code's own field shows its result.
  const { answer } = usePlace('', zip.trim() ? '' : (intake.town ?? ''));
  return (
    <div className="mt-5 grid gap-6">
      <DraftField form={form} name="intake.town" label={intakeWords.town.ask} className="max-w-sm">
        {(props) => <input {...props} className="input" autoCapitalize="words" maxLength={intakeTextLimit} />}
      </DraftField>
      <div aria-live="polite" className="empty:hidden">
        {answer && (
          <PlaceAnswerNote
            answer={answer}
            onChoose={(label) => setValue('intake.town', label, { shouldDirty: true })}
          />
        )}
      </div>
      <DraftField form={form} name="intake.broke" label={intakeWords.broke.ask}>
        {(props) => (
          <input {...props} className="input" placeholder={texts.brokeExample} maxLength={intakeTextLimit} />
        )}
      </DraftField>
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
