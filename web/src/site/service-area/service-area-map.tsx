import { business } from '@welding/domain/values/business';
import { useId } from 'react';
import type { FoundPlace } from '#shared/service-area/zip-place.ts';
import { centerEms, countyEms, dotEms, type LabelLayout, lakeEms, type PlacedLabel } from './drawing.ts';
import { map } from './drawn-map.ts';
import { mapTexts } from './map-texts.ts';

/** The service area with its exact circle, north up. `found` gets a pin if it is on the map. */
export function ServiceAreaMap({ found }: { found: FoundPlace | null }) {
  const descriptionId = useId();
  const t = mapTexts();
  const landId = useId();
  const radius = business.serviceRadiusMiles;
  const circle = { cx: map.size / 2, cy: map.size / 2, r: radius * map.unitsPerMile };
  return (
    <div className="@container -mx-5 sm:mx-0">
      <svg
        role="img"
        aria-label={t.map}
        aria-describedby={descriptionId}
        viewBox={`0 0 ${map.size} ${map.size}`}
        className="block w-full border-y border-base-300 sm:rounded-box sm:border font-sans select-none forced-colors:border-[CanvasText] forced-colors:[&_text]:fill-[CanvasText]"
      >
        <desc id={descriptionId}>{t.mapDescription}</desc>
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

const halo = '[paint-order:stroke] stroke-base-100/70 forced-colors:stroke-[Canvas]';

/** Dots and names of one layout. Hidden from screen readers, which get the map's description. */
function MapLabels({ layout: { fontSize, towns, counties, lake } }: { layout: LabelLayout }) {
  const center = map.size / 2;
  return (
    <g fontSize={fontSize}>
      <g fontSize={fontSize * countyEms} className="fill-base-content/75">
        {counties.map((label) => (
          <MapLabel key={`${label.text}${label.x}`} label={label} />
        ))}
      </g>
      <g fontSize={fontSize * lakeEms} fontStyle="italic" className="fill-info">
        <MapLabel label={{ ...lake, text: mapTexts().lake }} />
      </g>
      {map.towns.map(({ name, x, y, isInside }) => (
        <circle
          key={name}
          cx={x}
          cy={y}
          r={fontSize * dotEms}
          className={
            isInside
              ? 'fill-base-content forced-colors:fill-[CanvasText]'
              : 'fill-base-100 stroke-base-content stroke-3 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
      <circle
        cx={center}
        cy={center}
        r={fontSize * dotEms * 2}
        className="fill-accent stroke-base-100 stroke-4"
      />
      <g strokeWidth={fontSize / 5} className={`fill-base-content font-medium ${halo}`}>
        {towns.map((label) => (
          <MapLabel
            key={label.text}
            label={label}
            fontSize={label.text === business.serviceCenter.name ? fontSize * centerEms : undefined}
          />
        ))}
      </g>
    </g>
  );
}

function MapLabel({ label, fontSize }: { label: PlacedLabel; fontSize?: number | undefined }) {
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} dominantBaseline="central" fontSize={fontSize}>
      {label.text}
    </text>
  );
}

const scaleMiles = 10;

function MapLegend({ fontSize }: { fontSize: number }) {
  const t = mapTexts();
  const margin = fontSize * 0.8;
  const tick = fontSize * 0.4;
  const bottom = map.size - margin;
  const top = margin + fontSize;
  const right = map.size - margin * 1.6;
  const northeast = (business.serviceRadiusMiles * map.unitsPerMile) / Math.SQRT2;
  return (
    <g fontSize={fontSize * 0.9} className="fill-base-content font-semibold forced-colors:fill-[CanvasText]">
      <path
        d={`M${margin},${bottom - tick}v${tick}h${scaleMiles * map.unitsPerMile}v${-tick}`}
        className="fill-none stroke-base-content stroke-4 forced-colors:stroke-[CanvasText]"
      />
      <text x={margin} y={bottom - tick * 1.8}>
        {t.scale(scaleMiles)}
      </text>
      <text x={map.size / 2 + northeast + fontSize * 0.4} y={map.size / 2 - northeast}>
        {t.radius}
      </text>
      <text x={right} y={top} textAnchor="middle">
        {t.north}
      </text>
      <path
        d={`M${right},${top + fontSize * 0.3}l${fontSize * 0.5},${fontSize * 1.5}l${-fontSize * 0.5},${-fontSize * 0.4}l${-fontSize * 0.5},${fontSize * 0.4}z`}
      />
    </g>
  );
}
