import type { Quote } from '@welding/domain/entities/quote';
import { useEffect, useRef, useState } from 'react';
import { useOpenRequests } from './new-requests.ts';
import { requestsTexts } from './requests-texts.ts';

export function NewRequestNews() {
  const list = useOpenRequests();
  const isKnown = list.status === 'ready' && !list.offline && (list.isComplete || list.isFull);
  const items = isKnown ? list.items : undefined;
  const known = useRef<ReadonlySet<string>>(undefined);
  const [news, setNews] = useState('');

  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...items.map(({ id }) => id)]);
    const fresh = before ? [...items].filter(({ id, seenAt }) => !before.has(id) && !seenAt) : [];
    if (fresh.length === 0) return;
    setNews(newsOfRequests(fresh));
  }, [items]);

  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

/** @param fresh at least one */
export function newsOfRequests(fresh: readonly Pick<Quote, 'firstName' | 'lastName'>[]): string {
  const t = requestsTexts();
  const [first] = fresh;
  if (!first || fresh.length > 1) return t.several(fresh.length);
  return t.one(`${first.firstName} ${first.lastName}`);
}
