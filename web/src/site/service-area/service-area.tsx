import { useMemo, useState } from 'react';
import { findPlace, type PlaceAnswer } from '#shared/service-area/find-place.ts';
import { useZipPlaces } from '#shared/service-area/use-zip-places.ts';
import { CallLink } from '#site/places/call-link.tsx';
import { CoverageList } from './coverage-list.tsx';
import { PlaceFinder } from './place-finder.tsx';
import { ServiceAreaMap } from './service-area-map.tsx';
import { serviceAreaTexts } from './service-area-texts.tsx';

export function ServiceArea() {
  const texts = serviceAreaTexts();
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
          <p>{texts.measuredFrom()}</p>
          <PlaceFinder
            query={query}
            onQuery={setQuery}
            answer={answer}
            status={zipPlaces.status}
            onLoad={zipPlaces.load}
          />
        </div>
      </div>
      <section className="grid gap-4" aria-label={texts.coverage}>
        <h3 className="display text-2xl">{texts.whereWeWork}</h3>
        <CoverageList />
      </section>
      <section className="grid gap-3 rounded-box bg-base-200 p-4">
        <h3 className="display text-2xl">{texts.outside}</h3>
        <p>{texts.specialArrangements}</p>
        <CallLink />
      </section>
      <p className="text-sm text-base-content/75">
        {texts.sources(
          <a className="link" href="https://www.geonames.org/" rel="noreferrer" target="_blank">
            GeoNames
          </a>,
        )}
      </p>
    </div>
  );
}
