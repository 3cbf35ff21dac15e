import type { FoundPlace } from '#shared/service-area/zip-place.ts';
import { map } from './drawn-map.ts';

/** A pin at a place that was looked up: the map's distances and directions from its middle are true. */
export function MapPin({ place: { miles, bearing } }: { place: FoundPlace }) {
  const angle = (bearing * Math.PI) / 180;
  const x = Math.round(map.size / 2 + miles * map.unitsPerMile * Math.sin(angle));
  const y = Math.round(map.size / 2 - miles * map.unitsPerMile * Math.cos(angle));
  if (x < 0 || y < 0 || x > map.size || y > map.size) return null;
  return (
    <path
      data-testid="place-pin"
      d={`M${x},${y}c-8,-30 -34,-42 -34,-72a34,34 0 0 1 68,0c0,30 -26,42 -34,72z`}
      className="fill-error stroke-base-100 stroke-5 forced-colors:fill-[Highlight]"
    />
  );
}
