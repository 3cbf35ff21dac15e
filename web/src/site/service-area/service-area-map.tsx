import { business } from '@welding/domain/values/business';
import { useId } from 'react';
import type { FoundPlace } from '#shared/service-area/zip-place.ts';
import { map } from './drawn-map.ts';
import { MapLabels } from './map-labels.tsx';
import { MapLegend } from './map-legend.tsx';
import { mapTexts } from './map-texts.ts';

/** The service area with its exact circle, north up. `found` gets a pin if it is on the map. */
export function ServiceAreaMap({ found }: { found: FoundPlace | null }) {
  const descriptionId = useId();
  const texts = mapTexts();
  const landId = useId();
  const radius = business.serviceRadiusMiles;
  const circle = { cx: map.size / 2, cy: map.size / 2, r: radius * map.unitsPerMile };
  return (
    <div className="@container -mx-5 sm:mx-0">
      <svg
        role="img"
        aria-label={texts.map}
        aria-describedby={descriptionId}
        viewBox={`0 0 ${map.size} ${map.size}`}
        className="block w-full border-y border-base-300 sm:rounded-box sm:border font-sans select-none forced-colors:border-[CanvasText] forced-colors:[&_text]:fill-[CanvasText]"
      >
        <desc id={descriptionId}>{texts.mapDescription}</desc>
        <rect width={map.size} height={map.size} className="fill-info/25 forced-colors:fill-[Canvas]" />
        <path
          d={map.land}
          className="fill-base-100 stroke-info/60 stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
        <clipPath id={landId}>
          <path d={map.land} />
        </clipPath>
        <circle
          {...circle}
          clipPath={`url(#${landId})`}
          className="fill-primary/15 forced-colors:fill-none"
        />
        <circle {...circle} className="fill-none stroke-accent stroke-6 forced-colors:stroke-[Highlight]" />
        <g className="fill-none stroke-base-content/35 stroke-2 forced-colors:stroke-[GrayText]">
          <path d={map.countyBorders} />
          <path d={map.stateBorders} className="stroke-4" strokeDasharray="14 8" />
        </g>
        <g className="@max-lg:hidden">
          <MapLabels layout={map.wide} />
          <MapLegend fontSize={map.wide.fontSize} />
        </g>
        <g className="@lg:hidden">
          <MapLabels layout={map.narrow} />
          <MapLegend fontSize={map.narrow.fontSize} />
        </g>
        {found && <MapPin place={found} />}
      </svg>
    </div>
  );
}

/** A pin at a looked-up place. Distances and directions from the middle are exact. */
function MapPin({ place: { miles, bearing } }: { place: FoundPlace }) {
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
