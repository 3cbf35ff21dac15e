import { useEffect, useState } from 'react';
import { whenIdle } from '#shared/ui/when-idle.ts';
import { useNextFree } from '#site/next-free/use-next-free.ts';
import { nextVisitTexts } from './next-visit-texts.tsx';

/**
 * When a visit is possible next, and the special day that comes, in a room that is kept for them: they are asked for when the
 * page is hydrated and at rest, and nothing moves when they come or when they cannot be told.
 */
export function NextVisit() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const news = useNextFree(isIdle);
  return (
    <div className="line-clamp-4 min-h-28 sm:line-clamp-2 sm:min-h-14">
      {news?.words.next && (
        <p>{nextVisitTexts().nextVisit(<strong className="text-ember">{news.words.next}</strong>)}</p>
      )}
      {news?.words.specialDay && <p>{news.words.specialDay}</p>}
    </div>
  );
}
