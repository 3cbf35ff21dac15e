import { useEffect, useState } from 'react';
import type { NextFreeNews } from './fetch-next-free.ts';

/**
 * What there is to say of the coming days, asked for once `wanted`, as is the code that asks. Undefined until it is known,
 * and where that cannot be told.
 */
export function useNextFree(wanted: boolean): NextFreeNews | undefined {
  const [news, setNews] = useState<NextFreeNews>();
  useEffect(() => {
    if (!wanted) return;
    let hasLeft = false;
    const ask = async () => {
      const { fetchNextFree } = await import('./fetch-next-free.ts');
      const found = await fetchNextFree();
      if (!hasLeft) setNews(found);
    };
    // Without it nothing is missing that somebody could do something about.
    ask().catch(() => undefined);
    return () => {
      hasLeft = true;
    };
  }, [wanted]);
  return news;
}
