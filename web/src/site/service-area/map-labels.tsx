import { business } from '@welding/domain/values/business';
import type { LabelLayout, PlacedLabel } from './drawing.ts';
import { map } from './drawn-map.ts';
import { centerEms, countyEms, dotEms, lakeEms } from './label-sizes.ts';
import { mapTexts } from './map-texts.ts';

const halo = '[paint-order:stroke] stroke-base-100/70 forced-colors:stroke-[Canvas]';

/** Dots and names of one layout. Hidden from screen readers, which get the map's description. */
export function MapLabels({ layout: { fontSize, towns, counties, lake } }: { layout: LabelLayout }) {
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
