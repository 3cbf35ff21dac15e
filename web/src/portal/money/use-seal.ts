import type { Estimate } from '@welding/domain/entities/estimate';
import { type Seal, sealOf } from '@welding/domain/money/content-hash';
import { useEffect, useState } from 'react';

/**
 * Whether an approved estimate is still what was signed; undefined until it has been looked at. While a newer copy of it is
 * looked at, what the one before was: else a payment that is being made beneath would begin anew.
 */
export function useSeal(estimate: Estimate): Seal | undefined {
  const [known, setKnown] = useState<{ estimate: Estimate; seal: Seal }>();
  useEffect(() => {
    let isOver = false;
    void sealOf(estimate).then((seal) => {
      if (!isOver) setKnown({ estimate, seal });
    });
    return () => {
      isOver = true;
    };
  }, [estimate]);
  const isOfThis =
    known?.estimate.id === estimate.id &&
    known.estimate.approval?.contentHash === estimate.approval?.contentHash;
  return isOfThis ? known.seal : undefined;
}
