import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { fetchAhead } from '#shared/ui/use-preload.ts';
import { prepareZipAnswer, ZipAnswerPlace } from '#site/places/zip-answer-place.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

export function ZipField({ form: { control, register, formState } }: { form: QuoteFormState }) {
  const texts = quoteFormTexts();
  const zip = useWatch({ control, name: 'zip' });
  // Until this field is used, its ZIP code is the one answered at the top of the page.
  const [wasHere, setWasHere] = useState(false);
  return (
    <div className="grid content-start gap-3 sm:col-span-2">
      <Field label={texts.zip} hint={texts.zipHint} error={formState.errors.zip?.message}>
        {(props) => (
          <input
            {...props}
            {...register('zip')}
            className="input sm:max-w-60"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            onFocus={() => {
              setWasHere(true);
              void fetchAhead(prepareZipAnswer);
            }}
          />
        )}
      </Field>
      <ZipAnswerPlace zip={zip} isSilent={!wasHere} />
    </div>
  );
}
