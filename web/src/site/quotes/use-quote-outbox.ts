import { useEffect, useState } from 'react';
import { onOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { listOutbox, type OutboxQuote } from '#pwa/outbox/outbox-store.ts';

type QuoteOutbox = { waiting: readonly OutboxQuote[]; returned: readonly OutboxQuote[] };

const empty: QuoteOutbox = { waiting: [], returned: [] };

/** The quotes that wait on this device and those that came back, kept up to date while the page is open. */
export function useQuoteOutbox(): QuoteOutbox {
  const [outbox, setOutbox] = useState(empty);
  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      // Where the database cannot be opened, nothing was saved.
      const [waiting, returned] = await Promise.all([listOutbox('waiting'), listOutbox('returned')]).catch(
        () => [[], []],
      );
      if (isMounted) setOutbox({ waiting, returned });
    };
    void refresh();
    const stop = onOutboxNews(() => void refresh());
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return outbox;
}
