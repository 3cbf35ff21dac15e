import { type FormEvent, useId, useMemo, useState } from 'react';
import { findPlace, type PlaceAnswer, useZipPlaces } from '#shared/service-area/find-place.ts';
import { CallLink, PlaceAnswerNote } from '#site/places/place-answer.tsx';
import { placesTexts } from '#site/places/places-texts.ts';
import type { CoveredCounty } from './drawing.ts';
import { regions } from './drawn-map.ts';
import { ServiceAreaMap } from './service-area-map.tsx';
import { serviceAreaTexts } from './service-area-texts.tsx';

export function ServiceArea() {
  const t = serviceAreaTexts();
  const [query, setQuery] = useState('');
  const zipPlaces = useZipPlaces();
  const places = zipPlaces.status === 'ready' ? zipPlaces.places : null;
  const answer = useMemo<PlaceAnswer>(
    () => (places ? findPlace(places, query) : { kind: 'incomplete' }),
    [places, query],
  );
  return (
    <div className="grid gap-8 pt-4">
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="order-2 lg:order-1">
          <ServiceAreaMap found={answer.kind === 'found' ? answer.place : null} />
        </div>
        <div className="order-1 grid content-start gap-6 lg:order-2">
          <p>{t.measuredFrom()}</p>
          <PlaceFinder
            query={query}
            onQuery={setQuery}
            answer={answer}
            status={zipPlaces.status}
            onLoad={zipPlaces.load}
          />
        </div>
      </div>
      <section className="grid gap-4" aria-label={t.coverage}>
        <h3 className="display text-2xl">{t.whereWeWork}</h3>
        <CoverageList />
      </section>
      <section className="grid gap-3 rounded-box bg-base-200 p-4">
        <h3 className="display text-2xl">{t.outside}</h3>
        <p>{t.specialArrangements}</p>
        <CallLink />
      </section>
      <p className="text-sm text-base-content/75">
        {t.sources(
          <a className="link" href="https://www.geonames.org/" rel="noreferrer" target="_blank">
            GeoNames
          </a>,
        )}
      </p>
    </div>
  );
}

function CoverageList() {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {regions.map((region) => (
        <section key={region.of}>
          <h4 className="font-semibold">{serviceAreaTexts().regions[region.of]}</h4>
          {region.counties.map((county) => (
            <CountyTowns key={county.name + county.state} county={county} />
          ))}
        </section>
      ))}
    </div>
  );
}

function CountyTowns({ county: { name, state, isWhole, towns } }: { county: CoveredCounty }) {
  const t = serviceAreaTexts();
  return (
    <details className="border-b border-base-300">
      <summary className="min-h-11 cursor-pointer content-center py-2">
        {t.county(name, state)}{' '}
        <span className="text-sm text-base-content/75">
          {isWhole ? t.allOfCounty(towns.length) : t.partOfCounty(towns.length)}
        </span>
      </summary>
      <ul className="flex flex-wrap gap-x-2 gap-y-1 pb-3 text-sm">
        {towns.map((town, index) => (
          <li key={town}>
            {town}
            {index < towns.length - 1 && ','}
          </li>
        ))}
      </ul>
    </details>
  );
}

type PlaceFinderProps = {
  query: string;
  onQuery: (query: string) => void;
  answer: PlaceAnswer;
  status: 'idle' | 'loading' | 'failed' | 'ready';
  onLoad: () => void;
};

/** Answers "Do you come to me?" for a ZIP code or town while typing. */
function PlaceFinder({ query, onQuery, answer, status, onLoad }: PlaceFinderProps) {
  const t = serviceAreaTexts();
  const id = useId();
  const hintId = `${id}-hint`;
  const keepOpen = (event: FormEvent) => {
    event.preventDefault();
    onLoad();
  };
  return (
    <form onSubmit={keepOpen} className="grid gap-2" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="display text-2xl">
        {t.doYouCome}
      </h3>
      <label htmlFor={id} className="font-semibold">
        {t.zipOrTown}
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
        {t.forExample}
      </p>
      <div aria-live="polite" className="grid gap-2">
        {status === 'loading' && query !== '' && <p>{placesTexts().looking}</p>}
        {status === 'failed' && (
          <p className="flex flex-wrap items-center gap-3">
            {placesTexts().notLoaded}
            <button type="button" className="btn btn-sm min-h-11" onClick={onLoad}>
              {t.tryAgain}
            </button>
          </p>
        )}
        {status === 'ready' && <PlaceAnswerNote answer={answer} onChoose={onQuery} />}
      </div>
    </form>
  );
}
