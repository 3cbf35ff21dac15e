import { milesBetween, type Position } from '@welding/domain/business/service-area';
import { business } from '@welding/domain/values/business';
import { type GeoProjection, geoAzimuthalEquidistant } from 'd3-geo';

/** A tenth of a mile is precise enough for a map of about 600 pixels and gives short whole numbers. */
export const unitsPerMile = 10;

/** The margin of the map around the radius. */
const marginMiles = 7;

export const mapSize = 2 * (business.serviceRadiusMiles + marginMiles) * unitsPerMile;

const { latitude, longitude } = business.serviceCenter;
const milesPerRadian =
  milesBetween({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 }) / (Math.PI / 2);

/**
 * Azimuthal equidistant around the center: distances and directions from it are true, so the radius is a true circle. In map
 * units, clipped to the map.
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

/** A place in whole map units, also outside the map. */
export function toMapPoint(place: Position): { x: number; y: number } {
  const point = createMapProjection()([place.longitude, place.latitude]);
  if (!point) throw new RangeError(`No place on the map: ${place.latitude}, ${place.longitude}`);
  return { x: Math.round(point[0]), y: Math.round(point[1]) };
}
