import type { Estimate } from '@welding/domain/entities/estimate';
import { type Seal, sealOf } from '@welding/domain/money/content-hash';
import { useEffect, useState } from 'react';

/** Whether an approved estimate is still what was signed; undefined until it has been looked at. */
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
  return known?.estimate === estimate ? known.seal : undefined;
}
