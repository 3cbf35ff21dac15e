import type { QuotableService } from '@welding/domain/entities/service-type';
import { useEffect, useState } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { whenIdle } from '#shared/ui/when-idle.ts';

const WorkStrip = lazyPart(async () => (await import('./work-strip.tsx')).WorkStrip, { waiting: null });

/**
 * Where finished work comes, as the last part of a page: nothing that is read moves. Fetched once the page is at rest, so it
 * costs the first screen nothing.
 */
export function WorkStripPlace({ service }: { service?: QuotableService }) {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return isAtRest && <WorkStrip service={service} />;
}
