import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName, personName } from '@welding/domain/entities/client-names';
import { rankFound, searchLimits, searchSteps } from '@welding/domain/entities/client-search';
import { phoneText } from '@welding/domain/values/phone';
import { useEffect, useState } from 'react';
import { type DeskList, useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { clientSearchTexts } from './client-search-texts.ts';

/** A search starts when typing pauses this long. */
const pauseMs = 120;

export type ClientSearch = {
  readonly typed: string;
  readonly list: DeskList<Client>;
  /** False if no client matches all of the text; the list then holds near matches. */
  readonly isExact: boolean;
};

/**
 * Clients for typed text, live; null for too short text. Tries one term after another until one finds a client, reading at most
 * 25 documents (client-search.ts in domain).
 */
export function useClientSearch(text: string, limits = searchLimits): ClientSearch | null {
  const typed = usePaused(text);
  const isOnline = useOnline();
  const [search, setSearch] = useState({ typed, isOnline, step: 0 });
  // A reconnect restarts the search, because offline terms only searched this device.
  const step = search.typed === typed && search.isOnline === isOnline ? search.step : 0;
  const steps = searchSteps(typed).slice(0, limits.steps);
  const term = steps[step];
  const list = useDeskList(
    term === undefined
      ? null
      : {
          collection: 'clients',
          schema: storedClientSchema,
          where: [['searchTerms', 'array-contains', term]],
          limit: limits.found,
        },
  );
  const isNobody = list.status === 'ready' && list.isComplete && list.items.length === 0;
  const hasNoResponse = (isNobody || list.status === 'error') && list.offline;
  // A slow server may still respond. Trying all terms would send it every query.
  const isSilent = hasNoResponse && isOnline;
  const goesOn = (isNobody || hasNoResponse) && !isSilent && step + 1 < steps.length;
  useEffect(() => {
    if (goesOn) setSearch({ typed, isOnline, step: step + 1 });
  }, [goesOn, typed, isOnline, step]);

  if (term === undefined) return null;
  if (goesOn) return { typed, list: { status: 'loading' }, isExact: true };
  if (hasNoResponse)
    return { typed, list: { status: 'error', offline: true, retry: () => {} }, isExact: true };
  if (list.status !== 'ready') return { typed, list, isExact: true };
  const { items, isExact } = rankFound([...list.items], typed);
  return { typed, list: withItems(list, () => items), isExact };
}

export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The result in words; undefined if there is none yet. */
export function searchOutcome({ list, isExact }: ClientSearch): string | undefined {
  const t = clientSearchTexts();
  if (list.status !== 'ready') return undefined;
  if (list.isFull) return isExact ? t.typeMore : t.similar;
  if (!list.isComplete) return list.offline ? undefined : t.looking;
  if (list.items.length === 0) return undefined;
  return isExact ? t.count(list.items.length) : t.similar;
}

export function ClientSummary({ client }: { client: Client }) {
  const { company, phone, email, address } = client;
  return (
    <span className="grid min-w-0 flex-1 basis-48 gap-0.5 wrap-anywhere">
      <span className="text-lg font-semibold">{clientName(client)}</span>
      <span className="text-base-content/80">
        {[company && personName(client), phone && phoneText(phone), email].filter(Boolean).join(' · ')}
      </span>
      {address && <span className="text-base-content/80">{address}</span>}
    </span>
  );
}
