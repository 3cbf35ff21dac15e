import { errorCodes } from '@welding/domain/error-codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { isConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { useRetryOnline } from '#shared/ui/use-retry-online.ts';

/** What only a client sees who has confirmed to be the one. */
type State<Data> =
  | { readonly phase: 'loading' }
  /** A code is asked for first. */
  | { readonly phase: 'unconfirmed' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'ready'; readonly data: Data };

/** `retry` fetches it again: after a code, or when it failed. */
export type OwnData<Data> = State<Data> & { readonly retry: () => void };

/**
 * Fetches it once, and again after a confirmation, a retry, or when the connection is back. Without a code it is not even
 * asked for.
 * @param load throws as `apiRequest`
 */
export function useOwnData<Data>(
  clientId: string,
  load: (signal: AbortSignal) => Promise<Data>,
  onSessionLost: (loss: SessionLoss) => void,
): OwnData<Data> {
  const [state, setState] = useState<State<Data>>(() => ({
    phase: isConfirmed(clientId) ? 'loading' : 'unconfirmed',
  }));
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setState({ phase: 'loading' });
    setAttempt((earlier) => earlier + 1);
  };

  const fetchIt = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const data = await load(signal);
      if (!signal.aborted) setState({ phase: 'ready', data });
    } catch (error) {
      if (signal.aborted) return;
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      else if (isConfirmationAsked(error)) setState({ phase: 'unconfirmed' });
      else setState({ phase: 'failed', sentence: failureSentence(error) });
    }
  });

  useEffect(() => {
    if (attempt === 0 && !isConfirmed(clientId)) return;
    const leaving = new AbortController();
    void fetchIt(leaving.signal);
    return () => leaving.abort();
  }, [attempt, clientId]);
  useRetryOnline(state.phase === 'failed', retry);

  return { ...state, retry };
}

function isConfirmationAsked(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.notVerified;
}
