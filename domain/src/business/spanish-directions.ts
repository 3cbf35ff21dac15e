import type { CompassDirection } from './service-area.ts';

/** Which way a place lies, as a Spanish sentence goes on with it: for the catalogues `*-texts.ts` alone. */
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
