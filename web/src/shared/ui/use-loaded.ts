import { useEffect, useState } from 'react';
import { useRetryOnline } from './use-retry-online.ts';

/**
 * Code that is fetched only once `isWanted`; undefined until it is there. What was lost on the way is fetched again when
 * the connection returns.
 * @param load one and the same function in every render
 */
export function useLoaded<Code extends object>(
  load: () => Promise<Code>,
  isWanted: boolean,
): Code | undefined {
  const [code, setCode] = useState<Code | 'lost'>();
  const [attempt, setAttempt] = useState(0);
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
  useRetryOnline(code === 'lost', () => setAttempt((earlier) => earlier + 1));
  return isWanted && code !== 'lost' ? code : undefined;
}
