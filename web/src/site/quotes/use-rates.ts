import { apiPaths } from '@welding/domain/api-paths';
import { builtInRates, type Rates, ratesSchema } from '@welding/domain/estimating/price-rates';
import { useEffect, useState } from 'react';
import { apiRequest } from '#shared/api/api-request.ts';

/** The owner's rates; the built-in ones until they are known, and where that cannot be told. */
export function useRates(): Rates {
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
