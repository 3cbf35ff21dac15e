import { Suspense, useEffect, useState } from 'react';
import { outboxExists } from '#pwa/outbox/outbox-exists.ts';
import { onOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { keptLazy } from '#shared/ui/keep-loading.ts';

const QuoteOutboxList = keptLazy(async () => (await import('./quote-outbox-list.tsx')).QuoteOutboxList);

/** The quotes kept on this device; their code is fetched only on a device that has kept any. */
export function QuoteOutbox() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const want = () => {
      if (isMounted) setIsWanted(true);
    };
    void outboxExists().then((exists) => exists && want());
    const stop = onOutboxNews(want);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return (
    <Suspense fallback={null}>
      <div aria-live="polite">{isWanted && <QuoteOutboxList />}</div>
    </Suspense>
  );
}
