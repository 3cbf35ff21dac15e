import { foundByLabels } from '@welding/domain/entities/found-by';
import { foundByOptions } from '@welding/domain/entities/stored-found-by';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { quoteFormTexts } from './quote-form-texts.tsx';

export function FoundByField({ radio }: { radio: UseFormRegisterReturn }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold">{quoteFormTexts().foundBy}</legend>
      <div className="flex flex-wrap gap-x-6">
        {foundByOptions.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input type="radio" className="radio radio-primary" value={option} {...radio} />
            {foundByLabels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
