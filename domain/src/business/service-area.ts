import { business } from '../values/business.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

const compassDirections = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type CompassDirection = (typeof compassDirections)[number];

/** Earth's mean radius (IUGG) in statute miles; within 0.3 % of the ellipsoid. */
const earthRadiusMiles = 6371.0088 / 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in statute miles. */
export function milesBetween(from: Position, to: Position): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The initial great-circle bearing, in degrees clockwise from north, 0 up to 360. */
export function bearingBetween(from: Position, to: Position): number {
  const turn = radians(to.longitude - from.longitude);
  const north =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(turn);
  const east = Math.sin(turn) * Math.cos(radians(to.latitude));
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export function compassDirection(bearing: number): CompassDirection {
  return compassDirections[Math.round(bearing / 45) % 8] ?? 'north';
}

/** A place relative to the service center: specification section 9, 50 miles around Chicago. */
export function locate(place: Position): {
  miles: number;
  bearing: number;
  direction: CompassDirection;
  isInside: boolean;
} {
  const miles = milesBetween(business.serviceCenter, place);
  const bearing = bearingBetween(business.serviceCenter, place);
  return {
    miles,
    bearing,
    direction: compassDirection(bearing),
    isInside: miles <= business.serviceRadiusMiles,
  };
}
