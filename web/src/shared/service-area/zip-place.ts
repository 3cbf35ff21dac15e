import { locate, type Position } from '@welding/domain/business/service-area';
import { business } from '@welding/domain/values/business';

/** A place: name, state, and triples of ZIP code, latitude, longitude in thousandths of a degree from the center. */
export type PlaceZips = readonly [
  name: string,
  state: string,
  zips: readonly (readonly [string, number, number])[],
];

/** A town, or the part of it in a ZIP code, relative to the service center. */
export type FoundPlace = ReturnType<typeof locate> & {
  /** Aurora, IL, or Aurora, IL 60505. */
  readonly label: string;
};

/** Undefined for a ZIP code not in `places`. */
export function locateZip(places: readonly PlaceZips[], zip: string): FoundPlace | undefined {
  for (const place of places) {
    const found = place[2].find(([code]) => code === zip);
    if (found) return { label: `${placeLabel(place)} ${zip}`, ...locate(positionOf(found)) };
  }
  return undefined;
}

export function placeLabel([name, state]: PlaceZips): string {
  return `${name}, ${state}`;
}

export function positionOf([, latitude, longitude]: PlaceZips[2][number]): Position {
  const { serviceCenter } = business;
  return {
    latitude: serviceCenter.latitude + latitude / 1000,
    longitude: serviceCenter.longitude + longitude / 1000,
  };
}
