import { useCallback, useEffect, useState } from 'react';
import { useRetryOnline } from './use-retry-online.ts';

type Loaded<Code> = {
  /** Undefined until it is there. */
  readonly code: Code | undefined;
  /** It was lost on the way, and comes when the connection returns, or when asked for again. */
  readonly isLost: boolean;
  readonly retry: () => void;
};

export type LateCode<Code> = {
  /** The code, fetched once it is wanted; at once where it is there already. */
  readonly useCode: (isWanted: boolean) => Loaded<Code>;
  /** Fetches it ahead. @throws what the import throws */
  readonly preload: () => Promise<void>;
};

/** Code that comes after the page's own, and is fetched once. */
export function lateCode<Code extends object>(load: () => Promise<Code>): LateCode<Code> {
  let loaded: Code | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const useCode = (isWanted: boolean): Loaded<Code> => {
    const [outcome, setOutcome] = useState<'there' | 'lost'>();
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => setAttempt((earlier) => earlier + 1), []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches it anew
    useEffect(() => {
      if (!isWanted) return;
      let hasLeft = false;
      const set = (is: 'there' | 'lost') => {
        if (!hasLeft) setOutcome(is);
      };
      preload().then(
        () => set('there'),
        () => set('lost'),
      );
      return () => {
        hasLeft = true;
      };
    }, [isWanted, attempt]);
    const isLost = outcome === 'lost';
    useRetryOnline(isLost, retry);
    return { code: isWanted ? loaded : undefined, isLost, retry };
  };
  return { useCode, preload };
}
