import { useEffect, useMemo } from 'react';
import { findPlace, type PlaceAnswer } from './find-place.ts';
import { useZipPlaces } from './use-zip-places.ts';

type AskedPlace = {
  /** Undefined before an answer, and if the places did not load. */
  readonly answer: PlaceAnswer | undefined;
  readonly miles: number | undefined;
};

/** The place of a job, by ZIP code or town. Fetches the places with the first letter typed. */
export function usePlace(zip: string, town: string): AskedPlace {
  const zipPlaces = useZipPlaces();
  const { status, load } = zipPlaces;
  const query = zip.trim() || town.trim();
  useEffect(() => {
    if (query !== '' && status === 'idle') load();
  }, [query, status, load]);
  const places = zipPlaces.status === 'ready' ? zipPlaces.places : undefined;
  return useMemo(() => {
    const answer = places && query !== '' ? findPlace(places, query) : undefined;
    return { answer, miles: answer?.kind === 'found' ? answer.place.miles : undefined };
  }, [places, query]);
}
