import { useWatch } from 'react-hook-form';
import { usePlace } from '#shared/service-area/use-place.ts';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { PriceRangeNote } from './price-range-note.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { useShownRange } from './use-shown-range.ts';

export function PriceRange({ form }: { form: QuoteFormState }) {
  const [serviceType, zip, intake] = useWatch({
    control: form.control,
    name: ['serviceType', 'zip', 'intake'],
  });
  const { miles } = usePlace(zip, intake.town ?? '');
  const range = useShownRange(form, { serviceType, intake, miles });
  // The prerendered page has the note of an empty form.
  const isHydrated = useHydrated();
  return (
    <PriceRangeNote range={isHydrated ? range : undefined} hasService={isHydrated && serviceType !== ''} />
  );
}
