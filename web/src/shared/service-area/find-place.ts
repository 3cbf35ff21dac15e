import { locate, type Position } from '@welding/domain/business/service-area';
import { withoutInvisible } from '@welding/domain/values/plain-letters';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FoundPlace, locateZip, type PlaceZips, placeLabel, positionOf } from './zip-place.ts';

export type PlaceAnswer =
  | { kind: 'incomplete' }
  | { kind: 'found'; place: FoundPlace }
  | { kind: 'choices'; labels: readonly string[] }
  | { kind: 'unknown-zip'; zip: string }
  | { kind: 'unknown-town'; name: string };

const mostChoices = 6;
const fewestLetters = 2;

/** Answers "Do you come to me?" for a ZIP code, ZIP+4, or a full or partial town name, with or without state. */
export function findPlace(places: readonly PlaceZips[], query: string): PlaceAnswer {
  const text = withoutInvisible(query).trim();
  const digits = /^(\d{1,5})(-?\d{0,4})$/.exec(text)?.[1];
  if (digits !== undefined) return digits.length === 5 ? findZip(places, digits) : { kind: 'incomplete' };
  const { name, state } = readPlaceQuery(text);
  if (name.length < fewestLetters) return { kind: 'incomplete' };
  const inState = state ? places.filter((place) => place[1] === state) : places;
  const named = inState.map((place) => ({ place, known: normalizePlaceName(place[0]) }));
  const steps = [
    (known: string) => known === name,
    (known: string) => known.startsWith(name),
    (known: string) => known.includes(` ${name}`),
  ];
  for (const matches of steps) {
    const found = named.filter(({ known }) => matches(known)).map(({ place }) => place);
    const [first, ...others] = found;
    if (first && others.length === 0) return { kind: 'found', place: describeTown(first) };
    if (first) return { kind: 'choices', labels: nearestFirst(found).slice(0, mostChoices).map(placeLabel) };
  }
  return { kind: 'unknown-town', name: text };
}

function findZip(places: readonly PlaceZips[], zip: string): PlaceAnswer {
  const place = locateZip(places, zip);
  return place ? { kind: 'found', place } : { kind: 'unknown-zip', zip };
}

function describeTown(place: PlaceZips): FoundPlace {
  const middles = place[2].map(positionOf);
  const mean = (pick: (position: Position) => number) =>
    middles.reduce((sum, position) => sum + pick(position), 0) / middles.length;
  return {
    label: placeLabel(place),
    ...locate({ latitude: mean((at) => at.latitude), longitude: mean((at) => at.longitude) }),
  };
}

function nearestFirst(places: readonly PlaceZips[]): readonly PlaceZips[] {
  return places.toSorted((a, b) => describeTown(a).miles - describeTown(b).miles);
}

const abbreviations: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  hts: 'heights',
};

const states: Readonly<Record<string, string>> = {
  il: 'IL',
  illinois: 'IL',
  in: 'IN',
  indiana: 'IN',
  wi: 'WI',
  wisconsin: 'WI',
  mi: 'MI',
  michigan: 'MI',
};

/** A name for comparison: lower case, without accents and punctuation, "St." spelled out. */
function normalizePlaceName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}

/** Splits typed text into a town and an optional state ("Lowell, IN"). */
function readPlaceQuery(text: string): { name: string; state: string | null } {
  const words = normalizePlaceName(text).split(' ');
  const state = words.length > 1 ? (states[words.at(-1) ?? ''] ?? null) : null;
  return { name: (state ? words.slice(0, -1) : words).join(' '), state };
}

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
