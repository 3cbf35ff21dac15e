import type { QuotableService } from '@welding/domain/entities/service-type';
import { paths } from '@welding/domain/paths';
import { ArrowRight } from 'lucide-react';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { LinkButton } from '#shared/ui/button.tsx';
import { fetchWork, type Work } from './fetch-work.ts';
import { ReviewList, WorkList } from './work-list.tsx';
import { worksTexts } from './works-texts.tsx';

const most = 2;

/** The latest reviews and work, optionally of one service; nothing without any. */
export function WorkStrip({ service }: { service: QuotableService | undefined }) {
  const [work, setWork] = useState<Work>();
  useEffect(() => {
    // Interruptible: it would be the longest task of the page otherwise.
    fetchWork().then(
      (found) => startTransition(() => setWork(found)),
      () => undefined,
    );
  }, []);
  const place = useRef<HTMLDivElement>(null);
  const mayAppear = useBelowScreen(place, work !== undefined);
  if (!work || !mayAppear) return <div ref={place} />;
  const works = work.works.filter((each) => service === undefined || each.service === service);
  const t = worksTexts();
  return (
    (works.length > 0 || work.reviews.length > 0) && (
      <section aria-labelledby="work-heading" className="border-base-300 border-t">
        <div className="page-width grid gap-8 py-16 sm:py-24">
          <h2 id="work-heading" className="display text-5xl sm:text-6xl">
            {works.length > 0 ? t.finishedWork : t.reviews}
          </h2>
          {works.length > 0 && <WorkList works={works.slice(0, most)} pairs={1} />}
          {work.reviews.length > 0 && <ReviewList reviews={work.reviews.slice(0, most)} />}
          <LinkButton to={paths.work} className="justify-self-start">
            {t.seeAll}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
      </section>
    )
  );
}

/**
 * Whether, at some moment after `isReady`, the place was below the screen or the page not scrolled yet. Content that
 * appears there then moves nothing that the visitor sees.
 */
function useBelowScreen(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    if (!place.current || !isReady) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting || scrollY === 0) setWasBelow(true);
      },
      // Counts a place above the screen as visible.
      { rootMargin: '1000000px 0px 0px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isReady]);
  return wasBelow;
}
