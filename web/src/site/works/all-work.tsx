import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { fetchWork, type Work } from './fetch-work.ts';
import { ReviewList, WorkList } from './work-list.tsx';
import { worksTexts } from './works-texts.tsx';

export function WorkHeader() {
  const t = worksTexts();
  return (
    <section data-theme="steel-dark" className="steel-plate">
      <div className="page-width grid gap-5 pt-12 pb-10 sm:pt-20 sm:pb-16">
        {/* A line for each sentence, which breaks alike in the fallback font. */}
        <h1 className="display-caps text-[clamp(2.25rem,11vw,5.5rem)]">
          {t.headline((words) => (
            <span className="block text-ember">{words}</span>
          ))}
        </h1>
        <p className="max-w-prose text-lg sm:text-xl">{t.introduction}</p>
      </div>
      <div className="weld-seam" />
    </section>
  );
}

type InsteadProps = {
  /** In the place of works, where there are none to show. */
  instead: ReactNode;
};

/** All finished work and reviews. */
export function AllWork({ instead }: InsteadProps) {
  const t = worksTexts();
  const [work, setWork] = useState<Work | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setWork('loading');
    fetchWork().then(setWork, () => setWork('failed'));
  }, []);
  useEffect(load, [load]);
  return (
    <div className="page-width grid gap-10 py-12 sm:py-20">
      {work === 'loading' && <Coming />}
      <noscript>
        <div className="grid gap-10">
          <p>
            {t.needsScripts} <PhoneLink className="link" />
          </p>
          {instead}
        </div>
      </noscript>
      {work === 'failed' && (
        <>
          <div role="alert" className="grid justify-items-start gap-4">
            <p>
              {t.notLoaded} <PhoneLink className="link" />
            </p>
            <Button onClick={load}>{t.tryAgain}</Button>
          </div>
          {instead}
        </>
      )}
      {typeof work === 'object' && <Found {...work} instead={instead} />}
    </div>
  );
}

/** Has the shape of the works that come, so that nothing below the screen moves into it. */
function Coming() {
  const t = worksTexts();
  return (
    <div className="grid gap-6 noscript:hidden">
      <p role="status" className="display text-4xl sm:text-5xl">
        {t.loading}
      </p>
      <ul aria-hidden="true" className="grid gap-6 lg:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <li key={name} className="panel overflow-hidden">
            <div className="grid grid-cols-2 gap-1">
              <div className="skeleton aspect-4/3" />
              <div className="skeleton aspect-4/3" />
            </div>
            <div className="grid gap-3 p-5">
              <div className="skeleton h-6 w-3/5" />
              <div className="skeleton h-4 w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Found({ works, reviews, instead }: Work & InsteadProps) {
  const t = worksTexts();
  return (
    <>
      {works.length > 0 ? (
        <section aria-labelledby="work-heading" className="grid gap-6">
          <h2 id="work-heading" className="display text-4xl sm:text-5xl">
            {t.finishedWork}
          </h2>
          <WorkList works={works} />
        </section>
      ) : (
        <>
          <div className="grid gap-2">
            <p className="font-semibold text-xl">{t.none}</p>
            <p>
              {t.noneAdvice} <PhoneLink className="link" />
            </p>
          </div>
          {instead}
        </>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="reviews-heading" className="grid gap-6">
          <h2 id="reviews-heading" className="display text-4xl sm:text-5xl">
            {t.reviews}
          </h2>
          <ReviewList reviews={reviews} />
        </section>
      )}
    </>
  );
}
