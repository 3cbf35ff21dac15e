import { milesBetween, type Position } from '@welding/domain/business/service-area';
import { business } from '@welding/domain/values/business';
import { type GeoProjection, geoAzimuthalEquidistant } from 'd3-geo';

/** A tenth of a mile is fine enough for a map of some 600 pixels, and makes short whole numbers. */
export const unitsPerMile = 10;

/** The map reaches this far past the radius, so that the circle has air around it. */
const marginMiles = 7;

export const mapSize = 2 * (business.serviceRadiusMiles + marginMiles) * unitsPerMile;

const { latitude, longitude } = business.serviceCenter;
const milesPerRadian =
  milesBetween({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 }) / (Math.PI / 2);

/**
 * Azimuthal equidistant around the center: distances and directions from it are true, so the radius is a true circle.
 * Map units, cut at the edges of the map.
 */
export function createMapProjection(): GeoProjection {
  return geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .scale(milesPerRadian * unitsPerMile)
    .translate([mapSize / 2, mapSize / 2])
    .clipExtent([
      [0, 0],
      [mapSize, mapSize],
    ]);
}

/** A place in whole map units, also when it lies beyond the map's edges. */
export function toMapPoint(place: Position): { x: number; y: number } {
  const point = createMapProjection()([place.longitude, place.latitude]);
  if (!point) throw new RangeError(`No place on the map: ${place.latitude}, ${place.longitude}`);
  return { x: Math.round(point[0]), y: Math.round(point[1]) };
}
