import { foundByLabels } from '@welding/domain/entities/found-by';
import { foundByOptions } from '@welding/domain/entities/stored-found-by';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

/** How somebody found the business: one tap, or none. */
export function FoundByField({ form: { watch, setValue } }: { form: QuoteFormState }) {
  // Not registered: a registered group of radios without a choice is null, which the form's rules refuse.
  const chosen = watch('foundBy');
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold">{quoteFormTexts().foundBy}</legend>
      <div className="flex flex-wrap gap-x-6">
        {foundByOptions.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="foundBy"
              className="radio radio-primary"
              value={option}
              checked={option === chosen}
              onChange={() => setValue('foundBy', option)}
            />
            {foundByLabels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
