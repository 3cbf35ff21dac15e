import { useEffect, useId, useRef, useState } from 'react';
import { fetchAhead } from '#shared/ui/use-preload.ts';
import { placesTexts } from './places-texts.ts';
import { prepareZipAnswer, ZipAnswerPlace } from './zip-answer-place.tsx';

/** "Do you come to me?" with its answer. `onZip` gets the typed text. */
export function ZipQuestion({ onZip }: { onZip: (zip: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState('');
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
        onChange={({ target }) => take(target.value)}
      />
      <ZipAnswerPlace zip={zip} />
    </div>
  );
}
