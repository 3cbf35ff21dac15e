import { askedAnswers } from '@welding/domain/entities/asked-questions';
import { readAnswers } from '@welding/domain/entities/intake';
import type { IntakeDraft } from '@welding/domain/entities/intake-choices';
import { intakeFields } from '@welding/domain/entities/intake-facts';
import { priceRangeOf, shownRange, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { useEffect } from 'react';
import type { QuoteFormState } from './quote-form-state.ts';
import { useRates } from './use-rates.ts';

type TypedJob = { serviceType: string; intake: IntakeDraft; miles: number | undefined };

/** The range for what is typed so far, which is also what goes out with the form; none before metal or thickness is said. */
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
    // Setting what is there already would keep a draft of a form that nobody has typed into.
    if (sent?.low === low && sent?.high === high) return;
    setValue('priceRange', low !== undefined && high !== undefined ? { low, high } : undefined);
  }, [getValues, setValue, low, high]);
  return range;
}
