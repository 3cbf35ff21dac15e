import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { milesBetween } from '@welding/domain/business/service-area';
import { business } from '@welding/domain/values/business';
import { geoBounds, geoCentroid, geoPath } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { createMapProjection, mapSize, unitsPerMile } from './projection.ts';
import { simplifyPath } from './simplify-path.ts';

type CountyTopology = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
}>;

/** A county near the map. `id` is its FIPS code. */
export type County = {
  readonly id: string;
  readonly name: string;
  readonly center: { readonly latitude: number; readonly longitude: number };
  /** The distance in miles from the service center to the county's farthest corner. */
  readonly farthestMiles: number;
};

const reachMiles = (mapSize / unitsPerMile / 2) * Math.SQRT2;

/** The Census's cartographic boundaries end at the shoreline, so the area outside the counties is Lake Michigan. */
function readTopology(): CountyTopology {
  const topology: CountyTopology = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json')), 'utf8'),
  );
  return topology;
}

function shapeOf(topology: CountyTopology, geometry: GeometryObject): Polygon | MultiPolygon | null {
  if (geometry.type === 'Polygon') return feature(topology, geometry).geometry;
  if (geometry.type === 'MultiPolygon') return feature(topology, geometry).geometry;
  return null;
}

const milesFromCenter = ([longitude = 0, latitude = 0]: readonly number[]) =>
  milesBetween(business.serviceCenter, { latitude, longitude });

function isNearMap(shape: Polygon | MultiPolygon): boolean {
  const [[west, south], [east, north]] = geoBounds(shape);
  const { latitude, longitude } = business.serviceCenter;
  const nearest = [Math.min(Math.max(longitude, west), east), Math.min(Math.max(latitude, south), north)];
  return milesFromCenter(nearest) <= reachMiles;
}

/** Path data of the map's land and borders in whole map units, and their counties. */
export function drawCountyBorders(): {
  land: string;
  countyBorders: string;
  stateBorders: string;
  counties: County[];
} {
  const topology = readTopology();
  const near = topology.objects.counties.geometries.flatMap((geometry) => {
    const shape = shapeOf(topology, geometry);
    if (!shape || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return [];
    return isNearMap(shape) ? [{ geometry, shape }] : [];
  });
  const shown: CountyTopology['objects']['counties'] = {
    type: 'GeometryCollection',
    geometries: near.map(({ geometry }) => geometry),
  };
  const stateOf = (geometry: { id?: string | number | undefined }) => String(geometry.id).slice(0, 2);
  const draw = geoPath(createMapProjection()).digits(0);
  return {
    land: simplifyPath(
      draw(
        merge(
          topology,
          near.map(({ geometry }) => geometry),
        ),
      ),
    ),
    countyBorders: simplifyPath(draw(mesh(topology, shown, (a, b) => a !== b && stateOf(a) === stateOf(b)))),
    stateBorders: simplifyPath(draw(mesh(topology, shown, (a, b) => stateOf(a) !== stateOf(b)))),
    counties: near.map(({ geometry, shape }) => {
      const [longitude, latitude] = geoCentroid(shape);
      const corners = shape.type === 'Polygon' ? shape.coordinates.flat() : shape.coordinates.flat(2);
      return {
        id: String(geometry.id),
        name: geometry.properties?.name ?? '',
        center: { latitude, longitude },
        farthestMiles: Math.max(...corners.map(milesFromCenter)),
      };
    }),
  };
}
