import { useEffect, useMemo } from 'react';
import { findPlace, type PlaceAnswer } from './find-place.ts';
import { useZipPlaces } from './use-zip-places.ts';

type AskedPlace = {
  /** The answer to the typed text; undefined before one, and where the list of places did not load. */
  readonly answer: PlaceAnswer | undefined;
  readonly miles: number | undefined;
};

/** Where a job is, by its ZIP code, else by its town; the places are fetched with the first letter typed. */
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
