import { useCallback, useEffect, useMemo, useState } from 'react';
import { findPlace, type PlaceAnswer } from './find-place.ts';
import type { PlaceZips } from './zip-place.ts';

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

type ZipPlaces =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; places: readonly PlaceZips[] };

/** The region's ZIP codes, fetched by `load`, which retries after a failure. */
export function useZipPlaces(): ZipPlaces & { load: () => void } {
  const [state, setState] = useState<ZipPlaces>({ status: 'idle' });
  const load = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    import('./zip-places.ts').then(
      ({ zipPlaces }) => setState({ status: 'ready', places: zipPlaces }),
      () => setState({ status: 'failed' }),
    );
  }, []);
  return { ...state, load };
}
