import type { QuotableService } from '@welding/domain/entities/service-type';
import { useEffect, useState } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { whenIdle } from '#shared/ui/load-moments.ts';

const WorkStrip = lazyPart(async () => (await import('./work-strip.tsx')).WorkStrip, { waiting: null });

/** Finished work, last on the page so that nothing moves. Loads once the page is at rest, to spare the first screen. */
export function WorkStripPlace({ service }: { service?: QuotableService }) {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return isAtRest && <WorkStrip service={service} />;
}
