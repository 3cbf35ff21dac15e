import { useCallback, useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { fetchWork, type Work } from './fetch-work.ts';
import { ReviewList, WorkList } from './work-list.tsx';
import { worksTexts } from './works-texts.tsx';

export function WorkHeader() {
  const texts = worksTexts();
  return (
    <section data-theme="steel-dark" className="steel-plate">
      <div className="page-width grid gap-5 pt-12 pb-10 sm:pt-20 sm:pb-16">
        {/* A line for each sentence, which breaks alike in the fallback font. */}
        <h1 className="display-caps text-[clamp(2.25rem,11vw,5.5rem)]">
          {texts.headline((words) => (
            <span className="block text-ember">{words}</span>
          ))}
        </h1>
        <p className="max-w-prose text-lg sm:text-xl">{texts.introduction}</p>
      </div>
      <div className="weld-seam" />
    </section>
  );
}

/** All finished work and reviews. Fills a screen from the start, so that nothing visible moves. */
export function AllWork() {
  const texts = worksTexts();
  const [work, setWork] = useState<Work | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setWork('loading');
    fetchWork().then(setWork, () => setWork('failed'));
  }, []);
  useEffect(load, [load]);
  return (
    <div className="page-width grid min-h-svh content-start gap-10 py-12 sm:py-20">
      {work === 'loading' && <p role="status">{texts.loading}</p>}
      <noscript>
        <p>
          {texts.needsScripts} <PhoneLink className="link" />
        </p>
      </noscript>
      {work === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            {texts.notLoaded} <PhoneLink className="link" />
          </p>
          <Button onClick={load}>{texts.tryAgain}</Button>
        </div>
      )}
      {typeof work === 'object' && <Found {...work} />}
    </div>
  );
}

function Found({ works, reviews }: Work) {
  const texts = worksTexts();
  return (
    <>
      {works.length > 0 ? (
        <section aria-labelledby="work-heading" className="grid gap-6">
          <h2 id="work-heading" className="display text-4xl sm:text-5xl">
            {texts.finishedWork}
          </h2>
          <WorkList works={works} />
        </section>
      ) : (
        <div className="grid gap-2">
          <p className="font-semibold text-xl">{texts.none}</p>
          <p>
            {texts.noneAdvice} <PhoneLink className="link" />
          </p>
        </div>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="reviews-heading" className="grid gap-6">
          <h2 id="reviews-heading" className="display text-4xl sm:text-5xl">
            {texts.reviews}
          </h2>
          <ReviewList reviews={reviews} />
        </section>
      )}
    </>
  );
}
