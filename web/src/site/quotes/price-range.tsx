import { apiPaths } from '@welding/domain/api-paths';
import { readAnswers } from '@welding/domain/entities/intake';
import type { IntakeDraft } from '@welding/domain/entities/intake-choices';
import { askedAnswers, intakeFields } from '@welding/domain/entities/intake-facts';
import { priceRangeText } from '@welding/domain/entities/price-range';
import { priceRangeOf, shownRange, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { builtInRates, type Rates, ratesSchema } from '@welding/domain/estimating/price-rates';
import { rangeParts } from '@welding/domain/estimating/range-parts';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { apiRequest } from '#shared/api/api-request.ts';
import { usePlace } from '#shared/service-area/find-place.ts';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import type { QuoteFormState } from './quote-draft.ts';
import { quotePhotosTexts } from './quote-photos-texts.ts';

export function LivePriceRange({ form }: { form: QuoteFormState }) {
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

type PriceRangeNoteProps = { range: WorkedOutRange | undefined; hasService: boolean };

export function PriceRangeNote({ range, hasService }: PriceRangeNoteProps) {
  const t = quotePhotosTexts();
  return (
    <div aria-live="polite" className="grid gap-2 rounded-box border-l-4 border-primary bg-base-200 p-4">
      {range ? (
        <>
          <p className="font-semibold">{t.rangeNotQuote}</p>
          <p className="display text-4xl">{priceRangeText(shownRange(range))}</p>
          <p>{rangeParts(range).join(', ')}.</p>
          <p className="text-base-content/75">{t.settledLater}</p>
        </>
      ) : (
        <p>{hasService ? t.sayMetal : t.selectServiceFirst}</p>
      )}
    </div>
  );
}

type TypedJob = { serviceType: string; intake: IntakeDraft; miles: number | undefined };

/** The range for the draft, also sent with the form; undefined without metal or thickness. */
function useShownRange(
  { getValues, setValue }: Pick<QuoteFormState, 'getValues' | 'setValue'>,
  { serviceType, intake, miles }: TypedJob,
): WorkedOutRange | undefined {
  const rates = useRates();
  const answers = readAnswers(askedAnswers(serviceType, intake, intakeFields));
  const saysEnough = serviceType !== '' && (answers.metal !== undefined || answers.thickness !== undefined);
  const range = saysEnough ? priceRangeOf({ serviceType, intake: answers, miles }, rates) : undefined;
  const { low, high } = range ? shownRange(range) : {};
  useEffect(() => {
    const sent = getValues('priceRange');
    // Setting an equal value would store a draft of an untouched form.
    if (sent?.low === low && sent?.high === high) return;
    setValue('priceRange', low !== undefined && high !== undefined ? { low, high } : undefined);
  }, [getValues, setValue, low, high]);
  return range;
}

/** The owner's rates; built-in ones until loaded or if it fails. */
function useRates(): Rates {
  const [rates, setRates] = useState(builtInRates);
  useEffect(() => {
    const leaving = new AbortController();
    apiRequest(apiPaths.rates, (json) => ratesSchema.parse(json), { signal: leaving.signal }).then(
      setRates,
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return rates;
}
