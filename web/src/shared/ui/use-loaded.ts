import { useCallback, useEffect, useState } from 'react';
import { useRetryOnline } from './use-retry-online.ts';

export type Loaded<Code> = {
  /** Undefined until it is there. */
  readonly code: Code | undefined;
  /** It was lost on the way, and comes when the connection returns, or when asked for again. */
  readonly isLost: boolean;
  readonly retry: () => void;
};

/**
 * Code that is fetched only once `isWanted`.
 * @param load one and the same function in every render
 */
export function useLoaded<Code extends object>(load: () => Promise<Code>, isWanted: boolean): Loaded<Code> {
  const [code, setCode] = useState<Code | 'lost'>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((earlier) => earlier + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches it anew
  useEffect(() => {
    if (!isWanted) return;
    let hasLeft = false;
    const set = (outcome: Code | 'lost') => {
      if (!hasLeft) setCode(outcome);
    };
    load().then(set, () => set('lost'));
    return () => {
      hasLeft = true;
    };
  }, [load, isWanted, attempt]);
  useRetryOnline(code === 'lost', retry);
  const isLost = code === 'lost';
  return { code: isWanted && !isLost ? code : undefined, isLost, retry };
}
