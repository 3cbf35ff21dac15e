import { useEffect, useState } from 'react';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { siteQueueExists, siteQueueName } from '#pwa/site-queue/site-queue-exists.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';

const QuoteQueueList = lazyPart(async () => (await import('./quote-queue-list.tsx')).QuoteQueueList, {
  waiting: null,
});

/** Quotes queued on this device. The code loads only if a queue exists. */
export function QuoteQueue() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const want = () => {
      if (isMounted) setIsWanted(true);
    };
    void siteQueueExists().then((exists) => exists && want());
    const stop = onQueueNews(siteQueueName, want);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return <div aria-live="polite">{isWanted && <QuoteQueueList />}</div>;
}
