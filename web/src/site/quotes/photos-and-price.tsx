import { useWatch } from 'react-hook-form';
import { usePlace } from '#shared/service-area/use-place.ts';
import { ChoiceField } from './choice-field.tsx';
import { DraftPhotos } from './draft-photos.tsx';
import { photosTexts } from './photos-texts.ts';
import { PriceRangeNote } from './price-range-note.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { useShownRange } from './use-shown-range.ts';

/** Photos of the job, and what one like it costs by its metal and thickness: what says most is seen at once. */
export function PhotosAndPrice({ form }: { form: QuoteFormState }) {
  const [serviceType, zip, intake] = useWatch({
    control: form.control,
    name: ['serviceType', 'zip', 'intake'],
  });
  const { miles } = usePlace(zip, intake.town ?? '');
  const range = useShownRange(form, { serviceType, intake, miles });
  return (
    <>
      <DraftPhotos />
      <fieldset className="mt-6 grid min-w-0 gap-4">
        <legend className="font-semibold">{photosTexts().whatCost}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField form={form} field="metal" />
          <ChoiceField form={form} field="thickness" />
        </div>
        <PriceRangeNote range={range} hasService={serviceType !== ''} />
      </fieldset>
    </>
  );
}
