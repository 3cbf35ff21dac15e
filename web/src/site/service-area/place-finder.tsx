import { type FormEvent, useId } from 'react';
import type { PlaceAnswer } from '#shared/service-area/find-place.ts';
import { PlaceAnswerNote } from '#site/places/place-answer-note.tsx';
import { placesTexts } from '#site/places/places-texts.ts';
import { serviceAreaTexts } from './service-area-texts.tsx';

type PlaceFinderProps = {
  query: string;
  onQuery: (query: string) => void;
  answer: PlaceAnswer;
  status: 'idle' | 'loading' | 'failed' | 'ready';
  onLoad: () => void;
};

/** Answers "Do you come to me?" for a ZIP code or town while typing. */
export function PlaceFinder({ query, onQuery, answer, status, onLoad }: PlaceFinderProps) {
  const texts = serviceAreaTexts();
  const id = useId();
  const hintId = `${id}-hint`;
  const keepOpen = (event: FormEvent) => {
    event.preventDefault();
    onLoad();
  };
  return (
    <form onSubmit={keepOpen} className="grid gap-2" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="display text-2xl">
        {texts.doYouCome}
      </h3>
      <label htmlFor={id} className="font-semibold">
        {texts.zipOrTown}
      </label>
      <input
        id={id}
        type="text"
        className="input w-full text-base"
        autoComplete="postal-code"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        aria-describedby={hintId}
        value={query}
        onFocus={onLoad}
        onChange={(event) => {
          onQuery(event.target.value);
          // A field in a background window gets input without focus.
          if (status === 'idle') onLoad();
        }}
      />
      <p id={hintId} className="text-sm text-base-content/75">
        {texts.forExample}
      </p>
      <div aria-live="polite" className="grid gap-2">
        {status === 'loading' && query !== '' && <p>{placesTexts().looking}</p>}
        {status === 'failed' && (
          <p className="flex flex-wrap items-center gap-3">
            {placesTexts().notLoaded}
            <button type="button" className="btn btn-sm min-h-11" onClick={onLoad}>
              {texts.tryAgain}
            </button>
          </p>
        )}
        {status === 'ready' && <PlaceAnswerNote answer={answer} onChoose={onQuery} />}
      </div>
    </form>
  );
}
