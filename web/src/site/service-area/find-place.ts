import { business } from '@welding/domain/business/business';
import { locate, type Position } from '@welding/domain/business/service-area';
import type { ZipPlace } from './drawing.ts';
import { normalizePlaceName, readPlaceQuery } from './place-name.ts';

/** A town, or the part of it that a ZIP code covers, as seen from the service centre. */
export type FoundPlace = ReturnType<typeof locate> & {
  /** Aurora, IL, or Aurora, IL 60505. */
  readonly label: string;
};

export type PlaceAnswer =
  /** Nothing was typed that could be looked up yet. */
  | { kind: 'incomplete' }
  | { kind: 'found'; place: FoundPlace }
  /** Several places could be meant. */
  | { kind: 'choices'; labels: readonly string[] }
  | { kind: 'unknown-zip'; zip: string }
  | { kind: 'unknown-town'; name: string };

const mostChoices = 6;
const fewestLetters = 2;

/** Answers "Do you come to me?" for a ZIP code, a ZIP+4 code or a town's name, whole or begun, with or without its state. */
export function findPlace(places: readonly ZipPlace[], query: string): PlaceAnswer {
  const text = query.trim();
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
    if (first) return { kind: 'choices', labels: nearestFirst(found).slice(0, mostChoices).map(labelOf) };
  }
  return { kind: 'unknown-town', name: text };
}

function findZip(places: readonly ZipPlace[], zip: string): PlaceAnswer {
  for (const place of places) {
    const found = place[2].find(([code]) => code === zip);
    if (found) {
      return { kind: 'found', place: { label: `${labelOf(place)} ${zip}`, ...locate(positionOf(found)) } };
    }
  }
  return { kind: 'unknown-zip', zip };
}

function labelOf([name, state]: ZipPlace): string {
  return `${name}, ${state}`;
}

function describeTown(place: ZipPlace): FoundPlace {
  const middles = place[2].map(positionOf);
  const mean = (pick: (position: Position) => number) =>
    middles.reduce((sum, position) => sum + pick(position), 0) / middles.length;
  return {
    label: labelOf(place),
    ...locate({ latitude: mean((at) => at.latitude), longitude: mean((at) => at.longitude) }),
  };
}

function nearestFirst(places: readonly ZipPlace[]): readonly ZipPlace[] {
  return places.toSorted((a, b) => describeTown(a).miles - describeTown(b).miles);
}

function positionOf([, latitude, longitude]: ZipPlace[2][number]): Position {
  const { serviceCenter } = business;
  return {
    latitude: serviceCenter.latitude + latitude / 1000,
    longitude: serviceCenter.longitude + longitude / 1000,
  };
}
