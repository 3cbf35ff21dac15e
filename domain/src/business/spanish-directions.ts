import type { CompassDirection } from './service-area.ts';

/** Directions within a Spanish sentence. Only for `*-texts.ts`. */
export const spanishDirections: Readonly<Record<CompassDirection, string>> = {
  north: 'al norte',
  northeast: 'al noreste',
  east: 'al este',
  southeast: 'al sureste',
  south: 'al sur',
  southwest: 'al suroeste',
  west: 'al oeste',
  northwest: 'al noroeste',
};
