import { useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { fetchAhead } from '#shared/ui/load-moments.ts';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { placesTexts } from './places-texts.ts';

const ZipAnswer = lazyPart(async () => (await import('./place-answer.tsx')).ZipAnswer, {
  waiting: <p>{placesTexts().looking}</p>,
});

/** Preloads the answer's code for a visitor about to type. */
export const prepareZipAnswer = ZipAnswer.preload;

type ZipAnswerPlaceProps = {
  zip: string;
  /** The field lost the focus. */
  isLeft?: boolean;
  /** The answer is announced elsewhere on the page. */
  isSilent?: boolean;
};

/** The answer to a ZIP code; empty below five digits. */
export function ZipAnswerPlace({ zip, isLeft = false, isSilent = false }: ZipAnswerPlaceProps) {
  // A ZIP code may have been typed before this code loaded.
  const isHydrated = useHydrated();
  const isWhole = /^\d{5}/.test(zip.trim());
  return (
    <div aria-live={isSilent ? 'off' : 'polite'} className="empty:hidden">
      {isHydrated && isWhole && <ZipAnswer zip={zip} />}
      {isLeft && !isWhole && zip.trim() && <p>{placesTexts().fiveDigits}</p>}
    </div>
  );
}

/** "Do you come to me?" with its answer. `onZip` gets the typed text. */
export function ZipQuestion({ onZip }: { onZip: (zip: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState('');
  const [isLeft, setLeft] = useState(false);
  const take = (typed: string) => {
    setZip(typed);
    onZip(typed);
  };
  // A visitor may have typed before this code loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (input.current?.value) take(input.current.value);
  }, []);
  return (
    <div className="grid max-w-[34rem] gap-2">
      <label htmlFor={id} className="font-semibold">
        {placesTexts().doYouCome}
      </label>
      <input
        ref={input}
        id={id}
        className="input max-w-40 text-xl tracking-wider"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        onFocus={() => void fetchAhead(prepareZipAnswer)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setLeft(false);
          take(target.value);
        }}
      />
      <ZipAnswerPlace zip={zip} isLeft={isLeft} />
    </div>
  );
}
