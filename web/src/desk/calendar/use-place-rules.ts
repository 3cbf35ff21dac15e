import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#shared/ui/when-idle.ts';
import type { PlaceRules } from './free-places.ts';
import { useZipMiles } from './use-zip-miles.ts';

/**
 * By which places count as free. Distances come when the page is at rest: not with the first drag, which would stop while
 * they are read.
 */
export function usePlaceRules(gapMinutes: number, canPlan: boolean): PlaceRules {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  const milesBetween = useZipMiles(canPlan && isAtRest);
  return useMemo(() => ({ gapMinutes, milesBetween }), [gapMinutes, milesBetween]);
}
