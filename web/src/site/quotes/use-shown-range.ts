import { apiPaths } from '@welding/domain/api-paths';
import { askedAnswers } from '@welding/domain/entities/asked-questions';
import { readAnswers } from '@welding/domain/entities/intake';
import type { IntakeDraft } from '@welding/domain/entities/intake-choices';
import { intakeFields } from '@welding/domain/entities/intake-facts';
import { priceRangeOf, shownRange, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { builtInRates, type Rates, ratesSchema } from '@welding/domain/estimating/price-rates';
import { useEffect, useState } from 'react';
import { apiRequest } from '#shared/api/api-request.ts';
import type { QuoteFormState } from './quote-form-state.ts';

type TypedJob = { serviceType: string; intake: IntakeDraft; miles: number | undefined };

/** The range for the draft, also sent with the form; undefined without metal or thickness. */
export function useShownRange(
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
