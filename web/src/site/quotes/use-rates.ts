import { builtInRates, type Rates, ratesSchema } from '@welding/domain/business/price-rates';
import { useEffect, useState } from 'react';
import { apiRequest } from '#shared/api/api-request.ts';
import { ratesPath } from '#shared/api/rates-path.ts';

/** The owner's rates; the built-in ones until they are known, and where that cannot be told. */
export function useRates(): Rates {
  const [rates, setRates] = useState(builtInRates);
  useEffect(() => {
    const leaving = new AbortController();
    apiRequest(ratesPath, (json) => ratesSchema.parse(json), { signal: leaving.signal }).then(
      setRates,
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return rates;
}
