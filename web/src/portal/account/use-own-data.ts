import { apiMessages } from '@welding/domain/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { type SessionLoss, sessionLoss } from '#shared/session/session-loss.ts';
import { useRetryOnline } from '#shared/ui/use-retry-online.ts';

/** What only a client sees who has confirmed to be the one. */
export type OwnData<Data> =
  | { readonly phase: 'loading' }
  /** A code is asked for; `retry` once it was right. */
  | { readonly phase: 'unconfirmed'; readonly retry: () => void }
  | { readonly phase: 'failed'; readonly sentence: string; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly data: Data };

/**
 * Fetches it once, and again after a confirmation, a retry, or when the connection is back.
 * @param load throws as `apiRequest`
 */
export function useOwnData<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  onSessionLost: (loss: SessionLoss) => void,
): OwnData<Data> {
  const [result, setResult] = useState<OwnData<Data>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setResult({ phase: 'loading' });
    setAttempt((earlier) => earlier + 1);
  };

  const fetchIt = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const data = await load(signal);
      if (!signal.aborted) setResult({ phase: 'ready', data });
    } catch (error) {
      if (signal.aborted) return;
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      else if (isConfirmationAsked(error)) setResult({ phase: 'unconfirmed', retry });
      else setResult({ phase: 'failed', sentence: sentenceOf(error), retry });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a reason to fetch
  useEffect(() => {
    const leaving = new AbortController();
    void fetchIt(leaving.signal);
    return () => leaving.abort();
  }, [attempt]);
  useRetryOnline(result.phase === 'failed', retry);

  return result;
}

function isConfirmationAsked(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.reason === apiMessages.notVerified;
}

/** What to tell a person whose request failed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  return 'Something went wrong. Please try again.';
}
